import { Alert, Button, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

/** The number of problems that are shown. */
const PROBLEMS_MAX = 20;

interface FileImportProps {
  readonly words: { readonly hint: string; readonly choose: string; readonly submit: string };
  /** The chosen file. */
  readonly file: File | null;
  /** The reasons why the file cannot be imported. */
  readonly problems: readonly string[];
  readonly isReading: boolean;
  readonly isImporting: boolean;
  readonly canImport: boolean;
  /** Reads the file for its preview. */
  readonly onChoose: (file: File) => Promise<void>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The preview. */
  readonly children: ReactNode;
}

/** A form that imports a file after its preview. */
export function FileImport(props: FileImportProps) {
  const { words, file, problems, isReading, isImporting, canImport, onChoose, onSubmit, onClose, children } = props;
  const reset = useRef<() => void>(null);
  const choose = async (chosen: File | null) => {
    if (chosen === null) return;
    await onChoose(chosen);
    // Lets the user choose the same file again after correcting it.
    reset.current?.();
  };
  return (
    <Stack>
      <Text>{words.hint}</Text>
      <Group>
        <FileButton
          resetRef={reset}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(chosen) => void choose(chosen)}
        >
          {(button) => (
            <Button variant="default" loading={isReading} data-autofocus {...button}>
              {words.choose}
            </Button>
          )}
        </FileButton>
        {file !== null && <Text style={{ overflowWrap: 'anywhere' }}>{file.name}</Text>}
      </Group>
      <div role="alert">{problems.length > 0 && <Problems problems={problems} />}</div>
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button disabled={!canImport || isReading} loading={isImporting} onClick={onSubmit}>
          {words.submit}
        </Button>
      </Group>
    </Stack>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <Alert color="red">
      <List size="sm">
        {problems.slice(0, PROBLEMS_MAX).map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
