import { deleteTest } from './delete-test.tsx';
import { duplicateTest } from './duplicate-test.tsx';
import { editTest } from './edit-test.tsx';
import { printTest } from './print-test.tsx';
import type { RowAction } from './row-action.ts';
import { seeResults } from './see-results.tsx';
import { seeStatistics } from './see-statistics.tsx';
import { setState } from './set-state.tsx';
import { seeAsLearner } from './see-as-learner.tsx';

/** Buttons in the row itself (administrator specification, section 2). */
export const IN_ROW: readonly RowAction[] = [editTest, deleteTest];

/** Items of the row's menu, in their order. */
export const IN_MENU: readonly RowAction[] = [
  seeAsLearner,
  seeResults,
  seeStatistics,
  printTest,
  duplicateTest,
  setState,
];
