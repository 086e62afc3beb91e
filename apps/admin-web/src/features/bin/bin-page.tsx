import type { BinEntry } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRestore } from '../../shared/bin/restore.ts';
import { Pager } from '../../shared/paging/pager.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { useBin, useRemoveForGood } from './api.ts';
import { addressOf, isTaken, nameOf } from './bin-entries.ts';
import { BinTable } from './bin-table.tsx';
import { NumberDialog } from './number-dialog.tsx';

/** Deleted tests, to restore or to remove early. */
export function BinPage() {
  const [wanted, setWanted] = useState(1);
  const bin = useBin(wanted);
  const restore = useRestore();
  const removal = useRemoveForGood();
  const [doomed, setDoomed] = useState<BinEntry | null>(null);
  const [numbered, setNumbered] = useState<BinEntry | null>(null);
  const pages = bin.data?.pages ?? 1;
  // The last page has become empty.
  if (wanted > pages && !bin.isPlaceholderData) setWanted(pages);
  return (
    <Stack>
      <PageHead title={texts.bin.title} lead={texts.bin.subtitle} />
      <QueryStatus query={bin} loading={texts.bin.loading} failed={texts.bin.failed} />
      {bin.isSuccess && bin.data.total === 0 && (
        <EmptyState title={texts.bin.empty} description={texts.bin.emptyDetail} />
      )}
      {bin.isSuccess && bin.data.entries.length > 0 && (
        <BinTable
          entries={bin.data.entries}
          now={new Date(bin.dataUpdatedAt)}
          isBusy={restore.isPending || removal.isPending}
          onRestore={(entry) => (isTaken(entry) ? setNumbered(entry) : restore.mutate(addressOf(entry)))}
          onRemove={setDoomed}
        />
      )}
      <Pager label={texts.bin.title} page={wanted} pages={pages} onPage={setWanted} />
      <NumberDialog
        entry={numbered}
        onClose={() => setNumbered(null)}
        onRestore={(entry, part_number) => {
          setNumbered(null);
          restore.mutate({ ...addressOf(entry), part_number });
        }}
      />
      <ConfirmDialog
        opened={doomed !== null}
        title={texts.bin.removeTitle}
        confirmLabel={texts.bin.remove}
        cancelLabel={texts.common.cancel}
        danger
        pending={removal.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => doomed && removal.mutate(addressOf(doomed), { onSettled: () => setDoomed(null) })}
      >
        {doomed && <Text>{texts.bin.removeDetail(nameOf(doomed))}</Text>}
      </ConfirmDialog>
    </Stack>
  );
}
