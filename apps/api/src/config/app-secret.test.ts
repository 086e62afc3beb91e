import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { loadAppSecret } from './app-secret.ts';
import { StartError } from './start-error.ts';

it('takes the configured secret', async () => {
  expect(await loadAppSecret({ appSecret: 'configured', dataDir: '/nowhere' })).toBe('configured');
});

it('makes one secret, keeps it for its owner only, and finds it again', async () => {
  const dataDir = path.join(temporaryFolder(), 'not', 'there', 'yet');
  const [first, second] = await Promise.all([
    loadAppSecret({ appSecret: null, dataDir }),
    loadAppSecret({ appSecret: null, dataDir }),
  ]);
  expect(first).toHaveLength(43);
  expect(second).toBe(first);
  expect(statSync(path.join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
});

it('says where it could not be kept', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const failed = loadAppSecret({ appSecret: null, dataDir: file });
  await expect(failed).rejects.toThrow(StartError);
  await expect(failed).rejects.toThrow(
    `DATA_DIR: the application secret cannot be saved in ${path.join(file, 'app-secret')} (${file} is not a folder)`,
  );
});
