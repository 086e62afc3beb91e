import type { QuestionType } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { ChoiceKey } from './choice-key.tsx';
import { ReuseField } from './drag-drop/reuse-field.tsx';
import { AcceptedHint } from './fill-blanks/accepted-hint.tsx';
import { AcceptedAnswersKey } from './fill-blanks/key-editor.tsx';
import { TypedGroupSettings } from './fill-blanks/group-settings.tsx';
import { SingleOptionKey } from './mcq/key-editor.tsx';
import { MultiOptionsKey } from './multi/key-editor.tsx';
import { wordSections } from './fill-blanks/wordings.ts';
import type { QuestionTypeEditor } from './question-type-editor.ts';
import { TfngKey } from './tfng/key-editor.tsx';
import { LabelsField } from './tfng/labels-field.tsx';
import { statementWordings } from './tfng/wordings.ts';
import { wordingsOf } from './wordings-of.ts';

/** Total, so that a question type without an editor does not compile. */
export const questionTypeEditors: Readonly<Record<QuestionType, QuestionTypeEditor>> = {
  TFNG: {
    KeyEditor: TfngKey,
    GroupSettings: LabelsField,
    wordings: statementWordings,
    taskOf: ({ labels }) => (labels === 'YNNG' ? texts.groups.tasks.yesNo : null),
  },
  MCQ: { KeyEditor: SingleOptionKey, wordings: wordingsOf(texts.wordings.MCQ) },
  MULTI: { KeyEditor: MultiOptionsKey, wordings: wordingsOf(texts.wordings.MULTI) },
  FILL_BLANKS: {
    KeyEditor: AcceptedAnswersKey,
    GroupSettings: TypedGroupSettings,
    KeyHint: AcceptedHint,
    wordings: wordSections,
  },
  MATCH_TABLE: {
    KeyEditor: ChoiceKey,
    wordings: wordingsOf(texts.wordings.MATCH_TABLE),
  },
  DRAG_DROP: { KeyEditor: ChoiceKey, GroupSettings: ReuseField, wordings: wordingsOf(texts.wordings.DRAG_DROP) },
  DROPDOWN: {
    KeyEditor: ChoiceKey,
    wordings: wordingsOf(texts.wordings.DROPDOWN),
    // IELTS papers number only headings i, ii, iii.
    taskOf: ({ letters }) => (letters === 'i' ? texts.groups.tasks.headings : null),
  },
};
