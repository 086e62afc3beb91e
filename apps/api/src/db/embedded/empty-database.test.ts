import { mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { copyEmptyDatabase, makeEmptyDatabase } from './empty-database.ts';
import { openPGlite } from './open-pglite.ts';

/** To make a database takes the machine's own time. */
const PATIENCE = 60_000;
const isEmbedded = inject('engine').kind === 'pglite';

let built: string;
beforeAll(async () => {
  built = path.join(temporaryFolder(), 'built');
  if (isEmbedded) await makeEmptyDatabase(built);
}, PATIENCE);

it.runIf(isEmbedded)('is opened from a copy, which keeps what is written to it', { timeout: PATIENCE }, async () => {
  const folder = path.join(temporaryFolder(), 'postgres');
  await copyEmptyDatabase(folder, built);
  const pglite = await openPGlite(folder);
  await pglite.exec('create table kept (n int); insert into kept values (7)');
  await pglite.close();
  await copyEmptyDatabase(folder, built);
  const again = await openPGlite(folder);
  expect((await again.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  await again.close();
});

it.runIf(isEmbedded)(
  'may be read by everyone and changed by its owner alone, and its copy is for its owner alone',
  async () => {
    const all = readdirSync(built, { recursive: true, encoding: 'utf8' }).map((name) =>
      statSync(path.join(built, name)),
    );
    const modes = (isThat: boolean) =>
      new Set(all.filter((one) => one.isDirectory() === isThat).map(({ mode }) => (mode & 0o777).toString(8)));
    expect([modes(true), modes(false)]).toEqual([new Set(['755']), new Set(['644'])]);
    const folder = path.join(temporaryFolder(), 'postgres');
    await copyEmptyDatabase(folder, built);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  },
);

it.runIf(isEmbedded)('takes the place of a copy that was not finished', async () => {
  const folder = path.join(temporaryFolder(), 'postgres');
  mkdirSync(`${folder}.new`);
  writeFileSync(path.join(`${folder}.new`, 'half'), '');
  await copyEmptyDatabase(folder, built);
  expect(readdirSync(folder).sort()).toEqual(readdirSync(built).sort());
  expect(readdirSync(path.dirname(folder))).not.toContain('postgres.new');
});

it('leaves a folder alone that holds something, and one that there is nothing to copy into', async () => {
  const folder = path.join(temporaryFolder(), 'postgres');
  await copyEmptyDatabase(folder, path.join(folder, 'not built'));
  expect(readdirSync(path.dirname(folder))).not.toContain('postgres');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'mine'), '');
  await copyEmptyDatabase(folder, path.dirname(folder));
  expect(readdirSync(folder)).toEqual(['mine']);
});

it('leaves an empty folder to the engine, since another disk may be mounted there or linked to', async () => {
  const disk = temporaryFolder();
  const folder = path.join(temporaryFolder(), 'postgres');
  symlinkSync(disk, folder);
  await copyEmptyDatabase(folder, temporaryFolder());
  expect([readlinkSync(folder), readdirSync(folder)]).toEqual([disk, []]);
});

it('leaves nothing behind of a copy that fails', async () => {
  const folder = path.join(temporaryFolder(), 'postgres');
  // A copy cannot take the place of a link that leads nowhere.
  symlinkSync('nowhere', folder);
  await expect(copyEmptyDatabase(folder, temporaryFolder())).rejects.toThrow('ENOTDIR');
  expect(readdirSync(path.dirname(folder))).toEqual(['postgres']);
});
