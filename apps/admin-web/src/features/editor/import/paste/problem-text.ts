import type { Problem } from '@bandwise/recognise';
import { texts } from '../../../../shared/texts/texts.ts';

const { problems } = texts.fromText;

/** A problem in the words of the screen. */
export function problemText(problem: Problem): string {
  switch (problem.code) {
    case 'number_missing':
    case 'key_missing':
    case 'key_unused':
    case 'key_in_text':
      return problems[problem.code](numbersText(problem.numbers));
    case 'number_repeated':
    case 'number_outside':
    case 'key_repeated':
    case 'key_differs':
    case 'partial_credit':
    case 'tolerance':
      return problems[problem.code](problem.number);
    case 'key_not_offered':
    case 'key_repaired':
      return problems[problem.code](problem.number, problem.answer);
    case 'key_in_order':
    case 'feedback_left_out':
    case 'transcript_left_out':
      return problems[problem.code];
  }
}

/** `1–3, 7`. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
