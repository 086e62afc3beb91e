import type { Draft } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ASSESSING_PATH, SECOND_OPINIONS_PATH } from '../../../shared/assessing/paths.ts';
import { useTextCounts } from '../../../shared/assessing/queue.ts';
import { useDraftPath, useDrafts } from '../../../shared/exams/drafts.ts';
import { useExamFindings } from '../../../shared/exams/exam-list.ts';
import { examsPath, examsWithFindingsPath } from '../../../shared/exams/paths.ts';
import { PROBLEMS_PATH } from '../../../shared/problems/paths.ts';
import { useProblems } from '../../../shared/problems/problems.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** Drafts shown. */
const SHOWN = 5;

const { attention } = texts.dashboard;

/** Open work: texts to assess, reports of learners, failed scheduled publications, drafts, and tests with findings. Empty without any. */
export function AttentionPanel() {
  const query = useDrafts();
  const findings = useExamFindings();
  const drafts = query.data ?? [];
  const skills = findings.data ?? [];
  const reports = useProblems({}).data?.counts.open ?? 0;
  const { waiting, second_opinion: opinions } = useTextCounts();
  if (drafts.length + skills.length + reports + waiting + opinions === 0 && !query.isError && !findings.isError)
    return null;
  const sorted = [...drafts].sort((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {attention.heading}
        </Title>
        {waiting > 0 && (
          <Open text={attention.submissions(waiting)} to={ASSESSING_PATH} label={attention.showSubmissions} />
        )}
        {opinions > 0 && (
          <Open text={attention.opinions(opinions)} to={SECOND_OPINIONS_PATH} label={attention.showOpinions} />
        )}
        {reports > 0 && <Open text={attention.reports(reports)} to={PROBLEMS_PATH} label={attention.showReports} />}
        <QueryStatus query={query} failed={texts.lifecycle.draftsFailed} />
        <List spacing="sm" listStyleType="none" hidden={drafts.length === 0}>
          {sorted.slice(0, SHOWN).map((draft) => (
            <List.Item key={draft.id}>
              <AttentionLine draft={draft} />
            </List.Item>
          ))}
        </List>
        {drafts.length > SHOWN && <Text c="dimmed">{attention.more(drafts.length - SHOWN)}</Text>}
        <QueryStatus query={findings} failed={attention.findingsFailed} />
        <List spacing="sm" listStyleType="none" hidden={skills.length === 0}>
          {skills.map(({ skill, count }) => (
            <List.Item key={skill}>
              <Open
                text={attention.findings(skill, count)}
                to={examsWithFindingsPath(skill)}
                label={attention.showOf(skill)}
              />
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

interface OpenProps {
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

/** Open work with a link to it. */
function Open({ text, to, label }: OpenProps) {
  return (
    <Group gap="xs">
      <Text>{text}</Text>
      <Anchor component={Link} to={to} aria-label={label}>
        {attention.show}
      </Anchor>
    </Group>
  );
}

function AttentionLine({ draft }: { readonly draft: Draft }) {
  const { skill, title, exam_id, failure } = draft;
  const name = title || texts.lifecycle.untitled;
  const path = useDraftPath(draft) ?? examsPath(skill);
  return (
    <>
      <Group gap="xs">
        <Text style={{ overflowWrap: 'anywhere' }} fw={failure ? 600 : 400}>
          {failure ? attention.failed(name) : exam_id === null ? attention.draft(name) : attention.changed(name)}
        </Text>
        <Anchor component={Link} to={path} aria-label={`${attention.open}: ${texts.exams.skills[skill]}, ${name}`}>
          {attention.open}
        </Anchor>
      </Group>
      {failure && (
        <Text size="sm" c="dimmed">
          {failure.message}
        </Text>
      )}
    </>
  );
}
