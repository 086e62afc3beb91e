import { Alert, Button, FileButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { fromExamFile } from './from-exam.ts';
import { MessageList } from '../fields/message-list.tsx';
import { importLosses } from './import-losses.ts';
import { readJson } from './read-json.ts';
import { useEditor } from '../screen/editor-context.ts';

const json = texts.examFile;
/** A hostile file has thousands of faults; the first few show where it goes wrong. */
const MESSAGES_MAX = 20;

interface ImportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={json.importTitle} size="xl">
      <ImportForm onClose={onClose} />
    </Modal>
  );
}

function ImportForm({ onClose }: Pick<ImportDialogProps, 'onClose'>) {
  const { store, skill, announcements } = useEditor();
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [hasLosses, setHasLosses] = useState(false);

  const change = (changed: string) => {
    setText(changed);
    setMessages([]);
    setHasLosses(false);
  };

  const importText = () => {
    const read = readJson(text, skill);
    if (!read.ok) {
      setMessages(read.messages);
      return;
    }
    const losses = hasLosses ? [] : importLosses(read.draft);
    if (losses.length > 0) {
      setMessages(losses);
      setHasLosses(true);
      return;
    }
    const { form, saved } = store.getState();
    store.dispatch({ type: 'replace', form: fromExamFile(read.draft, form), saved, name: 'imported' });
    announcements.say(json.imported);
    onClose();
  };

  const readFile = async (file: File) => {
    try {
      change(await file.text());
    } catch {
      setMessages([json.importUnreadable(file.name)]);
    }
  };

  return (
    <Stack>
      <Textarea
        label={json.importLabel}
        description={json.importHint}
        rows={12}
        styles={{ input: { fontFamily: 'monospace' } }}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        data-autofocus
      />
      <div role="alert">
        {messages.length > 0 && (
          <Alert color="red" {...(hasLosses && { title: texts.losses.some })}>
            <MessageList messages={messages} max={MESSAGES_MAX} />
          </Alert>
        )}
      </div>
      <Group justify="space-between">
        <FileButton accept=".json,application/json" onChange={(file) => void (file && readFile(file))}>
          {(props) => (
            <Button variant="default" {...props}>
              {json.importFile}
            </Button>
          )}
        </FileButton>
        <Group>
          <Text size="sm">{json.importReplaces}</Text>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button disabled={text.trim() === ''} onClick={importText}>
            {hasLosses ? texts.losses.importWithout : json.importSubmit}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
