import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { americanSpelling } from '../src/marking/ielts/american-spelling.ts';

// How many pairs of a list of UK and US spellings are taken for one word, and which frequent words that are no such pair.
// node scripts/measure-spelling.ts PAIRS.tsv… [--frequent WORDS.txt]; a line of a list is `UK<tab>US`.
// The lists: docs/marking.md, "UK and US spelling".

const args = process.argv.slice(2);
const at = args.indexOf('--frequent');
const lists = at === -1 ? args : args.slice(0, at);
const read = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split(/\r?\n/);
const dictionary = new Set<string>();

for (const file of lists) {
  const pairs = read(file).map((line) => line.split('\t'));
  const missed = pairs.filter(([uk = '', us = '']) => americanSpelling(uk) !== americanSpelling(us));
  for (const [uk, us] of pairs) dictionary.add(`${uk} ${us}`).add(`${us} ${uk}`);
  const share = (100 * (1 - missed.length / pairs.length)).toFixed(2);
  console.log(
    `${file}: ${pairs.length} pairs, ${share} % taken for one word; missed: ${missed.map(([uk]) => uk).join(' ')}`,
  );
}

if (at !== -1) {
  const bySpelling = Map.groupBy(new Set(read(args[at + 1] ?? '')), (word) => americanSpelling(word));
  const wrong = [...bySpelling.values()].filter((words) =>
    words.some((a) => words.some((b) => a !== b && !dictionary.has(`${a} ${b}`))),
  );
  console.log(
    `${wrong.length} groups of frequent words that no list has as a pair: ${wrong.map((words) => words.join('=')).join(' ')}`,
  );
}

for (const file of ['spelling-stems', 'american-spelling'])
  console.log(
    `${file}: ${gzipSync(readFileSync(new URL(`../dist/marking/ielts/${file}.js`, import.meta.url))).length} bytes compressed`,
  );
