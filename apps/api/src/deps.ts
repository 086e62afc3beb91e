import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config/config.ts';
import type { SigningKey } from './config/signing-key.ts';
import type { ChangeFeed } from './db/changes/change-feed.ts';
import type { ReadSources } from './db/replicas/read-sources.ts';
import type { Schema } from './db/schema.ts';
import type { Background } from './platform/background-work/background.ts';
import type { Caches } from './platform/cache/caches.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MediaStore } from './platform/storage/media-store.ts';
import type { FetchPictures } from './platform/pictures/fetch-pictures.ts';
import type { Readiness } from './platform/ready-check/readiness.ts';
import type { Storage } from './platform/storage/storage.ts';

/** All that the API needs from outside. Tests pass their own. */
export interface Deps {
  readonly config: Config;
  /** Signs grants, which any process verifies later. */
  readonly appSecret: string;
  /** Signs downloaded results. */
  readonly signingKey: SigningKey;
  readonly db: Kysely<Schema>;
  /** The same connections, for libraries that use the driver. */
  readonly pool: Pool;
  /** For reads that may be a second old. */
  readonly reads: ReadSources;
  /** Notifies changes of public facts by any process. */
  readonly changeFeed: ChangeFeed;
  readonly mailer: Mailer;
  readonly media: MediaStore;
  readonly storage: Storage;
  /** Copies pictures of other sites. */
  readonly fetchPictures: FetchPictures;
  readonly background: Background;
  readonly jobs: JobQueue;
  /** The checks of `GET /api/ready`. */
  readonly readiness: Readiness;
  /** The factory of every cache, which limits and measures them. */
  readonly caches: Caches;
  /** The counters of the process for monitoring. */
  readonly metrics: Metrics;
  /** The clock; tests set it. */
  readonly now: () => Date;
}
