import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import type { MarkedSkill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { editExamPath, examsPath } from '../../../shared/exams/paths.ts';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** Recent tests shown (administrator specification, section 9). */
const RECENT = 5;

export function SkillPanel({ skill }: { readonly skill: MarkedSkill }) {
  const tests = useExamsOfSkill(skill);
  return (
    <Paper withBorder p="lg" radius="md">
      <Stack>
        <Group justify="space-between" align="baseline">
          <div>
            <Text c="dimmed">{texts.dashboard.count[skill]}</Text>
            <Text fz="2.25rem" fw={700} lh={1.2}>
              {tests.data?.length ?? '–'}
            </Text>
          </div>
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
        {tests.data?.length === 0 && (
          <EmptyState title={texts.dashboard.none[skill]} action={<CreateExamButton skill={skill} />} />
        )}
        {tests.data?.slice(0, RECENT).map((test) => (
          <RecentExam key={test.id} test={test} skill={skill} />
        ))}
      </Stack>
    </Paper>
  );
}

function RecentExam({ test, skill }: { readonly test: AdminSectionListRow; readonly skill: MarkedSkill }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{test.title}</Text>
        <Text c="dimmed" size="sm">
          {partLabel(skill, test.part_number)}
        </Text>
      </div>
      <Anchor component={Link} to={editExamPath(skill, test.id)} aria-label={`${texts.exams.edit} ${test.title}`}>
        {texts.exams.edit}
      </Anchor>
    </Group>
  );
}
