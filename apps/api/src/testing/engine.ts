declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine;
  }
}

/** What a run's setup leaves for its workers: a migrated database to copy. */
export type Engine = PgliteEngine | PostgresEngine;

interface Run {
  /** The run's own folder, gone when the run is. */
  readonly folder: string;
}

interface PgliteEngine extends Run {
  readonly kind: 'pglite';
  readonly dump: string;
}

export interface PostgresEngine extends Run {
  readonly kind: 'postgres';
  readonly serverUrl: string;
  readonly template: string;
  readonly prefix: string;
  /** An empty database, for tests that start processes: nobody may be in the template while it is copied. */
  readonly processUrl: string;
}
