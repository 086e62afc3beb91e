// The exports for other modules.
export { readUserFile } from './import/read-user-file.ts';
export { readUserRows, type UserRow } from './import/read-user-rows.ts';
