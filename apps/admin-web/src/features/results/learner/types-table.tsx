import type { LearnerResults } from '@bandwise/api-contract/admin';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { percent } from './skills-table.tsx';

type Types = LearnerResults['stats']['types'];

const words = texts.results.learner;
const { typeColumns: columns } = words;

/** The question types that were met, the weakest first. Nothing before one was. */
export function TypesTable({ types }: { readonly types: Types }) {
  if (types.length === 0) return null;
  const share = ({ marks, total }: Types[number]) => (total === 0 ? 0 : marks / total);
  const rows = [...types].sort((a, b) => share(a) - share(b)).map((tally) => ({ id: tally.type, tally }));
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {words.types}
        </Title>
        <Text c="dimmed" size="sm">
          {words.typesHint}
        </Text>
      </div>
      <ListTable
        label={words.types}
        rows={rows}
        columns={[
          { head: columns.type, render: ({ tally: { type } }) => texts.groups.types[type] },
          { head: columns.attempts, isWide: true, isNumber: true, render: ({ tally: { attempts } }) => attempts },
          {
            head: columns.right,
            width: 220,
            render: ({ tally }) => (
              <>
                {percent(tally.marks, tally.total)} ({texts.results.marks(tally.marks, tally.total)})
                <Meter percent={100 * share(tally)} />
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}
