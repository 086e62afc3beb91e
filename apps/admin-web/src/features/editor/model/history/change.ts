import { texts } from '../../../../shared/texts/texts.ts';

/** The place of a change, by ids of the form; null at deeper levels. */
export interface ChangedPlace {
  readonly part: number;
  readonly group: number | null;
  readonly question: number | null;
  readonly field: string | null;
}

/** A change of a form by an action. */
export interface Change {
  readonly kind: keyof typeof words.kinds;
  readonly subject: 'test' | 'part' | 'group' | 'question';
  /** The name on the screen: `2` for Group 2, `14` for question 14, `1` for Part 1; '' for the test. */
  readonly label: string;
  /** The number of groups or questions. */
  readonly count: number;
  readonly field: string | null;
  /** The name of the change, if the action has none. */
  readonly name?: StepName;
  /** In the form before the change, and in the form after it. */
  readonly places: { readonly before: ChangedPlace; readonly after: ChangedPlace };
  /** Identifies the text that was typed into; null for other changes. */
  readonly typed: string | null;
}

const words = texts.history;
const FIELDS: Readonly<Record<string, string>> = texts.fieldNames;

export type StepName = keyof typeof words.steps;

/** `Group 2 deleted`, `text of question 5 changed`. */
export function sayChange(change: Change, isFullTest: boolean): string {
  if (change.name !== undefined) return words.steps[change.name];
  return `${sayWhat(change, isFullTest)} ${words.kinds[change.kind]}`;
}

function sayWhat({ subject, label, count, field }: Change, isFullTest: boolean): string {
  const owner = {
    test: '',
    part: field === null || isFullTest ? words.part(label) : '',
    group: count > 1 ? words.groups(count) : words.group(label),
    question: count > 1 ? words.questions(count) : words.question(label),
  }[subject];
  if (field === null) return owner === '' ? words.test : owner;
  const called = FIELDS[field] ?? field;
  return owner === '' ? called : words.of(called, owner);
}
