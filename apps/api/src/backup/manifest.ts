import { z } from 'zod';

/** Increased when an older release can't read the format. */
export const FORMAT = 1;

const NAME = /^[a-z_][a-z\d_]*$/;
const count = z.int().min(0);

const tableSchema = z.object({
  name: z.string().regex(NAME),
  columns: z.array(z.string().regex(NAME)),
  rows: count,
  /** The number of files with its rows. */
  parts: count,
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of this product. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** A description of the source database. */
  database: z.string(),
  /** The executed migrations, in order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  media: z.object({
    files: count,
    bytes: count,
    /** Keys of files that were missing or damaged during the backup. */
    missing: z.array(z.string()),
  }),
});

/** The description of a backup in `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

/** The file of a part of a table, from 1 on. */
export function partFile(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`;
}

export const MEDIA_FOLDER = 'media/';
const KEY = /^media\/([\da-f]{2}\/[\da-f]{64})$/;

/** The key of an uploaded file by its path in a backup; null for other files. */
export function mediaKeyOf(file: string): string | null {
  return KEY.exec(file)?.[1] ?? null;
}
