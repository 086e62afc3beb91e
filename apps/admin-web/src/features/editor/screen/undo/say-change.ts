import { texts } from '../../../../shared/texts/texts.ts';
import type { Change } from '../../model/history/change.ts';
import type { StepName } from '../../model/history/history.ts';

const words = texts.history;
const FIELDS: Readonly<Record<string, string>> = texts.fieldNames;

/** `Group 2 deleted`, `text of question 5 changed`. */
export function sayChange(change: Change, name: StepName | null, isFullTest: boolean): string {
  if (name !== null) return words.steps[name];
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
