import { splitOutside } from './outside-brackets.ts';

/** Expressions whose OR is a word of the answer, also where the whole answer is in capitals. */
const EXPRESSIONS = `
  ALL NOTHING, BOOM BUST, DEAD ALIVE, DO DIE, DOUBLE NOTHING, DOUBLE QUITS, FEAST FAMINE, FIGHT FLIGHT, FRIEND FOE, HEADS TAILS,
  HIT MISS, LIFE DEATH, MAKE BREAK, MORE LESS, NOW NEVER, PASS FAIL, PUBLISH PERISH, RAIN SHINE, RIGHT WRONG, SINK SWIM,
  SOONER LATER, SWIM SINK, TRICK TREAT, TRUE FALSE, TRUTH DARE, WIN LOSE, YES NO
`;

const INSIDE_EXPRESSION = EXPRESSIONS.split(',')
  .map((pair) => pair.trim().split(' '))
  .map(([before = '', after = '']) => `(?<=\\b${before})\\s+OR\\s+${after}\\b`)
  .join('|');
/** OR, a bar or a semicolon between alternatives. The semicolon of an entity such as `&amp;` does not count. */
const SEPARATOR = new RegExp(`(?!${INSIDE_EXPRESSION})\\s+(?:OR|\\|{1,2})\\s+|\\s*(?<!&#?\\w{1,10});\\s+`, 'g');

/** Splits an accepted answer at OR, a bar or a semicolon between its alternatives, outside brackets. */
export function splitSeparated(answer: string): readonly string[] {
  return splitOutside(answer, SEPARATOR);
}

/** Replaces such separators in the content of a pair of brackets by slashes with spaces. */
export function slashSeparated(content: string): string {
  return content.replace(SEPARATOR, ' / ');
}
