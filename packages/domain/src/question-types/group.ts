import type { ChoiceLetters } from '../choice-letters/choice-letters.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { QuestionShape } from './question-shape.ts';
import type { ShapeOf } from './question-shapes.ts';
import type { QuestionType } from './question-type.ts';
import type { TfngLabels } from './tfng/labels.ts';

/**
 * At most `words` words, from 0 to 10; with `number` a figure may be added (`AND/OR A NUMBER`). With 0 words, only a figure fits.
 *
 * @example
 * ```ts
 * import { parseWordLimit, type WordLimit } from '@bandwise/domain';
 *
 * const limit: WordLimit = { words: 2, number: true };
 * parseWordLimit('NO MORE THAN TWO WORDS AND/OR A NUMBER'); // => limit
 * ```
 */
export interface WordLimit {
  /** From 0 to 10. */
  readonly words: number;
  /** A figure may be added, or replace a word. */
  readonly number: boolean;
}

/**
 * The part of a question that every viewer sees.
 *
 * @example
 * ```ts
 * import { parseGroups, type ShownQuestion } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const groups = valueOf(parseGroups([{ type: 'MCQ', questions: [{ number: 2, options: ['tall ', 'low'] }] }]));
 * const [question]: readonly ShownQuestion[] = groups[0]?.questions ?? [];
 * question?.options; // => ['tall', 'low']
 * ```
 */
export interface ShownQuestion {
  /** The first number it takes, from 1 to 999. */
  readonly number: number;
  /** 1, 2, … when one number has several blanks, else null. */
  readonly subpart: number | null;
  /** Text or HTML; empty where the group's paragraph carries it. */
  readonly question: string;
  /** Empty for types whose questions have none. */
  readonly options: readonly string[];
}

/**
 * A question as its author wrote it, key included.
 *
 * @example
 * ```ts
 * import { parseGroups, type FullQuestion } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const groups = valueOf(parseGroups([{ type: 'FILL_BLANKS', questions: [{ number: '14-1', answer: 'river' }] }]));
 * const question: FullQuestion | undefined = groups[0]?.questions[0];
 * [question?.number, question?.subpart, question?.answers]; // => [14, 1, ['river']]
 * ```
 */
export interface FullQuestion extends ShownQuestion {
  /** The shape of its type defines which of them count. */
  readonly answers: readonly string[];
  /** Other whole keys that earn the same marks, of a question that is answered by choosing. Absent when there is none. */
  readonly also_accepted?: readonly (readonly string[])[];
  /** The question is void: every learner gets its marks, with or without an answer. Absent if it is not void. */
  readonly void?: true;
  /** HTML: why the key is right. Absent when there is none, like `evidence`: older versions were stored without them. */
  readonly explanation?: string;
  readonly evidence?: readonly Evidence[];
}

/**
 * The part of a group that every viewer sees. Fields that its type lacks are empty, null or false.
 *
 * @example
 * ```ts
 * import { type ShownGroup } from '@bandwise/domain';
 * import { buildGroup } from '@bandwise/domain/testing';
 *
 * const group: ShownGroup = buildGroup('TFNG', { labels: 'YNNG' });
 * [group.type, group.labels, group.paragraph, group.choices]; // => ['TFNG', 'YNNG', null, []]
 * ```
 */
export interface ShownGroup {
  readonly type: QuestionType;
  /** HTML; empty if there is none. */
  readonly instruction: string;
  /** HTML with `{n}` blanks, or null: one row per question. */
  readonly paragraph: string | null;
  /** The choices of all its questions: columns, a pool, a list. Empty for types whose groups have none. */
  readonly choices: readonly string[];
  /**
   * The choices are shown as a list with letters and answered by letter (`letteredChoices`). Absent: they have none. Answers
   * and keys are choice texts either way.
   */
  readonly letters?: ChoiceLetters;
  /** The title above that list, such as `List of Headings`. Absent: no title. */
  readonly choices_title?: string;
  /** HTML with the picture, or null. */
  readonly imgContent: string | null;
  /** The labels of a TFNG group; `TFNG` for other types. */
  readonly labels: TfngLabels;
  /** A used choice stays in the pool. */
  readonly reuse_choices: boolean;
}

/**
 * A group as its author wrote it, keys included: the stored form, the same for all types. What a type does not have is
 * empty, null or false.
 *
 * @example
 * ```ts
 * import { parseGroups, type FullGroup } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const groups: readonly FullGroup[] = valueOf(parseGroups([{ type: 'TFNG', questions: [{ number: 1, answer: 'true' }] }]));
 * groups.map(({ type, labels, choices, word_limit }) => ({ type, labels, choices, word_limit })); // => [{ type: 'TFNG', labels: 'TFNG', choices: [], word_limit: null }]
 * ```
 */
export interface FullGroup extends ShownGroup {
  readonly questions: readonly FullQuestion[];
  /** Overrides the limit that the instruction states; null: read it from the instruction. */
  readonly word_limit: WordLimit | null;
  /**
   * Numbers whose answers may come in any order, such as `[[19, 20]]`: each list has at least two, and no number is in two of
   * them. Absent when there is none: older versions were stored without.
   */
  readonly any_order?: readonly (readonly number[])[];
}

/**
 * A question as a learner may hold it before submission: no key.
 *
 * @example
 * ```ts
 * import { toDelivery, type DeliveryQuestion } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('MULTI', 21)];
 * const questions: readonly DeliveryQuestion[] = toDelivery(buildContent({ groups })).groups[0]?.questions ?? [];
 * questions.map(({ number, max_choices }) => ({ number, max_choices })); // => [{ number: 21, max_choices: 2 }]
 * ```
 */
export interface DeliveryQuestion extends ShownQuestion {
  /** How many answers may be given, where each takes a number; null for the other types. */
  readonly max_choices: number | null;
}

/**
 * A group as a learner may hold it before submission: no key, and no word limit, which its instruction states.
 *
 * @example
 * ```ts
 * import { toDelivery, type DeliveryGroup } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const [group]: readonly DeliveryGroup[] = toDelivery(buildContent({ groups: [buildKeyedGroup('TFNG', 1)] })).groups;
 * JSON.stringify(group).includes('answers'); // => false
 * ```
 */
export interface DeliveryGroup extends ShownGroup {
  readonly questions: readonly DeliveryQuestion[];
}

type OwnField = Exclude<keyof QuestionShape, 'answer' | 'answers'>;

/** The fields of a type. */
type HasOf<T extends QuestionType, F extends OwnField> = { [K in F]: ShapeOf<T>[K] extends true ? K : never }[F];

type CommonQuestion = Omit<FullQuestion, OwnField>;

/** The fields of a group of any type. */
export interface CommonGroup extends Omit<FullGroup, OwnField | 'questions'> {
  readonly questions: readonly CommonQuestion[];
}

/** A question with the fields that its type has, for the rules of that type. */
export type QuestionOf<T extends QuestionType> = CommonQuestion & Pick<FullQuestion, HasOf<T, 'options'>>;

/** A group with the fields that its type has: the rules of a type can't read fields of other types. */
export type GroupOf<T extends QuestionType> = Omit<CommonGroup, 'questions'> &
  Pick<FullGroup, HasOf<T, Exclude<OwnField, 'options'>>> & { readonly questions: readonly QuestionOf<T>[] };
