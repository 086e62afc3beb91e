declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine;
  }
}

/** The migrated database of a run's setup, which workers copy. */
export type Engine = PgliteEngine | PostgresEngine;

interface Run {
  /** The run's own folder, gone when the run is. */
  readonly folder: string;
  /** The folder of `joinPrograms`. */
  readonly programs: string;
}

interface PgliteEngine extends Run {
  readonly kind: 'pglite';
  /** The folder of its files. */
  readonly template: string;
}

export interface PostgresEngine extends Run {
  readonly kind: 'postgres';
  readonly serverUrl: string;
  readonly template: string;
  readonly prefix: string;
  /** An empty database for tests that start processes: the template must have no connections while it is copied. */
  readonly processUrl: string;
}
