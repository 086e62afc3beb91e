import type { QuestionType } from '@bandwise/domain';
import { DragDropView } from './drag-drop/view.tsx';
import { DropdownView } from './dropdown/view.tsx';
import { FillBlanksView } from './fill-blanks/view.tsx';
import { MatchTableView } from './match-table/view.tsx';
import { McqView } from './mcq/view.tsx';
import { MultiView } from './multi/view.tsx';
import type { QuestionTypeView } from './question-type-view.ts';
import { TfngView } from './tfng/view.tsx';

/** Total: a question type without a view does not compile. */
export const QUESTION_TYPE_VIEWS = {
  TFNG: TfngView,
  MCQ: McqView,
  MULTI: MultiView,
  FILL_BLANKS: FillBlanksView,
  MATCH_TABLE: MatchTableView,
  DRAG_DROP: DragDropView,
  DROPDOWN: DropdownView,
} as const satisfies { readonly [T in QuestionType]: QuestionTypeView };
