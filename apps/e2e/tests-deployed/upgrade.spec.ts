import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../faults/random.ts';
import { HERE } from '../src/deployed/release.ts';
import { expect, test } from '../src/deployed/test.ts';
import { makeNext } from '../upgrade/releases.ts';
import { runUpgrade } from '../upgrade/run-upgrade.ts';

test('no request fails and no write is lost during an upgrade and a rollback [D86]', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'bandwise-next-'));
  try {
    const after = await makeNext(folder);
    expect(await runUpgrade({ before: HERE, after, rounds: 1, random: createRandom(20_261_123) })).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
