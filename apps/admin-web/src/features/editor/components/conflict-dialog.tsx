import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { editorTexts } from '../../../shared/texts/editor.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { loadTest } from '../api/load-test.ts';
import { CopyJsonButton } from './copy-json-button.tsx';
import { useEditor } from './editor-context.ts';

const { conflict, loadFailed } = editorTexts;

interface ConflictDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A newer version by someone else is on the server: neither is lost. */
export function ConflictDialog({ opened, onClose }: ConflictDialogProps) {
  const { api } = useServices();
  const { store, work } = useEditor();
  const { mine } = useSyncExternalStore(work.subscribe, work.state);
  const { id } = useParams();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const openTheirs = async () => {
    if (id === undefined) return;
    setLoading(true);
    setFailed(false);
    try {
      work.setAside((await loadTest(api, id)).form);
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };

  return (
    <Modal opened={opened} onClose={onClose} title={conflict.title} closeButtonProps={{ 'aria-label': texts.close }}>
      <Stack>
        <Text>{conflict.detail}</Text>
        {mine !== null && <Text>{conflict.asideFirst}</Text>}
        <div role="alert">{hasFailed && <Alert color="red">{loadFailed}</Alert>}</div>
        <Group justify="flex-end">
          <CopyJsonButton label={conflict.copyMine} form={() => store.state().form} />
          <Button variant="default" onClick={onClose} data-autofocus>
            {conflict.close}
          </Button>
          <Button loading={isLoading} disabled={mine !== null} onClick={openTheirs}>
            {conflict.openTheirs}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
