import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { createDeps } from './create-deps.ts';
import { serveCopies } from './db/embedded/running-copy.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { createParts } from './handlers.ts';
import { JOBS } from './jobs/jobs.ts';
import { SHUTDOWN_TIME } from './limits.ts';
import { removePartialUploads } from './modules/media/media.ts';
import { makeSetupCode } from './modules/setup/setup.ts';
import { logFigures } from './platform/log/process-figures.ts';
import { seedSamples } from './seed/seed-samples.ts';
import { runProcess } from './run-process.ts';
import { welcome } from './welcome.ts';

await runProcess(async (config) => {
  const database = await openDatabase(config);
  try {
    await migrate(database.patient);
    const deps = await createDeps(config, database);
    const demoAccounts = await seedSamples(deps);
    const setupCode = await makeSetupCode(deps);
    const parts = createParts(deps);
    const app = await buildApp(deps, { parts });
    logDatabase(database, app);
    logFigures(app, deps.caches);
    await deps.storage.look();
    app.addHook('onClose', () => deps.jobs.stop());
    await deps.jobs.open(JOBS, { isWorker: true, onFailure: deps.background.onFailure });
    // Before the first upload, which a clock that was set far ahead would make look old.
    await removePartialUploads(deps).catch(deps.background.onFailure);
    await listen(app, config);
    await deps.jobs.work(JOBS, { ...deps, ...parts, patient: database.patient, log: app.log });
    const stopCopies = await offerCopies(config, database);
    let isDiskFailing = false;
    const { close } = closeWithGrace({ delay: SHUTDOWN_TIME }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'The process failed');
      await stopCopies();
      // Requests in flight finish first; then nothing needs the database.
      await app.close();
      // The next start recovers what could not be written now.
      if (isDiskFailing) process.exit(1);
      await database.close();
    });
    database.events.onDiskFailure = (err) => {
      if (isDiskFailing) return;
      isDiskFailing = true;
      app.log.fatal({ err }, 'The embedded database cannot use its disk. The process stops and can be started again');
      close();
    };
    console.log(welcome(config, { demoAccounts, setupCode }));
  } catch (error) {
    await database.close();
    throw error;
  }
});

/** With a PostgreSQL server, backups read from the server. */
async function offerCopies(config: Config, { pool }: Database): Promise<() => Promise<void>> {
  if (config.databaseUrl !== null) return async () => undefined;
  return serveCopies({ pool, dataDir: config.dataDir, reserve: config.diskReserve });
}

function logDatabase({ events }: Database, app: FastifyInstance): void {
  events.onDeaf = (why) =>
    app.log.warn({ why }, 'DATABASE_DIRECT_URL: change notifications do not arrive, so each read queries the database');
  events.onListening = () => app.log.info('Change notifications arrive again');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'Listening' });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} is already in use on ${host}`, { cause: error });
    if (code === 'EACCES') throw new StartError(`PORT: this user is not allowed to use ${port}`, { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST: ${host} is not an address of this machine`, { cause: error });
    throw error;
  }
}
