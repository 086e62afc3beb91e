import type { ListedClass } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Group, List, Table, Text, Title } from '@mantine/core';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useShare } from './share-calls.ts';

const words = texts.assessing.share;

interface WaitingListProps {
  /** Absent: all learners of the caller, and assessors for whom something waits, if there are any. */
  readonly of: Pick<ListedClass, 'id' | 'name'> | undefined;
}

/** The number of waiting submissions by assessor: a table, or a list on a phone. */
export function WaitingList({ of }: WaitingListProps) {
  const share = useShare({ class: of?.id });
  const callerId = useCurrentUser().data?.id;
  // Nothing has been shared out.
  if (!of && !share.isError && !share.data?.assessors.some(({ waiting }) => waiting > 0)) return null;
  const rows = share.data
    ? [
        ...share.data.assessors
          .filter(({ id, waiting }) => of !== undefined || id === callerId || waiting > 0)
          .map(({ id, name, waiting }) => ({ id, name: id === callerId ? texts.assessing.you : name, waiting })),
        { id: '', name: texts.assessing.shares.none, waiting: share.data.unshared },
      ]
    : [];
  return (
    <Card as="section" aria-labelledby="waiting-by-assessor">
      <Title order={2} size="h4" id="waiting-by-assessor" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {of ? words.waitingOf(of.name) : words.waitingOfAll}
      </Title>
      <QueryStatus query={share} loading={words.loading} failed={words.loadFailed} />
      {rows.length > 0 && (
        <>
          <Table visibleFrom="sm" maw={480}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.assessing.assignedTo}</Table.Th>
                <Table.Th ta="end">{words.waiting}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, name, waiting }) => (
                <Table.Tr key={id}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td ta="end">{waiting}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <List
            listStyleType="none"
            hiddenFrom="sm"
            styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
          >
            {rows.map(({ id, name, waiting }) => (
              <List.Item key={id}>
                <Group justify="space-between" wrap="nowrap">
                  <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
                  <Text flex="none">{words.waitingCount(waiting)}</Text>
                </Group>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Card>
  );
}
