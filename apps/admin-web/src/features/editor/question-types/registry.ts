import type { QuestionType } from '@bandwise/domain';
import type { ComponentType } from 'react';
import { AcceptedAnswersKey } from './fill-blanks/key-editor.tsx';
import { ChoiceKey } from './choice-key.tsx';
import { MultiOptionsKey } from './multi/key-editor.tsx';
import type { QuestionEditorProps } from '../groups/question-editor.tsx';
import { SingleOptionKey } from './mcq/key-editor.tsx';
import { TfngKey } from './tfng/key-editor.tsx';

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
