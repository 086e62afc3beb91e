import { LIMITS } from '@bandwise/domain';
import type { GroupAction } from './actions.ts';
import type { GroupForm, OptionForm } from '../form/form.ts';
import type { Ids } from '../form/ids.ts';
import { insertAfter, insertAt, patched, removeById } from '../form/lists.ts';
import { newOption } from '../form/new-exam.ts';

type RowAction = Extract<GroupAction, { readonly type: 'insertRow' | 'placeRow' }>;

/** Inserts or moves a choice of a group or an option of one of its questions. Keys name ids, so they follow. */
export function changeRows(group: GroupForm, action: RowAction, ids: Ids): GroupForm {
  const row = action.type === 'insertRow' ? action.after : action.row;
  const isIn = (rows: readonly OptionForm[]) => rows.some(({ id }) => id === row);
  const change = (rows: readonly OptionForm[]) => (isIn(rows) ? changeList(rows, action, ids) : rows);
  if (isIn(group.choices)) return patched(group, { choices: change(group.choices) });
  const questions = group.questions.map((question) => patched(question, { options: change(question.options) }));
  const isSame = questions.every((question, index) => question === group.questions[index]);
  return isSame ? group : { ...group, questions };
}

function changeList(rows: readonly OptionForm[], action: RowAction, ids: Ids): readonly OptionForm[] {
  if (action.type === 'insertRow')
    return rows.length < LIMITS.optionsMax ? insertAfter(rows, action.after, newOption(ids)) : rows;
  const row = rows.find(({ id }) => id === action.row);
  if (row === undefined || rows.indexOf(row) === action.index) return rows;
  const others = removeById(rows, row.id);
  return insertAt(others, Math.min(action.index, others.length), row);
}
