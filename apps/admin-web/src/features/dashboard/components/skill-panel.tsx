import type { ListedExam } from '@bandwise/api-contract/admin';
import type { MarkedSkill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { editExamPath, examsPath } from '../../../shared/exams/paths.ts';
import { useExamList } from '../../../shared/exams/exam-list.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** The most recent tests: as many as a page has (administrator specification, section 9). */
const RECENT = { sort: 'created', order: 'desc', page: 1 } as const;

export function SkillPanel({ skill }: { readonly skill: MarkedSkill }) {
  const tests = useExamList({ skill, ...RECENT });
  return (
    <Card>
      <Stack>
        <Group justify="space-between" align="flex-start">
          <Group gap="md" wrap="nowrap">
            <SkillIcon skill={skill} />
            <div>
              <Text c="dimmed">{texts.dashboard.count[skill]}</Text>
              <Text fz="2.25rem" fw={700} lh={1.2}>
                {tests.data?.total ?? '–'}
              </Text>
            </div>
          </Group>
          <Anchor
            component={Link}
            to={examsPath(skill)}
            aria-label={`${texts.dashboard.viewAll}: ${texts.dashboard.count[skill]}`}
          >
            {texts.dashboard.viewAll}
          </Anchor>
        </Group>
        <Title order={2} size="h4">
          {texts.dashboard.recent[skill]}
        </Title>
        <QueryStatus query={tests} loading={texts.exams.loading} failed={texts.exams.failed} />
        {tests.data?.total === 0 && (
          <EmptyState title={texts.dashboard.none[skill]} action={<CreateExamButton skill={skill} />} />
        )}
        {tests.data?.exams.map((exam) => (
          <RecentExam key={exam.exam_id} exam={exam} skill={skill} />
        ))}
      </Stack>
    </Card>
  );
}

function RecentExam({ exam: { title, parts }, skill }: { readonly exam: ListedExam; readonly skill: MarkedSkill }) {
  const [first] = parts;
  if (!first) return null;
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" size="sm">
          {parts.length === 1 ? partLabel(skill, first.part_number) : texts.exams.partCount(parts.length)}
        </Text>
      </div>
      <Anchor component={Link} to={editExamPath(skill, first.id)} aria-label={`${texts.exams.edit} ${title}`}>
        {texts.exams.edit}
      </Anchor>
    </Group>
  );
}
