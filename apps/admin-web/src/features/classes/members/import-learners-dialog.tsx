import type { ClassImport } from '@bandwise/api-contract/admin';
import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { FileImport } from '../../../shared/file-import/file-import.tsx';
import { ImportedRows } from '../../../shared/file-import/imported-rows.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useImportFile, usePreviewFile, type ReadFile } from '../class-calls.ts';

const words = texts.classes.import;

type Row = ClassImport['rows'][number];
/** Rows that are left out come first. */
const ORDER = { invalid: 0, new: 1, added: 2, added_or_invited: 3, member: 4 } as const satisfies Record<
  Row['status'],
  number
>;

interface ImportLearnersDialogProps {
  /** The class of all learners. Absent: the file names the classes. */
  readonly id?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Imports learners from a file after a preview. */
export function ImportLearnersDialog({ id, opened, onClose }: ImportLearnersDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.title} size="xl">
      <ImportLearnersForm {...(id !== undefined && { id })} onClose={onClose} />
    </Modal>
  );
}

function ImportLearnersForm({ id, onClose }: Pick<ImportLearnersDialogProps, 'id' | 'onClose'>) {
  const target = id === undefined ? {} : { id };
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const previewFile = usePreviewFile();
  const importFile = useImportFile();
  const [read, setRead] = useState<ReadFile | null>(null);
  const count = read?.ok && read.preview.columns_problem === null ? importedIn(read.preview.counts) : 0;

  const choose = async (file: File) => setRead(await previewFile.mutateAsync({ ...target, file }));
  const submit = async () => {
    if (!read?.ok) return;
    const problems = await importFile.mutateAsync({ ...target, file: read.file });
    if (problems === null) onClose();
    else setRead({ ok: false, file: read.file, problems });
  };

  return (
    <FileImport
      words={{
        hint: `${words.hint[id === undefined ? 'many' : 'one']} ${isAdministrator ? words.adminHint : words.teacherHint}`,
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
          {...(id === undefined && { columns: [CLASS_COLUMN], details: classOnPhone })}
        />
      )}
    </FileImport>
  );
}

function importedIn({ new: created, added, added_or_invited: either }: ClassImport['counts']): number {
  return created + added + either;
}

const CLASS_COLUMN = {
  head: words.columns.class,
  isWide: true,
  render: ({ class_name: name }: Row) => <span style={{ overflowWrap: 'anywhere' }}>{name}</span>,
};

function classOnPhone({ class_name: name }: Row) {
  return (
    <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
      {`${words.columns.class} ${name}`}
    </Text>
  );
}

function problemsIn(read: ReadFile | null): readonly string[] {
  if (read === null) return [];
  if (!read.ok) return read.problems;
  const { columns_problem: problem } = read.preview;
  return problem === null ? [] : [problem];
}

function notesOf({ counts, ignored_columns: ignored, new_classes: names, encoding }: ClassImport): string[] {
  return [
    words.counts(counts),
    ...(names.length > 0 ? [words.newClasses(names)] : []),
    ...(counts.invalid > 0 ? [words.leavesOut(counts.invalid)] : []),
    ...(importedIn(counts) === 0 ? [words.nobody] : []),
    ...(encoding === 'windows-1252' ? [texts.userImport.encoding] : []),
    ...(ignored.length > 0 ? [words.ignored(ignored.join(', '))] : []),
  ];
}
