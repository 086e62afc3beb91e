import type { QuestionType } from '@bandwise/domain';
import { texts } from '../../../shared/texts/texts.ts';
import { ChoiceKey } from './choice-key.tsx';
import { ReuseField } from './drag-drop/reuse-field.tsx';
import { AcceptedHint } from './fill-blanks/accepted-hint.tsx';
import { AcceptedAnswersKey } from './fill-blanks/key-editor.tsx';
import { WordLimitField } from './fill-blanks/word-limit-field.tsx';
import { SingleOptionKey } from './mcq/key-editor.tsx';
import { MultiOptionsKey } from './multi/key-editor.tsx';
import type { QuestionTypeEditor } from './question-type-editor.ts';
import { TfngKey } from './tfng/key-editor.tsx';
import { LabelsField } from './tfng/labels-field.tsx';

/** Total: a question type that cannot be edited does not compile. */
export const questionTypeEditors: Readonly<Record<QuestionType, QuestionTypeEditor>> = {
  TFNG: { KeyEditor: TfngKey, GroupSettings: LabelsField },
  MCQ: { KeyEditor: SingleOptionKey },
  MULTI: { KeyEditor: MultiOptionsKey },
  FILL_BLANKS: { KeyEditor: AcceptedAnswersKey, GroupSettings: WordLimitField, KeyHint: AcceptedHint },
  MATCH_TABLE: { KeyEditor: ChoiceKey, choicesLabel: texts.groups.columns },
  DRAG_DROP: { KeyEditor: ChoiceKey, GroupSettings: ReuseField },
  DROPDOWN: { KeyEditor: ChoiceKey },
};
