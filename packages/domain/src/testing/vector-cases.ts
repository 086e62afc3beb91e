/** The files of `vectors/` as lists of cases, for the tests that run and compare them and the scripts that number them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson } from '../signed-result/canonical-json.ts';

/** The fields of every case beside its input and the expected result. */
export interface VectorCase {
  /** The name of its list and a number: never given to another case. */
  readonly id: string;
  /** The page and the heading that tell the rule, such as `marking.md#spelling`. */
  readonly rule: string;
  /** The version from which on the rule is another, so that the case is no longer run. */
  readonly withdrawn?: string;
}

/** The lists of each file, and what the ids of their cases begin with. */
export const VECTOR_LISTS = {
  'marking-spec.json': { cases: 'spec' },
  'marking-ielts.json': { cases: 'ielts' },
  'marking-options.json': { cases: 'options' },
  'sections.json': { cases: 'sections' },
  'numbering.json': { numbering: 'numbering', renumbering: 'renumbering', range_prefix: 'range-prefix' },
  'bands.json': { bands: 'bands', overall: 'overall', part_estimates: 'part-estimates' },
  'assessment.json': {
    task_bands: 'task-bands',
    writing_bands: 'writing-bands',
    speaking_bands: 'speaking-bands',
    texts: 'texts',
    speech: 'speech',
  },
  'parsing.json': { passages: 'passages', questions: 'questions' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** A file of `vectors/`; each test gives it the shape that its schema describes. */
export function readVectors(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../vectors/${file}`, import.meta.url), 'utf8'));
}

/** The cases of a list that stand. */
export function standing<Case extends object>(cases: readonly Case[]): readonly Case[] {
  return cases.filter((one) => !('withdrawn' in one));
}

/** Every case of every file. */
export function allCases(): readonly VectorCase[] {
  return Object.entries(VECTOR_LISTS).flatMap(([file, lists]) => {
    const vectors = readVectors(file) as Readonly<Record<string, readonly VectorCase[]>>;
    return Object.keys(lists).flatMap((list) => vectors[list] ?? []);
  });
}

/** The digest that fixes a released case: its input and expected result. Its rule's heading may change. */
export function digestOf({ withdrawn: _withdrawn, rule: _rule, ...released }: VectorCase): string {
  return createHash('sha256').update(canonicalJson(released)).digest('hex').slice(0, 16);
}
