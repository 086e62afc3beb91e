import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const SCRIPT = `
  const { createBackupFolder } = await import(process.argv[1]);
  const to = await createBackupFolder(process.argv[2]);
  await to.write('rows', [Buffer.alloc(1_000_000)]).catch((error) => console.log(error.name + ': ' + error.message));
`;

// As on a full disk; the shell's limit counts blocks of 512 or 1,024 bytes.
it('names the file for which there is no room', () => {
  const folder = path.join(temporaryFolder(), 'backup');
  const limited = 'ulimit -f 8 && exec "$@"';
  const node = [process.execPath, '--conditions=@bandwise/source', '--input-type=module', '--eval', SCRIPT];
  const module = new URL('backup-folder.ts', import.meta.url).href;
  const { stdout, stderr } = spawnSync('sh', ['-c', limited, 'sh', ...node, module, folder], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([
    `StartError: ${folder}.part/rows cannot be written (EFBIG: file too large, write)\n`,
    '',
  ]);
});
