import type { AssignmentBody, ClassBody } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { CardList } from '../../../shared/cards/card-list.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useAssignments, useDeleteAssignment } from './assignment-calls.ts';
import { AssignmentCard, type AssignmentAction } from './assignment-card.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { GrantsDialog } from './grants-dialog.tsx';

const words = texts.assignments;

/** The assignments of a class, with what a teacher can change on them. */
export function AssignmentsSection({ of }: { readonly of: ClassBody }) {
  const query = useAssignments(of.id);
  const timeZone = usePublicConfig()?.timeZone ?? 'UTC';
  const [asked, setAsked] = useState<{ readonly id: string; readonly action: AssignmentAction } | null>(null);
  const close = () => setAsked(null);
  // As loaded last: a change elsewhere shows in an open dialog.
  const assignment = query.data?.find(({ id }) => id === asked?.id) ?? null;
  const subjectOf = (action: AssignmentAction) => (asked?.action === action ? assignment : null);
  return (
    <Stack>
      <QueryStatus query={query} loading={words.loading} failed={words.failed} />
      {query.data?.length === 0 && <EmptyState title={words.none} description={words.noneDetail} />}
      {query.data && query.data.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {words.zone(timeZone)}
          </Text>
          <CardList>
            {query.data.map((one) => (
              <AssignmentCard
                key={one.id}
                assignment={one}
                now={query.dataUpdatedAt}
                timeZone={timeZone}
                onAsk={(action) => setAsked({ id: one.id, action })}
              />
            ))}
          </CardList>
        </>
      )}
      <EditDialog assignment={subjectOf('edit')} timeZone={timeZone} onClose={close} />
      <CopyDialog assignment={subjectOf('copy')} timeZone={timeZone} onClose={close} />
      <GrantsDialog assignment={subjectOf('grants')} learners={of.learners} timeZone={timeZone} onClose={close} />
      <DeleteDialog assignment={subjectOf('delete')} onClose={close} />
    </Stack>
  );
}

interface DeleteDialogProps {
  readonly assignment: AssignmentBody | null;
  readonly onClose: () => void;
}

function DeleteDialog({ assignment, onClose }: DeleteDialogProps) {
  const deletion = useDeleteAssignment();
  const confirm = ({ id, name }: AssignmentBody) =>
    deletion.mutate(id, {
      onSuccess: () => toastSuccess(words.delete.done(name)),
      onError: (error) => toastError(error, words.delete.failed),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      danger
      opened={assignment !== null}
      title={words.delete.title(assignment?.name ?? '')}
      confirmLabel={words.more.delete}
      cancelLabel={texts.common.cancel}
      pending={deletion.isPending}
      onCancel={onClose}
      onConfirm={() => assignment && confirm(assignment)}
    >
      <Text>{words.delete.detail}</Text>
    </ConfirmDialog>
  );
}
