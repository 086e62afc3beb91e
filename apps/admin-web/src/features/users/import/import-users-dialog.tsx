import { Modal } from '@mantine/core';
import { useState } from 'react';
import { FileImport } from '../../../shared/file-import/file-import.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { type ImportChoices, type ReadFile, useImportUsers, usePreviewImport } from '../api/user-files.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportDates } from './import-dates.tsx';
import { ImportPreview } from './import-preview.tsx';

interface ImportUsersDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

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
  const counts = read?.ok ? read.preview.counts : null;
  const mayImport = counts !== null && counts.new + counts.unconfirmed > 0;

  const choose = async (file: File) => setRead(await previewImport.mutateAsync({ file, choices: {} }));
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
    <FileImport
      words={{
        hint: texts.userImport.hint,
        choose: texts.userImport.choose,
        submit: texts.userImport.submit(counts?.new ?? 0, counts?.unconfirmed ?? 0),
      }}
      file={read?.file ?? null}
      problems={read?.ok === false ? read.problems : []}
      isReading={previewImport.isPending}
      isImporting={importUsers.isPending}
      canImport={mayImport}
      onChoose={choose}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FileImport>
  );
}
