import type { ApiError } from '@bandwise/api-contract/client';
import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { loadExam } from '../../session/calls/load-exam.ts';
import { CopyJsonButton } from '../../import/json/copy-json-button.tsx';
import { useEditor } from '../../session/editor-context.ts';

const words = texts.editor.conflict;

interface ConflictDialogProps {
  /** The refusal, which names what was changed; null: closed. */
  readonly conflict: ApiError | null;
  readonly onClose: () => void;
}

/** Resolves a conflict with another user or tab; neither version is lost. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const { api } = useServices();
  const { store, draft } = useEditor();
  const { mine } = useStore(draft);
  const { id } = useParams();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The changes stay visible while the dialog closes.
  const [last, setLast] = useState<ApiError | null>(null);
  if (conflict !== null && conflict !== last) setLast(conflict);
  const changes = (conflict ?? last)?.issues ?? [];

  const openTheirs = async () => {
    if (id === undefined) return;
    setLoading(true);
    setFailed(false);
    try {
      const { form, contentRevision } = await loadExam(api, id);
      draft.openPublished(form, contentRevision);
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };

  return (
    <Modal opened={conflict !== null} onClose={onClose} title={words.title}>
      <Stack>
        <Text>{words.detail}</Text>
        {changes.length > 0 && (
          <List aria-label={words.changes}>
            {changes.map(({ message }) => (
              <List.Item key={message}>{message}</List.Item>
            ))}
          </List>
        )}
        {mine !== null && <Text>{words.asideFirst}</Text>}
        <div role="alert">{hasFailed && <Alert color="red">{texts.exams.loadFailed}</Alert>}</div>
        <Group justify="flex-end">
          <CopyJsonButton label={words.copyMine} form={() => store.getState().form} />
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.close}
          </Button>
          <Button loading={isLoading} disabled={mine !== null} onClick={openTheirs}>
            {words.openTheirs}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
