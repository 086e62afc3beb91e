import type { Teaching } from '@bandwise/api-contract/admin';
import { DAY } from '../../../limits.ts';
import { isOverdue } from './class-table.ts';
import { findLearners, findRecent, findTaught } from './table.repo.ts';
import { readWork, type TableContext } from './work-of-classes.ts';

const DAYS = 30;
const SHOWN = 50;

/** Late learners and the progress of each class that a teacher teaches. */
export async function readTeaching(context: TableContext, userId: string): Promise<Teaching> {
  const { db, now } = context;
  const classes = await findTaught(db, userId);
  const ids = classes.map(({ id }) => id);
  const assignments = await findRecent(db, ids, { now, since: new Date(now.getTime() - DAYS * DAY) });
  const learners = await findLearners(db, ids);
  const work = await readWork(context, assignments);
  const cells = assignments.flatMap((assignment) =>
    learners
      .filter(({ class_id }) => class_id === assignment.class_id)
      .map((learner) => ({
        assignment,
        learner,
        cell: work.cellOf(assignment, learner.id),
        due: work.dueAt(assignment, learner.id),
      })),
  );
  const overdue = cells.filter(({ cell }) => isOverdue(cell)).sort((a, b) => b.due.getTime() - a.due.getTime());
  return {
    now: now.toISOString(),
    overdue: overdue.slice(0, SHOWN).map(({ assignment, learner, cell, due }) => ({
      learner: {
        id: learner.id,
        firstName: learner.first_name,
        lastName: learner.last_name,
        email: learner.email,
      },
      class: { id: assignment.class_id, name: assignment.class_name },
      assignment: { id: assignment.id, name: assignment.name },
      due_at: due.toISOString(),
      state: cell.state,
    })),
    overdue_total: overdue.length,
    learners_total: new Set(learners.map(({ id }) => id)).size,
    classes: classes.map(({ id, name }) => {
      const own = cells.filter(({ assignment }) => assignment.class_id === id);
      return {
        id,
        name,
        learners: learners.filter(({ class_id }) => class_id === id).length,
        overdue: new Set(own.filter(({ cell }) => isOverdue(cell)).map(({ learner }) => learner.id)).size,
        waiting: own.reduce((sum, { cell }) => sum + cell.waiting, 0),
        assignments: assignments
          .filter(({ class_id }) => class_id === id)
          .map((assignment) => {
            const done = own.filter((one) => one.assignment === assignment);
            return {
              id: assignment.id,
              name: assignment.name,
              due_at: assignment.due_at.toISOString(),
              conditions: assignment.conditions,
              open: assignment.due_at > now,
              done: done.filter(({ cell }) => cell.state === 'done').length,
              marks: done.reduce((sum, { cell }) => sum + (cell.marks ?? 0), 0),
              total: done.reduce((sum, { cell }) => sum + cell.total, 0),
            };
          }),
      };
    }),
  };
}
