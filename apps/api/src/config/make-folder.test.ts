import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openMediaFolder } from './make-folder.ts';
import { StartError } from './start-error.ts';

it('makes the folder of uploaded files where it is not there', () => {
  const dataDir = path.join(temporaryFolder(), 'not', 'there', 'yet');
  const folder = openMediaFolder(dataDir);
  expect(folder).toBe(path.join(dataDir, 'media'));
  expect(existsSync(folder)).toBe(true);
  expect(openMediaFolder(dataDir)).toBe(folder);
});

it.each(['', 'media'])('says where uploaded files cannot be kept: a file stands at DATA_DIR/%s', (name) => {
  const dataDir = path.join(temporaryFolder(), 'data');
  if (name) openMediaFolder(path.join(dataDir, 'made'));
  const file = path.join(dataDir, name);
  writeFileSync(file, '');
  const opening = () => openMediaFolder(dataDir);
  expect(opening).toThrow(StartError);
  const media = path.join(dataDir, 'media');
  expect(opening).toThrow(`DATA_DIR: uploaded files cannot be stored in ${media} (${file} is not a folder)`);
});
