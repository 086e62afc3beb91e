import type { UserImport } from '@bandwise/api-contract/admin';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { Text } from '@mantine/core';
import { ImportedRows } from '../../../shared/file-import/imported-rows.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Row = UserImport['rows'][number];

/** Skipped rows come first. */
const ORDER = { invalid: 0, unconfirmed: 1, new: 2, existing: 3 } as const satisfies Record<Row['status'], number>;
const words = texts.userImport;

/** The outcome of each row of a file. */
export function ImportPreview({ preview }: { readonly preview: UserImport }) {
  return (
    <ImportedRows
      words={words}
      rows={preview.rows}
      order={ORDER}
      notes={notesOf(preview)}
      columns={[
        { head: words.columns.role, isWide: true, render: roleOf },
        { head: words.columns.expires, isWide: true, render: (row) => <Expires row={row} /> },
      ]}
      details={expiryOnPhone}
    />
  );
}

function notesOf({ counts, encoding, ignored_columns: ignored }: UserImport): string[] {
  return [
    words.counts(counts),
    ...(counts.invalid > 0 ? [words.leavesOut(counts.invalid)] : []),
    ...(counts.new + counts.unconfirmed === 0 ? [words.nobody] : []),
    ...(counts.new > 0 ? [words.invites] : []),
    ...(encoding === 'windows-1252' ? [words.encoding] : []),
    ...(ignored.length > 0 ? [words.ignored(ignored.join(', '))] : []),
  ];
}

/** The role. For an unknown role it is the text of the file, because the outcome reports it. */
function roleOf({ role, role_text: text, status }: Row): string {
  return status === 'invalid' && text !== '' ? text : texts.users.edit.roles[role];
}

function expiryOnPhone(row: Row) {
  if (row.expires_at === null && row.expires_text === '') return null;
  return (
    <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
      {words.columns.expires} <Expires row={row} />
    </Text>
  );
}

/** The last day of access. A text of the file that is not a date is shown unchanged. */
function Expires({ row: { expires_at: day, expires_text: text } }: { readonly row: Row }) {
  if (day !== null) return <Moment at={day} />;
  return text === '' ? words.never : <span style={{ overflowWrap: 'anywhere' }}>{text}</span>;
}
