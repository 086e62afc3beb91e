import { access, constants, stat, statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { reason } from '../errors/reason.ts';
import { finding, type Finding } from './finding.ts';

const MB = 1024 * 1024;

export async function examineDisk({
  dataDir,
  databaseUrl,
  diskReserve,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'diskReserve'>): Promise<readonly Finding[]> {
  try {
    if (!(await stat(dataDir)).isDirectory()) return [finding('error', 'disk', `DATA_DIR: ${dataDir} is not a folder`)];
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / MB).toLocaleString('en');
    const isEnough = bavail * bsize >= diskReserve;
    const what = databaseUrl === null ? 'nothing can be stored' : 'uploads cannot be stored';
    const reserve = `less than DISK_RESERVE_MB (${Math.floor(diskReserve / MB).toLocaleString('en')})`;
    return [
      isEnough
        ? finding('ok', 'disk', `${free} MB are free for ${dataDir}`)
        : finding(
            'error',
            'disk',
            `only ${free} MB are free for ${dataDir}, ${reserve}: ${what}. Free some space, or lower it`,
          ),
    ];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return [finding('warning', 'disk', `DATA_DIR: ${dataDir} does not exist yet; the first start creates it`)];
    return [finding('error', 'disk', `DATA_DIR: ${dataDir} cannot be written to (${reason(error)})`)];
  }
}
