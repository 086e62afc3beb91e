/**
 * Checks that each screen of the built learner app stays within its download limit: part of the test command. With `record`, writes the
 * current size of each file, so that a later failure names the files that grew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { learnerDownloads, limitProblem, type Download } from './learner-downloads.ts';

const RECORD = new URL('recorded.json', import.meta.url);

const downloads = await learnerDownloads();
if (!downloads) throw new Error('The learner app is not built');
for (const { screen, js, css, limit } of downloads)
  console.log(
    `${screen.padEnd(28)}${js.toFixed(1).padStart(7)} of ${limit.js} kB, style ${css.toFixed(1)} of ${limit.css}`,
  );
if (process.argv[2] === 'record') {
  const files = downloads.map((download) => [download.screen, rounded(download.files)] as const);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
} else {
  // An earlier run of this script wrote the file.
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Download['files']>;
  const problems = downloads.flatMap((download) => limitProblem(download, recorded[download.screen] ?? {}) ?? []);
  for (const problem of problems) console.error(`Too much to load: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function rounded(files: Download['files']): Download['files'] {
  const entries = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries.map(([name, kb]) => [name, Math.round(kb * 10) / 10]));
}
