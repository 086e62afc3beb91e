import { keyForms, splitAlternatives } from '../marking/ielts/key-forms.ts';

const SQUARE_OR_CURLY = /[[{]([^[\]{}]*)[\]}]/g;
/** `a) river`, `12) river`, `ii) river`: the number of a list was copied with the answer. */
const LIST_NUMBER = /^\s*(?:[a-z]|\d{1,3}|[ivx]{1,5})\)\s+(?=\S)/i;

/** Repairs brackets that are not round, not balanced, or nested. */
export function repairBrackets(answer: string): readonly string[] {
  // Marking strips a pair around the whole answer.
  const isWhole = /^[[{][^[\]{}]*[\]}]$/.test(answer.trim());
  const round = isWhole ? answer : answer.replace(SQUARE_OR_CURLY, '($1)');
  return splitAlternatives(round).length > 1 && !isBalanced(round)
    ? round.split(/\s\/\s/).flatMap(repairOne)
    : repairOne(round);
}

function repairOne(text: string): readonly string[] {
  const balanced = isBalanced(text) ? text : balance(text.replace(LIST_NUMBER, ''));
  return isNested(balanced) ? expandNested(balanced) : [balanced];
}

function depths(text: string): readonly number[] {
  let depth = 0;
  return text.split('').map((char) => {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    return depth;
  });
}

function isBalanced(text: string): boolean {
  const all = depths(text);
  return (all.at(-1) ?? 0) === 0 && all.every((depth) => depth >= 0);
}

function isNested(text: string): boolean {
  return depths(text).some((depth) => depth > 1);
}

/**
 * Removes a closing bracket without an opening one, and an opening bracket before the whole text; closes other open brackets at the
 * end.
 */
function balance(text: string): string {
  const chars = text.split('');
  const open: number[] = [];
  for (const [at, char] of chars.entries()) {
    if (char === '(') open.push(at);
    else if (char === ')' && open.pop() === undefined) chars[at] = '';
  }
  for (const at of open) {
    const isEdge =
      chars.slice(0, at).join('').trim() === '' ||
      chars
        .slice(at + 1)
        .join('')
        .trim() === '';
    if (isEdge) chars[at] = '';
    else chars.push(')');
  }
  return chars.join('').trim();
}

/** Expands the innermost brackets first: each is removed, or its content becomes plain text of the outer bracket. */
function expandNested(text: string): readonly string[] {
  let readings: readonly string[] = [text];
  for (let at = 0; readings.some(isNested) && at < NESTED_MAX; at += 1)
    readings = readings.flatMap((reading) =>
      isNested(reading) ? innerReadings(reading).slice(0, NESTED_MAX) : [reading],
    );
  const flat = readings.map((reading) => (isNested(reading) ? reading.replace(/[()]/g, '') : reading));
  return [...new Set(flat.flatMap((reading) => keyForms(reading).map((form) => form.text)))];
}

const NESTED_MAX = 8;
const INNER = /\(([^()]*)\)(?=[^()]*(?:\([^()]*\)[^()]*)*\))/;

/** Returns two readings of nested brackets: without the inner bracket, and with its words. */
function innerReadings(text: string): readonly string[] {
  return [text.replace(INNER, ''), text.replace(INNER, '$1')];
}
