import { PGlite } from '@electric-sql/pglite';

/** How PostgreSQL is started in this process. */
export const START_PARAMS = [
  ...PGlite.defaultStartParams,
  // Segments of the log that a checkpoint has made useless are used again, and no more of them kept than that takes.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=64MB',
];
