import type { Draft } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ASSESSING_PATH } from '../../../shared/assessing/paths.ts';
import { useWaitingTexts } from '../../../shared/assessing/queue.ts';
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
  const submissions = useWaitingTexts();
  if (drafts.length + skills.length + reports + submissions === 0 && !query.isError && !findings.isError) return null;
  const sorted = [...drafts].sort((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {attention.heading}
        </Title>
        {submissions > 0 && (
          <Group gap="xs">
            <Text>{attention.texts(submissions)}</Text>
            <Anchor component={Link} to={ASSESSING_PATH} aria-label={attention.showTexts}>
              {attention.show}
            </Anchor>
          </Group>
        )}
        {reports > 0 && (
          <Group gap="xs">
            <Text>{attention.reports(reports)}</Text>
            <Anchor component={Link} to={PROBLEMS_PATH} aria-label={attention.showReports}>
              {attention.show}
            </Anchor>
          </Group>
        )}
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
              <Group gap="xs">
                <Text>{attention.findings(skill, count)}</Text>
                <Anchor component={Link} to={examsWithFindingsPath(skill)} aria-label={attention.showOf(skill)}>
                  {attention.show}
                </Anchor>
              </Group>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
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
