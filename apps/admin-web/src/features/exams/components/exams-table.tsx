import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import { skills, type Skill } from '@bandwise/domain';
import { Button, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Day } from '../../../shared/dates/day.tsx';
import { editExamPath } from '../../../shared/exams/paths.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { ListTable, type Column } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Section = AdminSectionListRow;

const { columns } = texts.exams;

interface ExamsTableProps {
  readonly sections: readonly Section[];
  readonly skill: Skill;
  readonly onDelete: (section: Section) => void;
}

/** On a phone, what a row is and what can be done with it; the rest where there is room. */
export function ExamsTable({ sections, skill, onDelete }: ExamsTableProps) {
  const answers: readonly Column<Section>[] = [
    { head: columns.questions, isWide: true, isNumber: true, render: (section) => section.questions_count },
    { head: columns.time, isWide: true, isNumber: true, render: (section) => section.time },
  ];
  return (
    <ListTable
      label={texts.exams.title}
      rows={sections}
      columns={[
        { head: columns.title, render: (section) => <Name section={section} skill={skill} /> },
        { head: columns.part, isWide: true, render: ({ part_number }) => partLabel(skill, part_number) },
        ...(skills[skill].isMarked ? answers : []),
        { head: columns.created, isWide: true, render: ({ created_at }) => <Day at={created_at} /> },
        {
          head: columns.actions,
          render: (section) => <Actions section={section} skill={skill} onDelete={() => onDelete(section)} />,
        },
      ]}
    />
  );
}

interface CellProps {
  readonly section: Section;
  readonly skill: Skill;
}

function Name({ section, skill }: CellProps) {
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {section.title}
        </Text>
        {section.locked && <IconLock size={16} role="img" aria-label={texts.exams.locked} />}
      </Group>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        {partLabel(skill, section.part_number)}
      </Text>
    </>
  );
}

function Actions({ section, skill, onDelete }: CellProps & { readonly onDelete: () => void }) {
  return (
    <Group gap="xs">
      <Button
        component={Link}
        to={editExamPath(skill, section.id)}
        variant="default"
        aria-label={`${texts.exams.edit} ${section.title}`}
      >
        {texts.exams.edit}
      </Button>
      <Button variant="default" onClick={onDelete} aria-label={`${texts.exams.remove} ${section.title}`}>
        {texts.exams.remove}
      </Button>
    </Group>
  );
}
