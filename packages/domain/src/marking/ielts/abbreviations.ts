/** The word of each standard abbreviation that is not a word itself. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `
  jan january, feb february, apr april, jun june, jul july, aug august, sept september, sep september, oct october, nov november
  dec december, mon monday, tue tuesday, tues tuesday, thu thursday, thur thursday, thurs thursday, fri friday
  rd road, ave avenue, blvd boulevard, ln lane, mt mount, hwy highway, bldg building
  prof professor, dept department, govt government, ltd limited, approx approximately, vs versus
  `
    .trim()
    .split(/,|\n/)
    .map((pair) => pair.trim().split(' '))
    .map(([short = '', long = '']) => [short, long] as const),
);

/**
 * The words of abbreviations that are also other words, such as `sun`. They are accepted only one way: a key `sun` does not accept `Sunday`.
 */
const ONE_WAY: ReadonlyMap<string, string> = new Map([
  ['Wednesday', 'Wed'],
  ['Saturday', 'Sat'],
  ['Sunday', 'Sun'],
  ['March', 'Mar'],
]);

const CAPITALISED = /(?<![\p{L}'-])(?:Wednesday|Saturday|Sunday|March)(?![\p{L}'-])/gu;
const TITLES = /(?<![\p{L}'-])(?:Saint|Doctor)(?= \p{L})/gu;
const SHORT_TITLES = /(?<![\p{L}'-])(?:St|Dr)\.?(?= \p{Lu})|^(?:st|ST)\.?(?= \p{L})/gu;
/** Only a street with a name: not `the street`. */
const STREETS = /(?<=[\p{L}'] )(?<!\b(?:the|a|this) )(?:Street|STREET|street|Drive)(?![\p{L}'-])/gu;
const SHORT_STREETS = /(?<=[\p{L}'] )(?<!\b(?:the|a|this) )(?:St|ST|st|Dr)\b\.?(?! \p{L})/gu;

/**
 * Returns forms of a key with its words abbreviated, and with its abbreviations in full: `Saint Ives` and `St Ives`, `High Street` and
 * `High St`, `Sunday` and `Sun`. The position of `St` and `Dr` decides what they abbreviate.
 *
 * @param authored the key as it was written, with its capitals: `March` is a month, `march` is not.
 */
export function abbreviatedForms(authored: string): readonly string[] {
  // With a figure, days and months are parts of dates, which are read as values.
  const dayOrMonth = /\d/.test(authored)
    ? authored
    : authored.replace(CAPITALISED, (word) => ONE_WAY.get(word) ?? word);
  const short = dayOrMonth
    .replace(TITLES, (word) => (word === 'Saint' ? 'St' : 'Dr'))
    .replace(STREETS, (word) => (word === 'Drive' ? 'Dr' : 'St'));
  const long = authored
    .replace(SHORT_TITLES, (word) => (/^s/i.test(word) ? 'Saint' : 'Doctor'))
    .replace(SHORT_STREETS, (word) => (/^s/i.test(word) ? 'Street' : 'Drive'));
  return [...new Set([short, long])].filter((form) => form !== authored);
}
