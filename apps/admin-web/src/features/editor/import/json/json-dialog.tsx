import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { toJson } from '../../model/exam-file/to-payload.ts';
import { CopyJsonButton } from './copy-json-button.tsx';
import { useEditor } from '../../session/editor-context.ts';

const json = texts.examFile;

interface JsonDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows the JSON that publishing would send. */
export function JsonDialog({ opened, onClose }: JsonDialogProps) {
  const { store } = useEditor();
  const form = () => store.getState().form;
  return (
    <Modal opened={opened} onClose={onClose} title={json.title} size="xl">
      {opened && (
        <Stack>
          <Textarea
            label={json.code}
            readOnly
            rows={20}
            styles={{ input: { fontFamily: 'monospace' } }}
            value={toJson(form())}
          />
          <Group justify="flex-end">
            <CopyJsonButton form={form} />
            <Button variant="default" size="compact-sm" onClick={onClose}>
              {json.close}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
