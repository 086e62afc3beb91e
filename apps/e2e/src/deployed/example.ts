import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '@bandwise/config/ensure-program';
import { findFreePort } from '@bandwise/config/free-port';
import { keepApiRunning } from './api-processes.ts';
import { addContent } from '../processes/add-content.ts';
import { startDatabase } from '../processes/database.ts';
import { writeEnvironment } from './environment.ts';
import { startNginx } from './nginx.ts';
import { FIRST_ADMIN, type Site } from './site.ts';

export interface Example {
  readonly site: Site;
  stop(): Promise<void>;
}

/**
 * Deploys the product on this machine, in the steps of docs/deploy.md: a database, two API processes started at the
 * same moment, the first administrator and the shipped tests by the command line, and nginx in front.
 */
export async function startExample(): Promise<Example> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    const site = await planSite();
    stops.push(() => rm(site.folder, { recursive: true, force: true }));
    const database = await startDatabase();
    stops.push(database.stop);
    const environmentFile = join(site.folder, 'api.env');
    writeEnvironment(environmentFile, {
      DATABASE_URL: database.url,
      APP_SECRET: randomBytes(32).toString('base64'),
      DATA_DIR: join(site.folder, 'data'),
      LEARNER_WEB_URL: site.learnerUrl,
      ADMIN_WEB_URL: `${site.consoleUrl}/admin`,
    });
    await mkdir(join(site.folder, 'data'));
    const starts = site.apiPorts.map((port) => keepApiRunning(port, { folder: site.folder, environmentFile }));
    const processes = await Promise.allSettled(starts);
    for (const one of processes) if (one.status === 'fulfilled') stops.push(() => one.value.stop());
    for (const one of processes) if (one.status === 'rejected') throw one.reason;
    await addContent({ environmentFile, admin: FIRST_ADMIN });
    const nginx = await startNginx(site);
    stops.push(nginx.stop);
    return { site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function planSite(): Promise<Site> {
  const nginx = await ensureNginx();
  const [learner, console, ...apiPorts] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-deployed-'));
  // PostgreSQL and nginx may run as users of their own.
  await chmod(folder, 0o755);
  return {
    folder,
    nginx,
    learnerUrl: `http://127.0.0.1:${learner}`,
    consoleUrl: `http://127.0.0.1:${console}`,
    apiPorts,
  };
}
