import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = 'docs/decisions';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const pages = readdirSync(join(ROOT, FOLDER)).filter((file) => /^\d{3}-/.test(file));

it('there are at most 25 decisions, each in the index', () => {
  const index = read(`${FOLDER}/README.md`);
  expect(pages.length).toBeLessThanOrEqual(25);
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

it('a decision exists for every number that a document or comment names', () => {
  const numbers = new Set(pages.map((page) => page.slice(0, 3)));
  const named = /decisions\/(\d{3})(?:-[a-z\d-]+\.md)?|\]\((\d{3})-[a-z\d-]+\.md\)|\[decision (\d+)\]/gi;
  const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.yml'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('CHANGELOG.md') && existsSync(join(ROOT, file)));
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(named)]
      .filter(([, path, link, word]) => !numbers.has(path ?? link ?? String(word).padStart(3, '0')))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(missing).toEqual([]);
});
