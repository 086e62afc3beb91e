/** A choice with the short mark that stands for it on screen. Its value stays the whole text. */
export interface LetteredChoice {
  readonly value: string;
  readonly letter: string;
  readonly text: string;
}

const MARK = /^([A-Za-z]{1,5})(?:[.):]\s*|\s+)(\S.*)$/s;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

/** Gives each choice a letter, unless the author numbered them: `A. …`, `B. …` or `i …`, `ii …` keep their own marks. */
export function lettered(choices: readonly string[]): readonly LetteredChoice[] {
  const authored = choices.length < 2 ? null : authoredMarks(choices);
  return authored ?? choices.map((value, index) => ({ value, letter: letterAt(index), text: value }));
}

/** The mark of a choice; a text that is none of the choices stays itself. */
export function letterOf(choices: readonly LetteredChoice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.letter ?? value;
}

/** Whether every choice is so short that it can head a column itself. */
export function areShort(choices: readonly string[]): boolean {
  return choices.every((choice) => choice.length <= 4);
}

function authoredMarks(choices: readonly string[]): readonly LetteredChoice[] | null {
  const found = choices.map((value, index) => {
    const match = MARK.exec(value);
    const mark = match?.[1]?.toLowerCase();
    if (match === null || mark === undefined) return null;
    const isInTurn = mark === letterAt(index).toLowerCase() || mark === ROMAN[index];
    return isInTurn ? { value, letter: match[1] ?? '', text: match[2] ?? '' } : null;
  });
  const marked = found.filter((choice) => choice !== null);
  return marked.length === choices.length ? marked : null;
}

function letterAt(index: number): string {
  return String.fromCodePoint(65 + (index % 26));
}
