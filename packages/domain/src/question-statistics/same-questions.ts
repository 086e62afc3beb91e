import { textOf } from '../html/text-of.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import { comparedWords } from '../practice/question-identities.ts';
import type { DeliveryGroup } from '../question-types/group.ts';
import { foldText } from '../search/fold-text.ts';

/**
 * The words of a section version's questions as one text: attempts at versions with equal texts count together. Keys, explanations,
 * instructions, pictures and the passage do not matter, nor do case, punctuation, markup and the order of options: a question keeps its
 * attempts when its key or a comma is corrected.
 */
export function questionsText(groups: readonly DeliveryGroup[]): string {
  return JSON.stringify(
    groups.map((group) => [
      shapeOf([group]),
      group.labels,
      sorted(group.choices),
      group.questions.map((question) => [comparedWords(group, question), sorted(question.options)]),
    ]),
  );
}

/** Returns only the numbers and types of the questions. Versions with the same ones can be compared number by number. */
export function questionShapes(groups: readonly DeliveryGroup[]): string {
  return JSON.stringify(shapeOf(groups));
}

function shapeOf(groups: readonly DeliveryGroup[]) {
  return markedUnits(groups).map(({ type, numbers, addresses }) => [type, numbers, addresses]);
}

function sorted(choices: readonly string[]): readonly string[] {
  return choices.map((choice) => foldText(textOf(choice)).trim()).sort();
}
