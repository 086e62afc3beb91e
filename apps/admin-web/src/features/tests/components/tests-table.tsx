import type { AdminSectionListItem } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { Group, Table, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';

const { columns } = texts.tests;

export function TestsTable({ tests, skill }: { tests: readonly AdminSectionListItem[]; skill: Skill }) {
  const answered = skill === 'reading' || skill === 'listening';
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th>{columns.part}</Table.Th>
            {answered && <Table.Th ta="end">{columns.questions}</Table.Th>}
            {answered && <Table.Th ta="end">{columns.time}</Table.Th>}
            <Table.Th>{columns.created}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tests.map((test) => (
            <Table.Tr key={test.id}>
              <Table.Td>
                <Group gap="xs" wrap="nowrap">
                  <Text fw={600}>{test.title}</Text>
                  {test.locked && <IconLock size={16} role="img" aria-label={texts.tests.locked} />}
                </Group>
              </Table.Td>
              <Table.Td>{partLabel(skill, test.part_number)}</Table.Td>
              {answered && <Table.Td ta="end">{test.questions_count}</Table.Td>}
              {answered && <Table.Td ta="end">{test.time}</Table.Td>}
              <Table.Td>
                <time dateTime={test.created_at}>{new Date(test.created_at).toLocaleDateString('en-GB')}</time>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function partLabel(skill: Skill, part: number): string {
  return skill === 'speaking' && part === 2 ? texts.tests.speakingPart2 : texts.tests.part(part);
}
