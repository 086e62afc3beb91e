import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../src/testing/start-postgres.ts';
import type { Fixture } from './fixture.ts';
import type { FiguresQuestion, ProcessFigures } from './process-figures.ts';

/** Replaces a database's address: each process has its own embedded one. */
export const EMBEDDED = 'embedded';

/** The message of a server once it listens. */
export interface Started {
  readonly url: string;
  /** The content of its embedded database. */
  readonly fixture: Fixture | null;
}

export interface Server extends Started {
  readonly figures: (question?: FiguresQuestion) => Promise<ProcessFigures>;
}

export interface Servers {
  readonly databaseUrl: string;
  /** Started once the database is filled. */
  readonly start: (file: 'api-process.ts' | 'ceiling-process.ts', database?: string) => Promise<Server>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL without fsync, for us and for the ceilings alike: what is compared is our own work, not the disk's. */
export async function startServers(): Promise<Servers> {
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  return {
    databaseUrl: postgres.url,
    start(file, database = postgres.url) {
      const child = fork(new URL(file, import.meta.url), [database], {
        execArgv: ['--conditions=@bandwise/source'],
      });
      children.push(child);
      return new Promise((resolve, reject) => {
        // The first message it sends; each later one answers a question for its figures.
        child.once('message', (started) => resolve({ ...(started as Started), figures: askFigures(child) }));
        child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
      });
    },
    async stop() {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.disconnect();
      await Promise.all(ended);
      await postgres.stop();
    },
  };
}

function askFigures(child: ChildProcess): Server['figures'] {
  return async (question = {}) => {
    const answer = once(child, 'message');
    child.send(question);
    const [figures] = await answer;
    return figures as ProcessFigures; // what answerFigures sends
  };
}
