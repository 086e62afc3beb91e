/** The name of a test: "Practice Test 2", "READING", "Listening Test 1". */
export interface TestName {
  readonly number: string | null;
  readonly skill: string | null;
}

const KIND =
  '(?:ielts|cambridge|academic|general(?:\\straining)?|practice|mock|sample|full|complete|model|reading|listening|writing|speaking|the)';
const NUMBER = '(\\d{1,3}|[A-D]|one|two|three|four|five|six)';
const NUMBERED = new RegExp(
  `^[-–—=*#\\s]{0,6}(?:${KIND}\\s{1,3}){0,4}(?:test|exam|paper)\\s{0,3}(?:[#№]|no\\.?)?\\s{0,3}${NUMBER}\\b(?:\\s{0,3}[-–—:|,(]\\s{0,3}([^.?!]{1,50}))?[-–—=*#\\s]{0,6}$`,
  'i',
);
const SKILL =
  /^[-–—=*#\s]{0,6}(?:ielts\s{1,2})?(?:academic\s{1,2}|general(?:\straining)?\s{1,2})?(listening|reading|writing|speaking)(?:\s{1,2}(?:test|module|paper))?[-–—=*#:\s]{0,6}$/i;
const SKILL_WORD = /\b(listening|reading|writing|speaking)\b/i;
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const LONGEST = 90;

/** The test that a line opens; null: the line is no such heading. */
export function readTestHeading(text: string): TestName | null {
  if (text.length > LONGEST) return null;
  const numbered = NUMBERED.exec(text);
  if (numbered !== null) return { number: numberName(numbered[1] ?? ''), skill: skillIn(text) };
  return SKILL.test(text) ? { number: null, skill: skillIn(text) } : null;
}

const IN_KEY = new RegExp(`\\b(?:test|exam|paper)\\s{0,3}(?:[#№]|no\\.?)?\\s{0,3}${NUMBER}\\b`, 'i');

/** The test that the heading of a key names. */
export function testOfKeyHeading(text: string): TestName {
  const number = IN_KEY.exec(text)?.[1];
  return { number: number === undefined ? null : numberName(number), skill: skillIn(text) };
}

function skillIn(text: string): string | null {
  return SKILL_WORD.exec(text)?.[1]?.toLowerCase() ?? null;
}

function numberName(text: string): string {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase()) + 1;
  return word > 0 ? String(word) : text.toUpperCase();
}
