import { IMPORT_FIELDS, type ImportField, type UserImport } from '@bandwise/api-contract/admin';
import { createDeviceStorage } from '@bandwise/api-contract/client';

type Columns = UserImport['columns'];

const PREFIX = 'user-import-columns:';
const storage = createDeviceStorage(() => localStorage);

/** The headings of a file: a school exports its lists with the same headings each time. */
function keyOf(columns: Columns): string {
  return PREFIX + JSON.stringify(columns.map(({ heading }) => heading));
}

/** Stores the chosen fields of a file's columns on this device. */
export function rememberColumns(columns: Columns): void {
  storage.write(keyOf(columns), columns.map(({ field }) => field ?? '').join(','));
}

/** The stored choice for files with these headings; null without one, or if another version of the console stored it. */
export function rememberedColumns(columns: Columns): readonly (ImportField | null)[] | null {
  const fields = storage.read(keyOf(columns))?.split(',');
  if (fields?.length !== columns.length) return null;
  const choice = fields.map((field) => IMPORT_FIELDS.find((one) => one === field) ?? null);
  return choice.every((field, index) => field !== null || fields[index] === '') ? choice : null;
}
