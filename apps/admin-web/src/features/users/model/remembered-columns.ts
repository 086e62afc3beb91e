import { IMPORT_FIELDS, type ImportField, type UserImport } from '@bandwise/api-contract/admin';
import { createDeviceStorage } from '@bandwise/api-contract/client';

type Columns = UserImport['columns'];

const PREFIX = 'user-import-columns:';
const storage = createDeviceStorage(() => localStorage);

/** A school exports its lists with the same headings each time. */
function keyOf(columns: Columns): string {
  return PREFIX + JSON.stringify(columns.map(({ heading }) => heading));
}

/** Stores on this device what the columns of a file were chosen to mean. */
export function rememberColumns(columns: Columns): void {
  storage.write(keyOf(columns), columns.map(({ field }) => field ?? '').join(','));
}

/** What was chosen for a file with the same headings; null: nothing was, or another version of the console stored it. */
export function rememberedColumns(columns: Columns): readonly (ImportField | null)[] | null {
  const fields = storage.read(keyOf(columns))?.split(',');
  if (fields?.length !== columns.length) return null;
  const known = fields.map((field) => IMPORT_FIELDS.find((one) => one === field) ?? null);
  return known.every((field, index) => field !== null || fields[index] === '') ? known : null;
}
