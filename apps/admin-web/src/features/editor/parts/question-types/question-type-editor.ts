import type { ChoiceLetters, TfngLabels } from '@bandwise/domain';
import type { ComponentType } from 'react';
import type { WordingFacts } from '../../../../shared/texts/english/wordings/wordings.ts';
import type { GroupForm, OptionForm, QuestionForm } from '../../model/form/form.ts';

/** Only the parts of the group that a question shows, so that changes of other questions do not rerender it. */
export interface KeyEditorProps {
  readonly part: number;
  readonly group: number;
  readonly labels: TfngLabels;
  readonly choices: readonly OptionForm[];
  readonly letters: ChoiceLetters | undefined;
  readonly question: QuestionForm;
  /** `14`, `14-1` or `21–22`. */
  readonly label: string;
}

export interface GroupSettingsProps {
  readonly part: number;
  readonly group: GroupForm;
}

export interface WordingSection {
  /** null: the only one. */
  readonly label: string | null;
  readonly offered: readonly { readonly name: string; readonly html: string }[];
}

/** The editor of one question type. All other code uses this interface and names no type. */
export interface QuestionTypeEditor {
  readonly KeyEditor: ComponentType<KeyEditorProps>;
  /** Settings that only its groups have. */
  readonly GroupSettings?: ComponentType<GroupSettingsProps>;
  /** A hint above the questions of a group. */
  readonly KeyHint?: ComponentType;
  /** The standard instructions that are offered for a group. */
  readonly wordings: (facts: WordingFacts, group: GroupForm) => readonly WordingSection[];
  /** A more exact name of the task than the type's name; null: the type's name. */
  readonly taskOf?: (group: GroupForm) => string | null;
}
