import { COMPARED_LEARNERS_MIN, COUNTED_ATTEMPTS_MAX, type ClassFigures } from '@bandwise/api-contract/admin';
import { BANDED_EXAMS, skills, type BandedExam } from '@bandwise/domain';
import { examBand } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { DAY } from '../../../limits.ts';
import {
  countOthers,
  countQuestions,
  findClassExams,
  findLearners,
  type MarksRow,
  type QuestionRow,
} from './table.repo.ts';

/** Half a year. */
const DAYS = 182;
/** Questions of each type that are named. */
const QUESTIONS = 3;

interface FiguresContext {
  readonly db: Kysely<Schema>;
  readonly now: Date;
  readonly timeZone: string;
}

export async function readFigures({ db, now, timeZone }: FiguresContext, classId: string): Promise<ClassFigures> {
  const since = new Date(now.getTime() - DAYS * DAY);
  const exams = (await findClassExams(db, { classId, since, timeZone })).flatMap((row) => banded(row));
  const others = (await countOthers(db, { classId, since })).flatMap((row) => banded(row));
  const questions = await countQuestions(db, { classId, since, limit: COUNTED_ATTEMPTS_MAX });
  const ofPaper = BANDED_EXAMS.map((paper) => ({
    paper,
    exams: exams.filter((one) => one.paper === paper),
    others: others.filter((one) => one.paper === paper),
  }));
  return {
    learners: (await findLearners(db, [classId])).length,
    bands: ofPaper.flatMap((one) => (one.exams.length === 0 ? [] : [{ paper: one.paper, weeks: weeksOf(one.exams) }])),
    types: typesOf(questions),
    distribution: ofPaper.flatMap((one) => {
      // The exams are in the order of time, so the last of each learner stays.
      const last = [...new Map(one.exams.map(({ row, band }) => [row.user_id, band])).values()];
      const other_learners = one.others.reduce((sum, { row }) => sum + row.learners, 0);
      if (last.length < COMPARED_LEARNERS_MIN || other_learners < COMPARED_LEARNERS_MIN) return [];
      const bands = [...new Set([...last, ...one.others.map(({ band }) => band)])].sort((a, b) => a - b);
      return [
        {
          paper: one.paper,
          class_learners: last.length,
          other_learners,
          bands: bands.map((band) => ({
            band,
            class: last.filter((own) => own === band).length,
            others: one.others.reduce((sum, other) => sum + (other.band === band ? other.row.learners : 0), 0),
          })),
        },
      ];
    }),
  };
}

/** The row with its band; none without one. */
function banded<Row extends MarksRow>(
  row: Row,
): readonly { readonly row: Row; readonly paper: BandedExam; readonly band: number }[] {
  const paper = skills[row.skill].bands?.[row.variant];
  const band = examBand(row);
  return paper && band ? [{ row, paper, band: band.band }] : [];
}

function weeksOf(exams: readonly { readonly row: { readonly week: string }; readonly band: number }[]) {
  return [...Map.groupBy(exams, ({ row }) => row.week)].map(([week, own]) => ({
    week,
    band: own.reduce((sum, { band }) => sum + band, 0) / own.length,
    results: own.length,
  }));
}

/** Question types by the share of marks, the weakest first, each with its weakest questions. */
function typesOf(questions: readonly QuestionRow[]): ClassFigures['types'] {
  const share = ({ marks, total }: { readonly marks: number; readonly total: number }) =>
    total === 0 ? 1 : marks / total;
  const types = [...Map.groupBy(questions, ({ type }) => type)].map(([type, own]) => ({
    type,
    marks: own.reduce((sum, { marks }) => sum + marks, 0),
    total: own.reduce((sum, { total }) => sum + total, 0),
    questions: own
      .toSorted((a, b) => share(a) - share(b) || b.total - a.total)
      .flatMap(({ attempt_id, section_id, title, part_number, number, marks, total }) =>
        attempt_id === null ? [] : [{ section_id, title, part_number, number, attempt_id, marks, total }],
      )
      .slice(0, QUESTIONS),
  }));
  return types.sort((a, b) => share(a) - share(b));
}
