import type { Readable } from 'node:stream';
import type { ExamResult, SectionResult } from '@bandwise/api-contract/admin';
import { CRITERION_NAMES, rangeLabel } from '@bandwise/domain';
import { CRITERION_TITLES } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { streamCsv } from '../../platform/csv/write-csv.ts';
import type { Sections } from '../sections/sections.ts';
import type { ResultFilter } from './result-filter.ts';
import { readAllResults, type FiledResult } from './result-file.repo.ts';
import { searched } from './result-search.ts';
import { presentResultRow, type Progress } from './results.presenter.ts';

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
export async function resultFile({ db, sections, progress }: FileSource, filter: ResultFilter): Promise<Readable> {
  const questions = filter.kind === 'section' && filter.section ? await questionsOf(sections, filter.section) : [];
  if (filter.kind === 'submission') return submissionFile(db, await searched(db, filter), progress);
  const header = [...HEADER, ...questions.flatMap(({ name }) => [name, `${name}: marks`])];
  return streamCsv(
    header,
    linesOf(readAllResults(db, await searched(db, filter), { withVerdicts: questions.length > 0 }), {
      questions,
      progress,
    }),
  );
}

interface FileSource {
  readonly db: Kysely<Schema>;
  readonly sections: Sections;
  readonly progress: Progress;
}

async function* linesOf(
  results: AsyncIterable<FiledResult>,
  { questions, progress }: { readonly questions: readonly Question[]; readonly progress: Progress },
) {
  for await (const result of results) {
    const row = presentResultRow(result, progress);
    if (row.kind !== 'submission') yield [...cellsOf(row), ...answersOf(result, questions)];
  }
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

function cellsOf(row: ExamResult | SectionResult): readonly string[] {
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

const SUBMISSION_HEADER = [
  'First name',
  'Last name',
  'Email',
  'Skill',
  'Test',
  'Part',
  'Submitted',
  'Words',
  'State',
  'Band',
  ...CRITERION_NAMES.map((name) => CRITERION_TITLES[name]),
  'Assessor',
  'Assessed',
  'In a full test',
];
const STATES = { handed_in: 'Handed in', being_assessed: 'Being assessed', assessed: 'Assessed' } as const;

/** Submissions with their bands. */
function submissionFile(db: Kysely<Schema>, filter: ResultFilter, progress: Progress): Readable {
  return streamCsv(SUBMISSION_HEADER, submissionLines(readAllResults(db, filter, { withVerdicts: false }), progress));
}

async function* submissionLines(results: AsyncIterable<FiledResult>, progress: Progress) {
  for await (const result of results) {
    const row = presentResultRow(result, progress);
    if (row.kind !== 'submission') continue;
    const { learner, skill, title, part_number, submitted_at, words, state, band, bands, assessor, assessed_at } = row;
    yield [
      learner?.firstName ?? '',
      learner?.lastName ?? '',
      learner?.email ?? '',
      skill,
      title,
      String(part_number),
      submitted_at,
      words === 0 ? '' : String(words),
      STATES[state],
      String(band ?? ''),
      ...CRITERION_NAMES.map((name) => String(bands?.[name] ?? '')),
      assessor ?? '',
      assessed_at ?? '',
      row.sitting_id === null ? 'No' : 'Yes',
    ];
  }
}

/** Attempts at other versions are matched by question number. */
function answersOf({ verdicts }: Pick<FiledResult, 'verdicts'>, questions: readonly Question[]): readonly string[] {
  return questions.flatMap(({ number }) => {
    const verdict = verdicts?.find((one) => one.number === number);
    return verdict ? [verdict.blank ? '' : verdict.given.join('; '), String(verdict.marks)] : ['', ''];
  });
}
