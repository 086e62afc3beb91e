import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import { skills, type Skill } from '@bandwise/domain';
import { Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { ListTable, type Column } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { RowControls } from '../row-actions/row-controls.tsx';
import type { ListedTest } from '../row-actions/row-action.ts';
import { StateBadge } from '../../../shared/exams/state-badge.tsx';

type Section = AdminSectionListRow;

const { columns } = texts.exams;

interface PartsTableProps {
  readonly sections: readonly Section[];
  /** All rows: a full test's other parts are among them. */
  readonly siblings: readonly Section[];
  readonly skill: Skill;
}

/** Phones show the name and the actions of a row, tablets some columns, and wide screens all of them. */
export function PartsTable({ sections, siblings, skill }: PartsTableProps) {
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
        { head: columns.part, isWide: 'lg', render: ({ part_number }) => partLabel(skill, part_number) },
        ...(skills[skill].isMarked ? answers : []),
        { head: columns.created, isWide: 'lg', render: ({ created_at }) => <Moment at={created_at} /> },
        {
          head: columns.actions,
          render: (section) => <RowControls test={listedPart(section, siblings, skill)} />,
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
        {section.state === 'archived' && <StateBadge state={section.state} />}
        {section.locked && <IconLock size={16} role="img" aria-label={texts.exams.locked} />}
      </Group>
      <Text size="sm" c="dimmed" hiddenFrom="lg">
        {partLabel(skill, section.part_number)} · <Moment at={section.created_at} />
      </Text>
    </>
  );
}

function listedPart(part: Section, siblings: readonly Section[], skill: Skill): ListedTest {
  const { exam_id, revision, state, title } = part;
  const parts = siblings.filter((one) => one.exam_id === exam_id).sort((a, b) => a.part_number - b.part_number);
  return { skill, exam_id, revision, state, title, parts, part };
}
