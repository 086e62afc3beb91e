import { loadAppSecret } from './config/app-secret.ts';
import type { Config } from './config/config.ts';
import { loadSigningKey } from './config/signing-key.ts';
import { openMediaFolder } from './config/make-folder.ts';
import type { Database } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { createBackground } from './platform/background-work/background.ts';
import { Caches } from './platform/cache/caches.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createDiskMediaStore } from './platform/storage/media-store.ts';
import { createReadiness } from './platform/ready-check/readiness.ts';
import { createStorage } from './platform/storage/storage.ts';

/** What a process of this deployment works with. */
export async function createDeps(config: Config, { db, pool }: Database): Promise<Deps> {
  const appSecret = await loadAppSecret(config);
  return {
    config,
    appSecret,
    signingKey: await loadSigningKey(config, appSecret),
    db,
    pool,
    mailer: createMailer(config),
    media: createDiskMediaStore(openMediaFolder(config.dataDir)),
    storage: createStorage({ folder: config.dataDir, reserve: config.diskReserve }),
    background: createBackground(),
    readiness: createReadiness(),
    caches: new Caches(),
    now: () => new Date(),
  };
}
