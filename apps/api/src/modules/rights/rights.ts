import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { ClassesTable, Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';

type Db = Kysely<Schema>;
type Who = Pick<Caller, 'id' | 'role'>;

/** One error for missing classes and for classes of other teachers. */
export function classNotFound(): AppError {
  return new AppError('not_found', 'This class was not found.');
}

/**
 * The ids of the classes that the caller may see and change, as a subquery: all classes for administrators, for teachers those they teach, and
 * none for learners.
 */
export function classesOf({ id, role }: Who): RawBuilder<string> {
  if (role === 'admin') return sql<string>`select id from classes`;
  if (role === 'learner') return sql<string>`select id from classes where false`;
  return sql<string>`select class_id from class_members where user_id = ${id} and role = 'teacher'`;
}

/**
 * The ids of the learners that the caller may see, as a subquery: everyone for administrators, for teachers the learners of their classes, and
 * none for learners. An archived class still counts.
 */
export function learnersOf(caller: Who): RawBuilder<string> {
  if (caller.role === 'admin') return sql<string>`select id from users`;
  return sql<string>`select user_id from class_members where role = 'learner' and class_id in (${classesOf(caller)})`;
}

/** The ids of the learners of a class, as a subquery. */
export function learnersOfClass(classId: string): RawBuilder<string> {
  return sql<string>`select user_id from class_members where class_id = ${classId} and role = 'learner'`;
}

/** Whether the caller may see what a learner did. */
export async function mayTeach(db: Db, caller: Who, learnerId: string): Promise<boolean> {
  if (caller.role === 'admin') return true;
  if (caller.role === 'learner') return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', learnerId)
    .where(sql<boolean>`id in (${learnersOf(caller)})`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A class that the caller may see and change.
 * @throws 404
 */
export async function requireClass(db: Db, caller: Who, classId: string): Promise<Selectable<ClassesTable>> {
  const row = await db
    .selectFrom('classes')
    .selectAll()
    .where('id', '=', classId)
    .where(sql<boolean>`id in (${classesOf(caller)})`)
    .executeTakeFirst();
  if (!row) throw classNotFound();
  return row;
}

export {
  answersHidden,
  findHiddenAnswers,
  findHiding,
  hiddenBy,
  type HiddenAnswers,
  type HidingAssignment,
  type WantedHiding,
} from './hidden-answers.ts';
export { isBlind, shownAssessments } from './shown-assessments.ts';
