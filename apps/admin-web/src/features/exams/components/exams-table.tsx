import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import { skills, type Skill } from '@bandwise/domain';
import { Button, Group, Table, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { editExamPath } from '../../../shared/exams/paths.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';

const { columns } = texts.exams;

interface ExamsTableProps {
  readonly tests: readonly AdminSectionListRow[];
  readonly skill: Skill;
  readonly onDelete: (test: AdminSectionListRow) => void;
}

/** On a phone, what a row is and what can be done with it; the rest where there is room. */
export function ExamsTable({ tests, skill, onDelete }: ExamsTableProps) {
  const { isMarked } = skills[skill];
  return (
    <Table.ScrollContainer minWidth={230} type="native" tabIndex={0} role="region" aria-label={texts.exams.title}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.part}</Table.Th>
            {isMarked && (
              <Table.Th ta="end" visibleFrom="sm">
                {columns.questions}
              </Table.Th>
            )}
            {isMarked && (
              <Table.Th ta="end" visibleFrom="sm">
                {columns.time}
              </Table.Th>
            )}
            <Table.Th visibleFrom="sm">{columns.created}</Table.Th>
            <Table.Th>{columns.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tests.map((test) => (
            <Table.Tr key={test.id}>
              <Table.Td>
                <Group gap="xs" wrap="nowrap">
                  <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {test.title}
                  </Text>
                  {test.locked && <IconLock size={16} role="img" aria-label={texts.exams.locked} />}
                </Group>
                <Text size="sm" c="dimmed" hiddenFrom="sm">
                  {partLabel(skill, test.part_number)}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">{partLabel(skill, test.part_number)}</Table.Td>
              {isMarked && (
                <Table.Td ta="end" visibleFrom="sm">
                  {test.questions_count}
                </Table.Td>
              )}
              {isMarked && (
                <Table.Td ta="end" visibleFrom="sm">
                  {test.time}
                </Table.Td>
              )}
              <Table.Td visibleFrom="sm">
                <time dateTime={test.created_at}>{new Date(test.created_at).toLocaleDateString('en-GB')}</time>
              </Table.Td>
              <Table.Td>
                <Group gap="xs">
                  <Button
                    component={Link}
                    to={editExamPath(skill, test.id)}
                    variant="default"
                    aria-label={`${texts.exams.edit} ${test.title}`}
                  >
                    {texts.exams.edit}
                  </Button>
                  <Button
                    variant="default"
                    onClick={() => onDelete(test)}
                    aria-label={`${texts.exams.remove} ${test.title}`}
                  >
                    {texts.exams.remove}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
