import S3rver from 's3rver';
import { onTestFinished, vi } from 'vitest';
import type { MediaLocation } from '../config/media-location.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ObjectStore {
  readonly location: MediaLocation;
  /** The same, as a setting. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server of Amazon's protocol with one bucket, until the requesting test ends. */
export async function startObjectStore(): Promise<ObjectStore> {
  // The account that the server knows.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  onTestFinished(async () => {
    await stop();
    vi.unstubAllEnvs();
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const location = { bucket: 'uploads', prefix: 'site/', endpoint, region: 'us-east-1' };
  return { location, url: `s3://uploads/site?endpoint=${endpoint}`, stop };
}
