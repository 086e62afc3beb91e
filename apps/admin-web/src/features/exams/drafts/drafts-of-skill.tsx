import type { Draft } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { draftPath, editExamPath } from '../../../shared/exams/paths.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';

const words = texts.lifecycle;
const DRAFTS = ['/api/draft'];

/** What is written and not published, whoever began it on whatever device; nothing where there is none. */
export function DraftsOfSkill({ skill }: { readonly skill: Skill }) {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: DRAFTS,
    queryFn: ({ signal }) => api.call('GET /api/draft', { query: {} }, { signal }),
    select: ({ drafts }) => drafts,
    staleTime: 0,
  });
  const [doomed, setDoomed] = useState<Draft | null>(null);
  const remove = useRemoveDraft();
  const drafts = data?.filter((draft) => draft.skill === skill) ?? [];
  if (drafts.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="drafts-heading" mb="md">
      <Title order={2} size="h4" id="drafts-heading">
        {words.drafts}
      </Title>
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} onRemove={() => setDoomed(draft)} />
      ))}
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
  const names = editors.map(({ name }) => name).join(', ');
  const { editing, editingMany } = texts.editor.drafts;
  const path = usePath(draft);
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
            {words.saved(draft.updated_by?.name ?? words.someone, clock(draft.updated_at))}
          </Text>
          {schedule && (
            <Text size="sm">
              {words.schedule.at(clock(schedule.publish_at), schedule.scheduled_by?.name ?? words.someone)}
            </Text>
          )}
          {failure && (
            <Text size="sm" c="var(--mantine-color-error)">
              {words.schedule.notPublished(clock(failure.at), failure.message)}
            </Text>
          )}
          {names !== '' && <Text size="sm">{editors.length === 1 ? editing(names) : editingMany(names)}</Text>}
        </div>
        <Group gap="xs">
          {path !== null && (
            <Button component={Link} to={path} variant="default" aria-label={words.openDraft(title)}>
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

/** Changes are edited at the address of the published test. */
function usePath({ skill, id, exam_id }: Draft): string | null {
  const sections = useExamsOfSkill(skill).data ?? [];
  if (exam_id === null) return draftPath(skill, id);
  const section = sections.find((one) => one.exam_id === exam_id);
  return section ? editExamPath(skill, section.id) : null;
}

function useRemoveDraft() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Draft) => api.call('DELETE /api/draft/:id', { params: { id }, query: { revision } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(error, words.removeFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: DRAFTS }),
  });
}

function clock(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
