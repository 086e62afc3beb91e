import { Alert, Button, FileButton, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { type ImportChoices, type ReadFile, useImportUsers, usePreviewImport } from '../api/user-files.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportDates } from './import-dates.tsx';
import { ImportPreview } from './import-preview.tsx';

interface ImportUsersDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The number of problems that are shown. */
const PROBLEMS_MAX = 20;

/** Imports users from a file after a preview. */
export function ImportUsersDialog({ opened, onClose }: ImportUsersDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.userImport.title} size="xl">
      <ImportUsersForm onClose={onClose} />
    </Modal>
  );
}

function ImportUsersForm({ onClose }: Pick<ImportUsersDialogProps, 'onClose'>) {
  const previewImport = usePreviewImport();
  const importUsers = useImportUsers();
  const [read, setRead] = useState<ReadFile | null>(null);
  const reset = useRef<() => void>(null);
  const counts = read?.ok ? read.preview.counts : null;
  const mayImport = counts !== null && counts.new + counts.unconfirmed > 0;

  const choose = async (file: File | null) => {
    if (file === null) return;
    setRead(await previewImport.mutateAsync({ file, choices: {} }));
    // Lets the user choose the same file again after correcting it.
    reset.current?.();
  };
  const change = async (choices: ImportChoices) => {
    if (read?.ok)
      setRead(await previewImport.mutateAsync({ file: read.file, choices: { ...read.choices, ...choices } }));
  };
  const submit = async () => {
    if (!read?.ok) return;
    const problems = await importUsers.mutateAsync({ file: read.file, choices: read.choices });
    if (problems === null) onClose();
    else setRead({ ok: false, file: read.file, problems });
  };

  return (
    <Stack>
      <Text>{texts.userImport.hint}</Text>
      <Group>
        <FileButton resetRef={reset} accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" loading={previewImport.isPending} data-autofocus {...props}>
              {texts.userImport.choose}
            </Button>
          )}
        </FileButton>
        {read !== null && <Text style={{ overflowWrap: 'anywhere' }}>{read.file.name}</Text>}
      </Group>
      <div role="alert">{read !== null && !read.ok && <Problems problems={read.problems} />}</div>
      {read?.ok && (
        <>
          <ImportColumns
            key={read.file.lastModified}
            preview={read.preview}
            onChange={(columns) => void change({ columns })}
          />
          <ImportDates preview={read.preview} onChange={(dates) => void change({ dates })} />
          {read.preview.columns_problem === null && (
            <ImportPreview key={`${read.file.name} ${read.file.lastModified}`} preview={read.preview} />
          )}
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button
          disabled={!mayImport || previewImport.isPending}
          loading={importUsers.isPending}
          onClick={() => void submit()}
        >
          {texts.userImport.submit(counts?.new ?? 0, counts?.unconfirmed ?? 0)}
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
