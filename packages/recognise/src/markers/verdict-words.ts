const TRUE_FALSE = /\btrue\b[^]{0,400}?\bfalse\b/i;
const YES_NO = /\byes\b[^]{0,400}?\bno\b/i;
const NOT_GIVEN = /\bnot given\b/i;
const SHORT = /\bT\s?[/,]\s?F(?:\s?[/,]|,?\sor)\s?(?:or\s)?NG\b/;
const SHORT_YES = /\bY\s?[/,]\s?N(?:\s?[/,]|,?\sor)\s?(?:or\s)?NG\b/;

/** The verdicts that an instruction offers; null: it offers none. */
export function offeredVerdicts(said: string): 'TFNG' | 'YNNG' | null {
  if ((TRUE_FALSE.test(said) && NOT_GIVEN.test(said)) || SHORT.test(said)) return 'TFNG';
  const isYesNo = (YES_NO.test(said) && NOT_GIVEN.test(said)) || SHORT_YES.test(said) || /yes\s?\/\s?no/i.test(said);
  return isYesNo ? 'YNNG' : null;
}
