import type { Draft } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { momentWithZone } from '../../../shared/dates/moment-with-zone.ts';
import { draftsKey, useDraftPath, useDrafts } from '../../../shared/exams/drafts.ts';
import { fromList } from '../../../shared/exams/list-place.ts';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { showsDrafts, type ListParams } from '../model/list-params.ts';
import { draftsFor } from '../model/drafts-for.ts';

const words = texts.lifecycle;

/** More than these would push the tests out of sight. */
const AT_FIRST = 3;

/** The drafts of a skill; hidden without any, unless the list shows drafts only. */
export function DraftsOfSkill({ params }: { readonly params: ListParams }) {
  const query = useDrafts();
  const [doomed, setDoomed] = useState<Draft | null>(null);
  const remove = useRemoveDraft();
  const [isOpen, setOpen] = useState(false);
  const isAlone = showsDrafts(params);
  const drafts = draftsFor(params, query.data ?? []);
  if (drafts.length === 0 && query.isSuccess && isAlone) return <EmptyState title={words.noDrafts} />;
  if (drafts.length === 0 && !query.isError && !isAlone) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="drafts-heading" mb="md">
      <Title order={2} size="h4" id="drafts-heading">
        {words.drafts}
      </Title>
      <QueryStatus query={query} loading={texts.exams.loading} failed={words.draftsFailed} />
      {(isAlone || isOpen ? drafts : drafts.slice(0, AT_FIRST)).map((draft) => (
        <DraftCard key={draft.id} draft={draft} onRemove={() => setDoomed(draft)} />
      ))}
      {!isAlone && drafts.length > AT_FIRST && (
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewerDrafts : words.allDrafts(drafts.length)}
        </Button>
      )}
      <ConfirmDialog
        opened={doomed !== null}
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={texts.common.cancel}
        danger
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) remove.mutate(doomed);
          setDoomed(null);
        }}
      >
        <Text>{words.removeDetail}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

function DraftCard({ draft, onRemove }: { readonly draft: Draft; readonly onRemove: () => void }) {
  const { schedule, failure, editors } = draft;
  const title = draft.title === '' ? words.untitled : draft.title;
  const path = useDraftPath(draft);
  const location = useLocation();
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between">
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {draft.exam_id === null ? words.newTest : words.changes}
            {'. '}
            {words.saved(draft.updated_by?.name ?? texts.common.aDeletedUser, minuteText(draft.updated_at))}
          </Text>
          {schedule && (
            <Text size="sm">
              {words.schedule.at(
                momentWithZone(schedule.publish_at),
                schedule.scheduled_by?.name ?? texts.common.aDeletedUser,
              )}
            </Text>
          )}
          {failure && (
            <Text size="sm" c="var(--mantine-color-error)">
              {words.schedule.notPublished(momentWithZone(failure.at), failure.message)}
            </Text>
          )}
          {editors.length > 0 && <Text size="sm">{texts.editor.drafts.editing(editors.map(({ name }) => name))}</Text>}
        </div>
        <Group gap="xs">
          {path !== null && (
            <Button
              component={Link}
              to={path}
              state={fromList(location)}
              variant="default"
              aria-label={words.openDraft(title)}
            >
              {words.open}
            </Button>
          )}
          <Button variant="default" onClick={onRemove} aria-label={words.removeDraft(title)}>
            {words.remove}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

function useRemoveDraft() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Draft) => api.call('DELETE /api/draft/:id', { params: { id }, query: { revision } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, words.removeFailed),
    onSettled: () => askAgain(queries, draftsKey()),
  });
}
