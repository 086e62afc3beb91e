import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSection } from '../page/marking-page.ts';
import { RULES_TITLE } from '../page/rule-address.ts';

/** The repository's documents that become pages: where they are, and what they are called in the list. */
const PAGES = {
  'docs/marking.md': RULES_TITLE,
  'docs/content-format.md': 'Exam files',
  'docs/signed-results.md': 'Signed results',
  'packages/domain/vectors/README.md': 'Test vectors',
} as const;

export const DOCUMENTS: readonly string[] = Object.keys(PAGES);

/** Where the pages of the rules go in the copy, in the order of `children`. */
export function rulePath(id: string): string {
  return `docs/rules/${id}.md`;
}

/**
 * Copies the repository's Markdown, each file where it is there, so that what links to another finds it. Those that become
 * pages get a title, and the headings of the rules lead to the rules' own pages.
 */
export function copySources(repository: string, to: string, rules: readonly RuleSection[]): void {
  for (const folder of ['docs', 'packages/domain/vectors'])
    cpSync(join(repository, folder), join(to, folder), {
      recursive: true,
      filter: (path) => !/\.(png|webp|jpg)$/.test(path),
    });
  for (const folder of ['', 'packages/domain'])
    for (const name of readdirSync(join(repository, folder)).filter((one) => one.endsWith('.md')))
      cpSync(join(repository, folder, name), join(to, folder, name));
  for (const [path, title] of Object.entries(PAGES)) {
    const text = readFileSync(join(to, path), 'utf8');
    const page = title === RULES_TITLE ? withRules(text, rules) : `---\ntitle: ${title}\n---\n\n${text}`;
    writeFileSync(join(to, path), page);
  }
}

function withRules(page: string, rules: readonly RuleSection[]): string {
  const linked = rules.reduce(
    (text, { id, title }) => text.replace(`\n### ${title}\n`, `\n### [${title}](rules/${id}.md)\n`),
    page,
  );
  const children = rules.map(({ id }) => `  - rules/${id}.md\n`).join('');
  return `---\ntitle: ${RULES_TITLE}\nchildren:\n${children}---\n\n${linked}`;
}
