import type { Regrade } from '@bandwise/api-contract/admin';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import { texts } from '../../shared/texts/texts.ts';

/** Rows at first, so that what is confirmed below them is not far away. */
const FEW = 10;

/** The changed results, the largest change first. */
export function ChangedResults({ regrade: { rows, sums } }: { readonly regrade: Regrade }) {
  const words = texts.regrade;
  const [isLong, setIsLong] = useState(false);
  if (rows.length === 0) return null;
  const changed = sums.gained + sums.lost;
  const shown = isLong ? rows : rows.slice(0, FEW);
  return (
    <>
      <ListTable
        label={words.table}
        rows={shown.map((row) => ({ ...row, id: row.attempt_id }))}
        columns={[
          { head: words.learner, render: ({ learner }) => learner?.name ?? texts.common.deletedUser },
          { head: words.date, isWide: true, render: ({ submitted_at }) => <Moment at={submitted_at} /> },
          { head: words.given, render: ({ given }) => (given.length === 0 ? words.blank : given.join('; ')) },
          {
            head: words.marks,
            isNumber: true,
            render: ({ marks_before, marks_after, total, bands }) => (
              <>
                {words.marksChange(marks_before, marks_after, total)}
                {bands && <Text size="sm">{words.bands(bands.before, bands.after)}</Text>}
              </>
            ),
          },
        ]}
      />
      {changed > shown.length && (
        <Group>
          <Text size="sm">{words.first(shown.length, changed)}</Text>
          {rows.length > shown.length && (
            <Button variant="default" onClick={() => setIsLong(true)}>
              {words.more}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
