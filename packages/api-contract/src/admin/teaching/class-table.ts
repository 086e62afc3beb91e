import { BANDED_EXAMS, QUESTION_TYPES } from '@bandwise/domain';
import { ASSIGNED_ITEM_KINDS } from '@bandwise/domain/internal';
import { z } from 'zod';
import { assignmentConditionsSchema } from '../../common/assignment.ts';
import { dateSchema, idSchema, instantSchema, pageSchema } from '../../common/fields.ts';
import { resultLearnerSchema } from '../results.ts';

/** The learners that a class table shows. `overdue`: with work that is not finished after its due time. */
export const CLASS_TABLE_SHOWS = ['all', 'overdue', 'not_started', 'waiting'] as const;
export type ClassTableShow = (typeof CLASS_TABLE_SHOWS)[number];

/** The columns that sort a class table. `marks`: the share of the total. */
export const CLASS_TABLE_SORTS = ['name', 'done', 'marks'] as const;
export type ClassTableSort = (typeof CLASS_TABLE_SORTS)[number];

/** The state of an assignment for one learner. `missed`: exam conditions cannot be started after the due time. */
export const WORK_STATES = ['not_open', 'open', 'running', 'done', 'missed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

const filterShape = {
  show: z.enum(CLASS_TABLE_SHOWS).default('all'),
  /** Only this assignment. */
  assignment: idSchema.optional(),
  sort: z.enum(CLASS_TABLE_SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/** Filters of the file of a class. */
export const classFileQuerySchema = z.object(filterShape);
export const classTableQuerySchema = z.object({
  ...filterShape,
  /** The page of learners. */
  page: pageSchema,
  /** The page of assignments, the latest first. */
  columns: pageSchema,
});
export type ClassTableQuery = z.output<typeof classTableQuerySchema>;

/** Something that a learner did for an assignment, with the page that shows it. */
const doneWorkSchema = z.object({
  kind: z.enum(['attempt', 'sitting', 'submission']),
  id: idSchema,
  /** The index of the item. */
  item: z.int(),
  /** null: the whole item. */
  part_number: z.int().nullable(),
  /** A submission that is not assessed. */
  waiting: z.boolean(),
});
export type DoneWork = z.infer<typeof doneWorkSchema>;

const workCellSchema = z.object({
  state: z.enum(WORK_STATES),
  /** An item was finished after the due time, or the time is over and one is not finished. */
  late: z.boolean(),
  /** Finished items. */
  done: z.int(),
  marks: z.int().nullable(),
  total: z.int(),
  /** The band of the only item; for a mock exam the overall band. */
  band: z.number().nullable(),
  /** Submissions that are not assessed. */
  waiting: z.int(),
  work: z.array(doneWorkSchema),
});
export type WorkCell = z.infer<typeof workCellSchema>;

const tableAssignmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  opens_at: instantSchema,
  due_at: instantSchema,
  conditions: assignmentConditionsSchema,
  /** The title of practice of mistakes is ''. */
  items: z.array(z.object({ kind: z.enum(ASSIGNED_ITEM_KINDS), title: z.string() })),
});
export type TableAssignment = z.infer<typeof tableAssignmentSchema>;

const tableRowSchema = z.object({
  learner: resultLearnerSchema,
  /** Assignments of the class, also on other pages: finished, not finished after the due time, open but not started. */
  done: z.int(),
  overdue: z.int(),
  not_started: z.int(),
  /** Submissions that are not assessed. */
  waiting: z.int(),
  marks: z.int(),
  total: z.int(),
  /** In the order of the assignments. */
  cells: z.array(workCellSchema),
});
export type ClassTableRow = z.infer<typeof tableRowSchema>;

/** Learners and assignments of a class. */
export const classTableSchema = z
  .object({
    class: z.object({ id: idSchema, name: z.string(), archived: z.boolean() }),
    /** Assignments of this page: open ones, the latest first, then those to come. */
    assignments: z.array(tableAssignmentSchema),
    /** All assignments in this order. */
    choices: z.array(z.object({ id: idSchema, name: z.string() })),
    rows: z.array(tableRowSchema),
    /** Learners of the class, and those whom each filter shows. */
    learners: z.int(),
    counts: z.object({ overdue: z.int(), not_started: z.int(), waiting: z.int() }),
    page: z.int(),
    pages: z.int(),
    columns: z.int(),
    column_pages: z.int(),
  })
  .meta({ id: 'ClassTable' });
export type ClassTable = z.infer<typeof classTableSchema>;

/** The fewest learners, of the class and of everybody else, whose bands are compared. */
export const COMPARED_LEARNERS_MIN = 10;

/** The latest marked attempts of a class that its question types are counted from. */
export const COUNTED_ATTEMPTS_MAX = 1000;

const marksShape = { marks: z.int(), total: z.int() };

/** Figures of the learners of a class, from all their results of the last half year. */
export const classFiguresSchema = z
  .object({
    learners: z.int(),
    /** Mean bands of whole tests by kind of test and week, the earliest first. `week`: its Monday. */
    bands: z.array(
      z.object({
        paper: z.enum(BANDED_EXAMS),
        weeks: z.array(z.object({ week: dateSchema, band: z.number(), results: z.int() })),
      }),
    ),
    /** Question types, the weakest first, each with the questions that most learners had wrong. */
    types: z.array(
      z.object({
        type: z.enum(QUESTION_TYPES),
        ...marksShape,
        questions: z.array(
          z.object({
            section_id: idSchema,
            title: z.string(),
            part_number: z.int(),
            number: z.int(),
            /** An attempt with a wrong answer, which shows the question. */
            attempt_id: idSchema,
            ...marksShape,
          }),
        ),
      }),
    ),
    /** The last band of each learner at each kind of test, beside all other learners; only from ten of the class and ten others. */
    distribution: z.array(
      z.object({
        paper: z.enum(BANDED_EXAMS),
        class_learners: z.int(),
        other_learners: z.int(),
        bands: z.array(z.object({ band: z.number(), class: z.int(), others: z.int() })),
      }),
    ),
  })
  .meta({ id: 'ClassFigures' });
export type ClassFigures = z.infer<typeof classFiguresSchema>;

/** The answers to what a teacher wants to know first. Work that was due in the last 30 days, or is open. */
export const teachingSchema = z
  .object({
    now: instantSchema,
    /** Work that is not finished after its due time, the latest due first; only the first fifty. */
    overdue: z.array(
      z.object({
        learner: resultLearnerSchema,
        class: z.object({ id: idSchema, name: z.string() }),
        assignment: z.object({ id: idSchema, name: z.string() }),
        due_at: instantSchema,
        state: z.enum(WORK_STATES),
      }),
    ),
    overdue_total: z.int(),
    /** The learners of all these classes; a learner of two classes counts once. */
    learners_total: z.int(),
    /** The classes that the caller teaches and that are not archived, by name. */
    classes: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        learners: z.int(),
        overdue: z.int(),
        /** Submissions for assignments that are not assessed. */
        waiting: z.int(),
        /** Assignments that are open or were due, the next due first. */
        assignments: z.array(
          z.object({
            id: idSchema,
            name: z.string(),
            due_at: instantSchema,
            conditions: assignmentConditionsSchema,
            open: z.boolean(),
            done: z.int(),
            marks: z.int(),
            total: z.int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Teaching' });
export type Teaching = z.infer<typeof teachingSchema>;
