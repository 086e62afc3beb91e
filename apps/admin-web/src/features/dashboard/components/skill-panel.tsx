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
  const sections = useExamsOfSkill(skill);
  return (
    <Paper withBorder p="lg" radius="md">
      <Stack>
        <Group justify="space-between" align="baseline">
          <div>
            <Text c="dimmed">{texts.dashboard.count[skill]}</Text>
            <Text fz="2.25rem" fw={700} lh={1.2}>
              {sections.data?.length ?? '–'}
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
        <QueryStatus query={sections} loading={texts.exams.loading} failed={texts.exams.failed} />
        {sections.data?.length === 0 && (
          <EmptyState title={texts.dashboard.none[skill]} action={<CreateExamButton skill={skill} />} />
        )}
        {sections.data?.slice(0, RECENT).map((section) => (
          <RecentExam key={section.id} section={section} skill={skill} />
        ))}
      </Stack>
    </Paper>
  );
}

function RecentExam({ section, skill }: { readonly section: AdminSectionListRow; readonly skill: MarkedSkill }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{section.title}</Text>
        <Text c="dimmed" size="sm">
          {partLabel(skill, section.part_number)}
        </Text>
      </div>
      <Anchor component={Link} to={editExamPath(skill, section.id)} aria-label={`${texts.exams.edit} ${section.title}`}>
        {texts.exams.edit}
      </Anchor>
    </Group>
  );
}
