import { loadAppSecret } from './config/app-secret.ts';
import type { Config } from './config/config.ts';
import { loadSigningKey } from './config/signing-key.ts';
import type { Database } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { createBackground } from './platform/background-work/background.ts';
import { Caches } from './platform/cache/caches.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { countMails, createMailer } from './platform/mail/mailer.ts';
import { createFetchPictures } from './platform/pictures/fetch-pictures.ts';
import { openMediaStore } from './platform/storage/open-media-store.ts';
import { createReadiness } from './platform/ready-check/readiness.ts';
import { createStorage } from './platform/storage/storage.ts';

/** Creates the dependencies of a process. */
export async function createDeps(config: Config, { db, pool, reads, changeFeed }: Database): Promise<Deps> {
  const metrics = createMetrics();
  const appSecret = await loadAppSecret(config);
  return {
    config,
    appSecret,
    signingKey: await loadSigningKey(config, appSecret),
    db,
    pool,
    reads,
    changeFeed,
    mailer: countMails(await createMailer(config), metrics),
    media: await openMediaStore(config, config.mediaLocation),
    storage: createStorage({ folder: config.dataDir, reserve: config.diskReserve }),
    fetchPictures: createFetchPictures(),
    background: createBackground(),
    jobs: new JobQueue(pool),
    readiness: createReadiness(),
    caches: new Caches(),
    metrics,
    now: () => new Date(),
  };
}
