import { PGlite } from '@electric-sql/pglite';

export const START_PARAMS = [
  ...PGlite.defaultStartParams,
  // Segments of the log are recycled after a checkpoint, and no further ones are stored.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=64MB',
];
