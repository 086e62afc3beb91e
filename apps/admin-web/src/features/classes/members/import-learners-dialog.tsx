import type { ClassBody, ClassImport } from '@bandwise/api-contract/admin';
import { Alert, Box, Button, FileButton, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useImportFile, usePreviewFile, type ReadFile } from '../class-calls.ts';
import { nameOf } from '../names.ts';

const words = texts.classes.import;
const PAGE_SIZE = 20;
const PROBLEMS_MAX = 20;

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
  const reset = useRef<() => void>(null);
  const count = read?.ok && read.preview.columns_problem === null ? importedIn(read.preview.counts) : 0;

  const choose = async (file: File | null) => {
    if (file === null) return;
    setRead(await previewFile.mutateAsync({ id, file }));
    // Lets the user choose the same file again after correcting it.
    reset.current?.();
  };
  const submit = async () => {
    if (!read?.ok) return;
    const problems = await importFile.mutateAsync({ id, file: read.file });
    if (problems === null) onClose();
    else setRead({ ok: false, file: read.file, problems });
  };

  return (
    <Stack>
      <Text>{`${words.hint} ${isAdministrator ? words.adminHint : words.teacherHint}`}</Text>
      <Group>
        <FileButton resetRef={reset} accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" loading={previewFile.isPending} data-autofocus {...props}>
              {words.choose}
            </Button>
          )}
        </FileButton>
        {read !== null && <Text style={{ overflowWrap: 'anywhere' }}>{read.file.name}</Text>}
      </Group>
      <div role="alert">
        <Problems problems={problemsOf(read)} />
      </div>
      {read?.ok && read.preview.columns_problem === null && (
        <Preview key={`${read.file.name} ${read.file.lastModified}`} preview={read.preview} />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.common.cancel}
        </Button>
        <Button
          disabled={count === 0 || previewFile.isPending}
          loading={importFile.isPending}
          onClick={() => void submit()}
        >
          {words.submit(count)}
        </Button>
      </Group>
    </Stack>
  );
}

function importedIn({ new: created, added, invited }: ClassImport['counts']): number {
  return created + added + invited;
}

function problemsOf(read: ReadFile | null): readonly string[] {
  if (read === null) return [];
  if (!read.ok) return read.problems;
  const { columns_problem: problem } = read.preview;
  return problem === null ? [] : [problem];
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
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

/** The outcome of each row of a file. */
function Preview({ preview: { counts, ignored_columns: ignored, rows } }: { readonly preview: ClassImport }) {
  const [requestedPage, setRequestedPage] = useState(1);
  const sorted = [...rows].sort((a, b) => ORDER[a.status] - ORDER[b.status]);
  const { rows: shown, page, pages } = pageOf(sorted, PAGE_SIZE, requestedPage);
  return (
    <Stack gap="xs">
      <div aria-live="polite">
        <Text fw={600}>{words.counts(counts)}</Text>
        {counts.invalid > 0 && <Text size="sm">{words.leavesOut(counts.invalid)}</Text>}
        {importedIn(counts) === 0 && <Text size="sm">{words.nobody}</Text>}
        {ignored.length > 0 && <Text size="sm">{words.ignored(ignored.join(', '))}</Text>}
      </div>
      <ListTable
        label={words.rows}
        rows={shown.map((row) => Object.assign({ id: String(row.line) }, row))}
        columns={[
          { head: words.columns.line, isNumber: true, width: 56, render: ({ line }) => line },
          { head: words.columns.learner, render: (row) => <Learner row={row} /> },
          { head: words.columns.outcome, isWide: true, render: (row) => <Outcome row={row} /> },
        ]}
      />
      <Pager label={words.rows} page={page} pages={pages} onPage={setRequestedPage} />
    </Stack>
  );
}

/** The learner. On a phone it includes the outcome, which has no column there. */
function Learner({ row }: { readonly row: Row }) {
  return (
    <>
      <Text fw={600}>{nameOf(row)}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {row.email}
      </Text>
      <Box hiddenFrom="sm" mt={4}>
        <Outcome row={row} />
      </Box>
    </>
  );
}

function Outcome({ row: { status, problems, remarks } }: { readonly row: Row }) {
  const lines = [...problems, ...remarks];
  return (
    <>
      <Text size="sm">{words.statuses[status]}</Text>
      {lines.length > 0 && (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line} style={{ overflowWrap: 'anywhere' }}>
              {line}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
