/** Checks the words of comments, names and pages: `pnpm run check` runs it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagFile, LIMITS } from './plain-words.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The content of tests, the vectors, and the changelog, which quotes earlier names. */
const UNCHECKED = /(?:^|\/)(?:content|dist|node_modules|vectors)\/|CHANGELOG/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const paths = listed
  .split('\n')
  .filter((path) => /\.(?:tsx?|md)$/.test(path) && !UNCHECKED.test(path) && existsSync(join(ROOT, path)));
const files = paths.map((path) => flagFile(path, readFileSync(join(ROOT, path), 'utf8')));
const flags = files.flatMap((file) => file.flags);
const comments = files.reduce((sum, file) => sum + file.comments, 0);
const countOf = (kind: string) => flags.filter((flag) => flag.kind === kind).length;
const share = (100 * countOf('subject')) / comments;
const flagged = countOf('subject') + countOf('word');

const problems = [
  ...(comments === 0 ? ['no comments found'] : []),
  ...(share < LIMITS.subjectless ? [] : [`${share.toFixed(1)} % of the comments open without a subject`]),
  ...(countOf('name') === 0 ? [] : [`${countOf('name')} names are bare participles: say what they contain`]),
  ...(flagged < LIMITS.flagged ? [] : [`${flagged} comments or lines have no subject or words nobody uses in code`]),
];
const isListed = problems.length > 0 || process.argv.includes('list');
if (isListed)
  for (const { path, line, kind, text } of flags) console.error(`${path}:${line} ${kind}: ${text.slice(0, 130)}`);
for (const problem of problems) console.error(problem);
console.log(`${comments} comments, ${flagged} flagged, ${countOf('name')} names, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
