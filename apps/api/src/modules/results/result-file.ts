import type { Readable } from 'node:stream';
import { rangeLabel } from '@bandwise/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { streamCsv } from '../../platform/csv/write-csv.ts';
import type { Sections } from '../sections/sections.ts';
import type { ResultFilter } from './result-filter.ts';
import { readAllResults, type FiledResult } from './result-file.repo.ts';
import { searched } from './result-search.ts';
import { presentResultRow } from './results.presenter.ts';

const HEADER = [
  'First name',
  'Last name',
  'Email',
  'Skill',
  'Test',
  'Part',
  'Submitted',
  'Minutes',
  'Marks',
  'Total',
  'Percent',
  'Band',
  'Marked by',
  'In a full test',
];
const MARKED_BY = { marked: 'Server', reported: 'Learner’s device' } as const;

interface Question {
  /** The question's first number. */
  readonly number: number;
  /** `Question 14` or `Questions 21–22`. */
  readonly name: string;
}

/** All results of a list as a file for spreadsheets; the file of one section also has the answers to its current questions. */
export async function resultFile(db: Kysely<Schema>, sections: Sections, filter: ResultFilter): Promise<Readable> {
  const questions = filter.kind === 'section' && filter.section ? await questionsOf(sections, filter.section) : [];
  const header = [...HEADER, ...questions.flatMap(({ name }) => [name, `${name}: marks`])];
  return streamCsv(
    header,
    linesOf(readAllResults(db, await searched(db, filter), { withVerdicts: questions.length > 0 }), questions),
  );
}

async function* linesOf(results: AsyncIterable<FiledResult>, questions: readonly Question[]) {
  for await (const result of results) yield [...cellsOf(result), ...answersOf(result, questions)];
}

/** A deleted section has no questions. */
async function questionsOf(sections: Sections, id: string): Promise<readonly Question[]> {
  const section = await sections.state(id);
  if (!section) return [];
  const { keys } = (await sections.version(section)).review;
  const numbers = new Map(keys.map(({ number, numbers }) => [number, numbers]));
  return [...numbers].map(([number, numbers]) => ({
    number,
    name: `${numbers.length === 1 ? 'Question' : 'Questions'} ${rangeLabel(numbers)}`,
  }));
}

function cellsOf(found: FiledResult): readonly string[] {
  const row = presentResultRow(found);
  const { learner, skill, title, submitted_at, seconds, marks, total } = row;
  return [
    learner?.firstName ?? '',
    learner?.lastName ?? '',
    learner?.email ?? '',
    skill,
    title,
    row.kind === 'section' ? String(row.part_number) : '',
    submitted_at,
    seconds === null ? '' : (seconds / 60).toFixed(1),
    marks === null ? '' : String(marks),
    String(total),
    marks === null || total === 0 ? '' : ((marks / total) * 100).toFixed(1),
    row.kind === 'exam' && row.band ? row.band.band.toFixed(1) : '',
    MARKED_BY[row.kind === 'section' ? row.source : 'marked'],
    row.kind === 'section' && row.sitting_id === null ? 'No' : 'Yes',
  ];
}

/** Attempts at other versions are matched by question number. */
function answersOf({ verdicts }: FiledResult, questions: readonly Question[]): readonly string[] {
  return questions.flatMap(({ number }) => {
    const verdict = verdicts?.find((one) => one.number === number);
    return verdict ? [verdict.blank ? '' : verdict.given.join('; '), String(verdict.marks)] : ['', ''];
  });
}
