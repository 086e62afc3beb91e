import { Alert, Button, FileButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { MessageList } from '../../fields/message-list.tsx';
import { useImport } from './use-import.ts';

const json = texts.examFile;
/** The most messages to show: a broken file may have thousands of errors. */
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
  const [text, setText] = useState('');
  const { asked, isPending, submit, decline, forget, say } = useImport(onClose);

  const change = (changed: string) => {
    setText(changed);
    forget();
  };

  const readFile = async (file: File) => {
    try {
      change(await file.text());
    } catch {
      say([json.importUnreadable(file.name)]);
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
        readOnly={isPending}
        onChange={(event) => change(event.currentTarget.value)}
        data-autofocus
      />
      <div role="alert">
        {asked.messages.length > 0 && (
          <Alert
            color={asked.decline || asked.about === 'repeated' ? 'yellow' : 'red'}
            {...(asked.about && { title: TITLES[asked.about] })}
          >
            <MessageList messages={asked.messages} max={MESSAGES_MAX} />
            {asked.about === 'pictures' && (
              <Text size="sm" mt="xs">
                {json.picturesHint}
              </Text>
            )}
          </Alert>
        )}
      </div>
      <Text size="sm">{json.importReplaces}</Text>
      <Group justify="space-between">
        <FileButton
          disabled={isPending}
          accept=".json,application/json"
          onChange={(file) => void (file && readFile(file))}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {json.importFile}
            </Button>
          )}
        </FileButton>
        <Group justify="flex-end" ml="auto">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          {asked.decline && (
            <Button variant="default" disabled={isPending} onClick={decline}>
              {json.picturesLeave}
            </Button>
          )}
          <Button disabled={text.trim() === ''} loading={isPending} onClick={() => submit(text)}>
            {SUBMIT[asked.about ?? 'nothing']}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

const SUBMIT = {
  nothing: json.importSubmit,
  losses: texts.losses.importWithout,
  pictures: json.picturesCopy,
  repeated: texts.repeated.importAgain,
} as const;

const TITLES = {
  losses: texts.losses.some,
  pictures: json.picturesElsewhere,
  repeated: texts.repeated.importTitle,
} as const;
