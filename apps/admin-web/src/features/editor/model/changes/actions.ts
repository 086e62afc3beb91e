import type {
  ChoiceLetters,
  FullGroup,
  ListeningSettings,
  MarkingProfile,
  QuestionType,
  Variant,
} from '@bandwise/domain';
import type { BlanksPatch } from '../form/blanks.ts';
import type { StepName } from '../history/change.ts';
import type { PastedLabel } from '../form/pasted-lines.ts';
import type { TakeOver } from './taken.ts';
import type { GroupForm, PartForm, PublishedPart, QuestionForm, ExamForm, ExamInfo, TestType } from '../form/form.ts';

export type InfoPatch = Partial<ExamInfo>;
export type PartPatch = Partial<
  Pick<
    PartForm,
    'audioUrl' | 'content' | 'explanation' | 'minutes' | 'modelAnswer' | 'prompts' | 'start' | 'transcript' | 'words'
  >
>;
export type GroupPatch = Partial<
  Pick<GroupForm, 'instruction' | 'paragraph' | 'imgContent' | 'labels' | 'reuse_choices' | 'word_limit' | 'anyOrder'>
>;
export type QuestionPatch = Partial<Pick<QuestionForm, 'question' | 'chosen' | 'answers' | 'explanation' | 'evidence'>>;

/** Actions on the groups of a part. Ids belong to the form. */
export type GroupAction =
  | { readonly type: 'removeGroup' | 'duplicateGroup' | 'addQuestion' | 'adoptBlanks'; readonly group: number }
  | { readonly type: 'moveGroup'; readonly group: number; readonly by: -1 | 1 }
  | { readonly type: 'setGroup'; readonly group: number; readonly patch: GroupPatch }
  | { readonly type: 'addChoice'; readonly group: number }
  | { readonly type: 'setChoice'; readonly group: number; readonly choice: number; readonly text: string }
  | { readonly type: 'removeChoice'; readonly group: number; readonly choice: number }
  /** Inserts several texts from this row on: they replace it and following empty rows, or are inserted. */
  | {
      readonly type: 'pasteChoices';
      readonly group: number;
      readonly choice: number;
      readonly texts: readonly string[];
      /** The letters before the pasted texts. */
      readonly label?: PastedLabel | null;
    }
  /** A choice of the group, or an option of one of its questions, by its id: an empty one after it, or it elsewhere. */
  | { readonly type: 'insertRow'; readonly group: number; readonly after: number }
  /** `index` counts without the row. */
  | { readonly type: 'placeRow'; readonly group: number; readonly row: number; readonly index: number }
  /** How the choices are shown; null: without letters. */
  | { readonly type: 'setLetters'; readonly group: number; readonly letters: ChoiceLetters | null }
  | { readonly type: 'setChoicesTitle'; readonly group: number; readonly title: string }
  | ({ readonly type: 'setBlanks'; readonly group: number } & BlanksPatch)
  | QuestionAction;

export type QuestionAction = { readonly group: number; readonly question: number } & (
  | { readonly type: 'removeQuestion' | 'duplicateQuestion' }
  | { readonly type: 'addOption' }
  /** Undoes the mark for everyone. */
  | { readonly type: 'removeVoid' }
  /** Removes one of `also_accepted` by index. */
  | { readonly type: 'removeOtherKey'; readonly index: number }
  | { readonly type: 'moveQuestion'; readonly by: -1 | 1 }
  | { readonly type: 'setQuestion'; readonly patch: QuestionPatch }
  | { readonly type: 'setOption'; readonly option: number; readonly text: string }
  | { readonly type: 'removeOption'; readonly option: number }
  | { readonly type: 'pasteOptions'; readonly option: number; readonly texts: readonly string[] }
);

/** Moves or inserts at a place; `index` counts without the moved item. */
export type PlaceAction =
  | { readonly type: 'placeGroup'; readonly group: number; readonly part: number; readonly index: number }
  /** `group`: the target. Nothing happens if the target can't take the question. */
  | { readonly type: 'placeQuestion'; readonly group: number; readonly question: number; readonly index: number }
  | {
      readonly type: 'insertGroups';
      readonly part: number;
      readonly index: number;
      readonly groups: readonly FullGroup[];
    }
  /** Inserts questions of a copied group; questions that the target can't take are skipped. */
  | { readonly type: 'insertQuestions'; readonly group: number; readonly index: number; readonly from: FullGroup }
  | { readonly type: 'copyPart'; readonly part: number; readonly to: number };

export type FormAction =
  | { readonly type: 'setInfo'; readonly part: number; readonly patch: InfoPatch }
  | { readonly type: 'setTestType'; readonly testType: TestType }
  | { readonly type: 'setPartNumber'; readonly partNumber: number }
  | { readonly type: 'setVariant'; readonly variant: Variant }
  | { readonly type: 'setMarkingProfile'; readonly markingProfile: MarkingProfile | null }
  | { readonly type: 'setListening'; readonly patch: Partial<ListeningSettings> }
  | { readonly type: 'setPart'; readonly part: number; readonly patch: PartPatch }
  | { readonly type: 'addGroup'; readonly part: number; readonly questionType: QuestionType }
  | TakeOver
  | PlaceAction
  | GroupAction;

export type ViewAction =
  | { readonly type: 'openPart'; readonly part: number }
  | { readonly type: 'toggleGroup'; readonly group: number }
  /** Makes a place visible: opens its part and expands its group. */
  | { readonly type: 'reveal'; readonly part: number; readonly group: number | null }
  | { readonly type: 'collapseAll' | 'expandAll'; readonly part: number };

export type HistoryAction =
  | { readonly type: 'undo' | 'redo' }
  /** A field lost the focus: later typing is a new step. */
  | { readonly type: 'leaveField' };

export type EditorAction =
  | FormAction
  | ViewAction
  | HistoryAction
  /**
   * Replaces the form after loading, import or clearing; `saved` null: unpublished. With a `name` it is an undo step; otherwise the history
   * is cleared.
   */
  | {
      readonly type: 'replace';
      readonly form: ExamForm;
      readonly saved: ExamForm | null;
      readonly name?: StepName;
    }
  /** Published, with the server's state of each sent part. Later typing stays unsaved. */
  | {
      readonly type: 'published';
      readonly sent: ExamForm;
      readonly revision: number;
      readonly parts: readonly PublishedPart[];
    };
