import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { runCommand } from '../src/processes/child.ts';
import { PRODUCT_URL } from '../src/product.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test as base } from '../src/test.ts';

const DOMAIN = fileURLToPath(new URL('../../../packages/domain/', import.meta.url));

/** The command of the packed library, installed in a temporary folder. */
interface Installed {
  readonly folder: string;
  readonly verify: (...args: string[]) => Promise<string>;
}

const test = base.extend<{ readonly installed: Installed }>({
  installed: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'bandwise-signed-result-'));
    await runCommand('pnpm', ['--dir', DOMAIN, 'pack', '--pack-destination', folder]);
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
    // Installs from the tarball alone, without a registry.
    const npx = ['--yes', '--offline', '--package', join(folder, tarball), '--', 'bandwise-domain', 'verify'];
    const env = { HOME: folder, npm_config_cache: join(folder, 'cache') };
    await use({ folder, verify: (...args) => runCommand('npx', [...npx, ...args], { env }) });
    await rm(folder, { recursive: true, force: true });
  },
});

test('a downloaded result is verified by the command, and is refused after an answer was edited', async ({
  page,
  learner,
  signIn,
  admin,
  installed: { folder, verify },
}) => {
  const content = samplePart('reading-1', 1);
  await signIn(page, learner);
  await page.goto(await practicePath(admin, 'reading', content.title));
  const attempt = new AttemptPage(page);
  await attempt.answerAll(content);
  await attempt.submit();
  await expect(attempt.score).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download signed result' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^signed-result-\d{4}-\d\d-\d\d-[\da-f]{8}\.json$/);
  const file = join(folder, 'result.json');
  await saved.saveAs(file);

  const keys = ['--keys', `${PRODUCT_URL}/api/keys`];
  const output = await verify(file, ...keys);
  expect(output).toContain(`“${content.title}”, reading, part 1: 13 of 13`);
  expect(output).toContain(`learner    ${learner.firstName} ${learner.lastName}`);
  expect(output).toContain('Signature: valid');
  expect(output).toContain('The result is right');

  const signed: { payload: string } = JSON.parse(await readFile(file, 'utf8'));
  const payload = JSON.parse(Buffer.from(signed.payload, 'base64url').toString('utf8'));
  payload.answers['1'] = `${payload.answers['1']}, or something else`;
  const edited = { ...signed, payload: Buffer.from(JSON.stringify(payload)).toString('base64url') };
  await writeFile(file, JSON.stringify(edited));
  await expect(verify(file, ...keys)).rejects.toThrow(/ended with 3:\nThe signature is wrong/);
});
