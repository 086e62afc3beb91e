import type { RegradeSummary } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { CardList } from '../../shared/cards/card-list.tsx';
import { Pager } from '../../shared/paging/pager.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { PastRegrade, pastRegradeId } from './past-regrade.tsx';
import { usePast, useUndo } from './regrade-calls.ts';

interface PastRegradesProps {
  readonly sectionId: string;
  readonly onUndone: () => void;
}

/** Corrected keys of a part with time, user and reason; the last one can be undone. */
export function PastRegrades({ sectionId, onUndone }: PastRegradesProps) {
  const words = texts.regrade;
  const [page, setPage] = useState(1);
  const past = usePast(sectionId, page);
  const undo = useUndo(sectionId);
  const [doomed, setDoomed] = useState<RegradeSummary | null>(null);
  const [reason, setReason] = useState('');
  const close = () => {
    setDoomed(null);
    setReason('');
  };
  const confirm = ({ id }: RegradeSummary) =>
    undo.mutate(
      { regradeId: id, reason: reason.trim() },
      {
        onSuccess: () => {
          onUndone();
          // Its button is gone, and with it the place that a dialog gives the focus back to.
          document.getElementById(pastRegradeId(id))?.focus();
        },
        onSettled: close,
      },
    );
  return (
    <Stack component="section" aria-labelledby="past">
      <Title order={2} size="h3" id="past">
        {words.past}
      </Title>
      <QueryStatus query={past} failed={words.pastFailed} />
      {past.data?.total === 0 && <Text>{words.noPast}</Text>}
      {past.data && past.data.total > 0 && (
        <CardList>
          {past.data.regrades.map((one) => (
            <PastRegrade key={one.id} regrade={one} onUndo={() => setDoomed(one)} />
          ))}
        </CardList>
      )}
      <Pager label={words.past} page={page} pages={past.data?.pages ?? 1} onPage={setPage} />
      <ConfirmDialog
        opened={doomed !== null}
        title={words.undoTitle}
        confirmLabel={words.undo}
        cancelLabel={texts.common.cancel}
        pending={undo.isPending}
        onCancel={close}
        onConfirm={() => doomed && confirm(doomed)}
      >
        <Text>{words.undoDetail}</Text>
        <Textarea
          label={words.undoReason}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Stack>
  );
}
