import type { QuestionType } from '@bandwise/domain';
import type { ComponentType } from 'react';
import { AcceptedAnswersKey } from './accepted-answers-key.tsx';
import { ChoiceKey } from './choice-key.tsx';
import { MultiOptionsKey } from './multi-options-key.tsx';
import type { QuestionEditorProps } from './question-editor.tsx';
import { SingleOptionKey } from './single-option-key.tsx';
import { TfngKey } from './tfng-key.tsx';

/** Total: a question type whose key cannot be edited does not compile. */
export const KEY_EDITORS = {
  TFNG: TfngKey,
  MCQ: SingleOptionKey,
  MULTI: MultiOptionsKey,
  FILL_BLANKS: AcceptedAnswersKey,
  MATCH_TABLE: ChoiceKey,
  DRAG_DROP: ChoiceKey,
  DROPDOWN: ChoiceKey,
} satisfies Record<QuestionType, ComponentType<QuestionEditorProps>>;
