import type { ClassBody, ClassImport } from '@bandwise/api-contract/admin';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { FileImport } from '../../../shared/file-import/file-import.tsx';
import { ImportedRows } from '../../../shared/file-import/imported-rows.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useImportFile, usePreviewFile, type ReadFile } from '../class-calls.ts';

const words = texts.classes.import;

type Row = ClassImport['rows'][number];
/** Rows that are left out come first. */
const ORDER = { invalid: 0, new: 1, added: 2, invited: 3, member: 4 } as const satisfies Record<Row['status'], number>;

interface ImportLearnersDialogProps {
  readonly of: ClassBody;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Imports learners from a file after a preview. */
export function ImportLearnersDialog({ of, opened, onClose }: ImportLearnersDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title} size="xl">
      <ImportLearnersForm id={of.id} onClose={onClose} />
    </Modal>
  );
}

function ImportLearnersForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const previewFile = usePreviewFile();
  const importFile = useImportFile();
  const [read, setRead] = useState<ReadFile | null>(null);
  const count = read?.ok && read.preview.columns_problem === null ? importedIn(read.preview.counts) : 0;

  const choose = async (file: File) => setRead(await previewFile.mutateAsync({ id, file }));
  const submit = async () => {
    if (!read?.ok) return;
    const problems = await importFile.mutateAsync({ id, file: read.file });
    if (problems === null) onClose();
    else setRead({ ok: false, file: read.file, problems });
  };

  return (
    <FileImport
      words={{
        hint: `${words.hint} ${isAdministrator ? words.adminHint : words.teacherHint}`,
        choose: words.choose,
        submit: words.submit(count),
      }}
      file={read?.file ?? null}
      problems={problemsIn(read)}
      isReading={previewFile.isPending}
      isImporting={importFile.isPending}
      canImport={count > 0}
      onChoose={choose}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {read?.ok && read.preview.columns_problem === null && (
        <ImportedRows
          key={`${read.file.name} ${read.file.lastModified}`}
          words={words}
          rows={read.preview.rows}
          order={ORDER}
          notes={notesOf(read.preview)}
        />
      )}
    </FileImport>
  );
}

function importedIn({ new: created, added, invited }: ClassImport['counts']): number {
  return created + added + invited;
}

function problemsIn(read: ReadFile | null): readonly string[] {
  if (read === null) return [];
  if (!read.ok) return read.problems;
  const { columns_problem: problem } = read.preview;
  return problem === null ? [] : [problem];
}

function notesOf({ counts, ignored_columns: ignored }: ClassImport): string[] {
  return [
    words.counts(counts),
    ...(counts.invalid > 0 ? [words.leavesOut(counts.invalid)] : []),
    ...(importedIn(counts) === 0 ? [words.nobody] : []),
    ...(ignored.length > 0 ? [words.ignored(ignored.join(', '))] : []),
  ];
}
