/** Checks that THIRD-PARTY-NOTICES.txt lists the installed production dependencies: `pnpm run check` runs it. `write` makes the file. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noticesPage, type LicensedPackage } from './notices.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILE = new URL('../../../THIRD-PARTY-NOTICES.txt', import.meta.url);

const [program, ...first] = process.env['npm_execpath'] ? ['pnpm'] : ['npx', '-y', 'pnpm@12'];
const listed = execFileSync(program, [...first, 'licenses', 'list', '--prod', '--recursive', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const packages: Record<string, LicensedPackage[]> = JSON.parse(listed);
const page = noticesPage(packages);
if (process.argv[2] === 'write') writeFileSync(FILE, page);
else if (page !== readFileSync(FILE, 'utf8')) {
  console.error('THIRD-PARTY-NOTICES.txt is not current: node packages/config/scripts/check-notices.ts write');
  process.exitCode = 1;
}
