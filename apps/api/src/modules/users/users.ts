// The exports for other modules.
export { readUserFile } from './import/read-user-file.ts';
export {
  countByStatus,
  prepareImportedAccounts,
  problemsOfRow,
  readImport,
  refuseUnclearColumns,
  type ReadableFile,
} from './import/imported-rows.ts';
export type { UserRow } from './import/read-user-rows.ts';
