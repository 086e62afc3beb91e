const NUMBER_TOKEN = /^([£€$¥]?)([+-]?(?:\d(?:[\d.,:]*\d)?|\.\d+))(.*)$/s;
const MINUTES_OF_DAY = new Map([
  ['am', 'am'],
  ['a.m', 'am'],
  ['a.m.', 'am'],
  ['pm', 'pm'],
  ['p.m', 'pm'],
  ['p.m.', 'pm'],
]);
const UNITS = new Set(
  '°c °f c cm d db f g ghz ha hz kb kg kj km km2 km/h kph kw l lb lbs m m2 m3 mb mg mhz mi ml mm mph oz sq t w'.split(
    ' ',
  ),
);
const CURRENCY = new Set(['£', '€', '$', '¥']);

/**
 * Cuts a normalised text into words and figures. Hyphens between words become spaces (between two
 * figures they stay: `9-5`), and what is written against a figure is set apart: `15%`, `9.30am`,
 * `£15`, `20kg`.
 */
export function tokensOf(normalised: string): readonly string[] {
  return splitHyphens(normalised).split(' ').flatMap(splitFigure);
}

/** Puts a space for each hyphen that joins words. */
export function splitHyphens(normalised: string): string {
  if (!normalised.includes('-')) return normalised;
  return normalised.replace(/(?<=[\p{L}\p{N}'])-(?=[\p{L}\p{N}])/gu, (dash, at: number) => {
    const joinsFigures = isDigit(normalised.charAt(at - 1)) && isDigit(normalised.charAt(at + 1));
    return joinsFigures ? dash : ' ';
  });
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

function splitFigure(token: string): readonly string[] {
  const match = NUMBER_TOKEN.exec(token);
  if (match === null) return [MINUTES_OF_DAY.get(token) ?? token];
  const [, currency = '', figure = '', rest = ''] = match;
  const lead = currency === '' ? [figure] : [currency, figure];
  if (rest === '') return lead;
  const halfDay = MINUTES_OF_DAY.get(rest);
  if (halfDay !== undefined) return [...lead, halfDay];
  if (rest === '%' || UNITS.has(rest)) return [...lead, rest];
  if (CURRENCY.has(rest) && currency === '') return [rest, figure];
  return rest === 'p' && currency === '' ? [figure, 'pence'] : [token];
}
