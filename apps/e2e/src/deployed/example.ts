import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '@bandwise/config/ensure-program';
import { findFreePort } from '@bandwise/config/free-port';
import { keepApiRunning, type ApiProcess } from './api-processes.ts';
import { addContent } from '../processes/add-content.ts';
import { startDatabase } from '../processes/database.ts';
import { writeEnvironment } from './environment.ts';
import { startNginx } from './nginx.ts';
import { HERE, type Release } from './release.ts';
import { FIRST_ADMIN, type Site } from './site.ts';

export interface Example {
  readonly site: Site;
  readonly processes: readonly ApiProcess[];
  stop(): Promise<void>;
}

interface ExampleOptions {
  /** The release to deploy; by default the one built here. */
  readonly release?: Release;
  /** The shipped exams to import; all by default. */
  readonly exams?: readonly string[];
  readonly apiProcesses?: number;
  /** Starts the database with its files below the folder. */
  readonly startDatabase?: (folder: string) => Promise<StartedDatabase>;
}

interface StartedDatabase {
  /** The settings of API processes that use the database. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Deploys the product on this machine in the steps of docs/school/install-debian.md: a database, two API processes that start at the same
 * time, the first administrator and the shipped tests from the command line, and nginx in front.
 */
export async function startExample(options: ExampleOptions = {}): Promise<Example> {
  const { apiProcesses = 2, startDatabase: start = startOneServer, release = HERE, exams } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    const site = await planSite(apiProcesses);
    stops.push(() => rm(site.folder, { recursive: true, force: true }));
    const database = await start(site.folder);
    stops.push(database.stop);
    const environmentFile = join(site.folder, 'api.env');
    writeEnvironment(environmentFile, {
      ...database.settings,
      APP_SECRET: randomBytes(32).toString('base64'),
      DATA_DIR: join(site.folder, 'data'),
      LEARNER_WEB_URL: site.learnerUrl,
      ADMIN_WEB_URL: `${site.consoleUrl}/admin`,
    });
    await mkdir(join(site.folder, 'data'));
    const starts = site.apiPorts.map((port) => keepApiRunning(port, { folder: site.folder, environmentFile, release }));
    for (const one of await Promise.allSettled(starts))
      if (one.status === 'fulfilled') stops.push(() => one.value.stop());
    const processes = await Promise.all(starts);
    await addContent({ environmentFile, admin: FIRST_ADMIN, release, ...(exams ? { exams } : {}) });
    const nginx = await startNginx(site);
    stops.push(nginx.stop);
    return { site, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOneServer(): Promise<StartedDatabase> {
  const { url, stop } = await startDatabase();
  return { settings: { DATABASE_URL: url }, stop };
}

async function planSite(apiProcesses: number): Promise<Site> {
  const nginx = await ensureNginx();
  const [learner = 0, console = 0, ...apiPorts] = await Promise.all(
    Array.from({ length: 2 + apiProcesses }, () => findFreePort()),
  );
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-deployed-'));
  // PostgreSQL and nginx may run as other users.
  await chmod(folder, 0o755);
  return {
    folder,
    nginx,
    learnerUrl: `http://127.0.0.1:${learner}`,
    consoleUrl: `http://127.0.0.1:${console}`,
    apiPorts,
  };
}
