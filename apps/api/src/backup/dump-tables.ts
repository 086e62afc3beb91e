import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'kysely';
import type { BackupFolder } from './backup-folder.ts';
import { copyOut } from './copy-rows.ts';
import { partFile, type TableEntry } from './manifest.ts';
import type { Session } from './session.ts';
import { quoted, type Table } from './tables.ts';

/** A part is written at this size. Memory holds one part and the result of one read. */
const PART_BYTES = 4 * 1024 * 1024;
/** The most pages of one read; fewer if their rows have large out-of-line values. */
const MOST_PAGES = 64;
const LEVEL = 5;
const compress = promisify(gzip);

/** Writes the rows of a table as this transaction sees them, in physical order. */
export async function dumpTable(session: Session, to: BackupFolder, table: Table): Promise<TableEntry> {
  let buffered: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  let parts = 0;
  const write = async () => {
    if (bytes === 0) return;
    parts += 1;
    await to.write(partFile(table.name, parts), [await compress(Buffer.concat(buffered), { level: LEVEL })]);
    [buffered, bytes] = [[], 0];
  };
  for await (const read of pagesOf(session, table)) {
    buffered.push(read.bytes);
    bytes += read.bytes.length;
    rows += read.rows;
    if (bytes >= PART_BYTES) await write();
  }
  await write();
  return { name: table.name, columns: [...table.columns], rows, parts };
}

/** Reads a table a few pages at a time, because both engines return a result in one piece. */
async function* pagesOf({ client, db }: Session, { name, columns }: Table) {
  const { rows } = await sql<{ pages: number }>`
    select ceil(pg_relation_size(${sql.lit(quoted(name))}::regclass) / current_setting('block_size')::numeric)::int as pages`.execute(
    db,
  );
  const pages = rows[0]?.pages ?? 0;
  const list = columns.map(quoted).join(', ');
  let step = 1;
  for (let from = 0; from < pages;) {
    const where = `ctid >= '(${from},0)' and ctid < '(${from + step},0)'`;
    const read = await copyOut(client, `copy (select ${list} from only ${quoted(name)} where ${where}) to stdout`);
    yield read;
    from += step;
    step = read.bytes.length < PART_BYTES / 2 ? Math.min(step * 2, MOST_PAGES) : Math.max(1, Math.floor(step / 2));
  }
}
