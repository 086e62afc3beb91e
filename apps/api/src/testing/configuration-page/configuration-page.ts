import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { environmentSchema } from '../../config/config.ts';
import { APPS, PACKAGE } from '../../config/places.ts';

const DOCS = path.join(APPS, '../docs');
const SETTINGS_PAGE = path.join(DOCS, 'configuration.md');
const LIMITS_PAGE = path.join(DOCS, 'limits.md');

export const PAGES: readonly string[] = [SETTINGS_PAGE, LIMITS_PAGE];

/** The text of a page with its tables of settings or limits as the code has them. Its prose does not change. */
export function withCurrentTables(file: string): string {
  const page = readFileSync(file, 'utf8');
  return file === SETTINGS_PAGE
    ? replaceBetween(page, 'settings', settingsTable())
    : replaceBetween(page, 'limits', limitTables(readFileSync(path.join(PACKAGE, 'src/limits.ts'), 'utf8')));
}

function replaceBetween(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: generated -->\n\n`, `\n<!-- ${name}: end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`The page has no place for ${name}`);
  return page.slice(0, from + begin.length) + text + page.slice(to);
}

function settingsTable(): string {
  const { properties = {} } = z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, setting]) => {
    if (typeof setting === 'boolean' || setting.description === undefined)
      throw new Error(`${name} has no description`);
    return [
      `\`${name}\``,
      setting.default === undefined ? '' : `\`${JSON.stringify(setting.default).replaceAll('"', '')}\``,
      setting.description,
    ];
  });
  return table(['variable', 'default', 'meaning'], rows);
}

const UNITS: Readonly<Record<string, string>> = {
  SECOND: 'second',
  MINUTE: 'minute',
  HOUR: 'hour',
  DAY: 'day',
  KB: 'kB',
  MB: 'MB',
};
const HEADING = String.raw`^\/\/ # (?<heading>.+)$`;
const LIMIT = String.raw`^\/\*\* (?<about>.+) \*\/\nexport const (?<name>[A-Z_]+) = (?<value>.+);$`;

/** A table for each heading of the source. */
export function limitTables(source: string): string {
  const sections: { readonly heading: string; readonly rows: string[][] }[] = [];
  for (const { groups = {} } of source.matchAll(new RegExp(`${HEADING}|${LIMIT}`, 'gm'))) {
    const { heading, about = '', name = '', value = '' } = groups;
    if (heading === undefined) sections.at(-1)?.rows.push([`\`${name}\``, describeValue(value), about]);
    else sections.push({ heading, rows: [] });
  }
  return sections
    .map(({ heading, rows }) => `## ${heading}\n\n${table(['limit', 'value', 'meaning'], rows)}`)
    .join('\n');
}

/** `rate(5, 10 * MINUTE)` as "5 in 10 minutes", `2 * DAY` as "2 days". */
function describeValue(expression: string): string {
  const [, tries, period] = /^rate\(([\d_]+), (.+)\)$/.exec(expression) ?? [];
  if (tries !== undefined && period !== undefined) return `${grouped(tries)} in ${describeValue(period)}`;
  const [, factor = '1', unit = ''] = /^(?:([\d._]+) \* )?([A-Z]+)$/.exec(expression) ?? [];
  const word = UNITS[unit];
  if (word === undefined) return grouped(expression);
  return `${factor} ${factor === '1' || word.endsWith('B') ? word : `${word}s`}`;
}

/** `10_000` as "10,000", `2000` as "2,000". */
function grouped(number: string): string {
  const value = Number(number.replaceAll('_', ''));
  if (Number.isNaN(value)) throw new Error(`${number} is no number with a unit of limits.ts`);
  return value.toLocaleString('en');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
