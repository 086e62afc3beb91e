import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, startChild, waitUntilAnswers } from '../processes/child.ts';
import type { Site } from './site.ts';

const RENDER = fileURLToPath(new URL('../../../../deploy/nginx/render', import.meta.url));

/** Starts nginx with the configuration of deploy/nginx. */
export async function startNginx(site: Site): Promise<{ stop: () => Promise<void> }> {
  await render(site, {});
  const log = join(site.folder, 'nginx', 'error.log');
  const nginx = startChild(site.nginx, ['-e', log, '-c', join(site.folder, 'nginx', 'standalone.conf')], { log });
  const stop = () => nginx.stop('SIGQUIT');
  try {
    await waitUntilAnswers(`${site.learnerUrl}/`, { child: nginx, log });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Makes the running nginx serve a console that calls the API on another origin; with '' it calls its own. */
export async function pointConsoleAt(site: Site, consoleApiUrl: string): Promise<void> {
  await reload(site, { consoleApiUrl });
}

/** Makes the running nginx forward calls to these ports instead of those of the API processes. */
export async function passOnTo(site: Site, apiPorts: readonly number[]): Promise<void> {
  await reload(site, { apiPorts });
}

interface Settings {
  readonly consoleApiUrl?: string;
  readonly apiPorts?: readonly number[];
}

async function reload(site: Site, settings: Settings): Promise<void> {
  await render(site, settings);
  process.kill(Number(await readFile(join(site.folder, 'nginx', 'nginx.pid'), 'utf8')), 'SIGHUP');
}

async function render(site: Site, { consoleApiUrl = '', apiPorts = site.apiPorts }: Settings): Promise<void> {
  const folder = join(site.folder, 'nginx');
  const env = {
    BIND: '127.0.0.1',
    LEARNER_PORT: new URL(site.learnerUrl).port,
    CONSOLE_PORT: new URL(site.consoleUrl).port,
    API_SERVERS: apiPorts.map((port) => `127.0.0.1:${port}`).join(' '),
    CONSOLE_API_URL: consoleApiUrl,
    LOGS: folder,
  };
  await runCommand(RENDER, [folder], { env });
}
