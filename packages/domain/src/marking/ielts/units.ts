import { rewrite, type Reading } from './rewrite.ts';
import { startsWithLetter } from './word-filter.ts';

/**
 * Units as they are written after a figure: the first form names the unit, the others are the same.
 * Words are in US spelling and in the singular; each may also stand in the plural.
 */
const UNITS = `
  mm, millimeter | cm, centimeter | m, meter | km, kms, kilometer | um, μm, micrometer, micron | nm, nanometer
  in, inch, inches | ft, foot, feet | yd, yds, yard | mi, mile
  m2, m^2, sqm, sq m, sq meter, square meter | mm2, mm^2, sq mm, square millimeter | cm2, cm^2, sq cm, square centimeter
  km2, km^2, sq km, sq kilometer, square kilometer | ft2, ft^2, sq ft, sq foot, sq feet, square foot, square feet
  sq mi, mi2, mi^2, sq mile, square mile
  ha, hectare | acre
  ml, milliliter | cl, centiliter | l, liter | m3, m^3, cu m, cu meter, cubic meter | cm3, cm^3, cc, cubic centimeter
  gal, gallon | pt, pint
  mg, milligram | g, gm, gram | kg, kgs, kilo, kilogram | t, tonne | oz, ounce | lb, lbs
  s, sec, second, O2 | min, minute | h, hr, hrs, hour | day | wk, wks, week | mth, month | yr, yrs, year
  km/h, km / h, kmh, kph, km/hr, km per h, km per hr, km per hour, kilometer per hour, kilometer an hour, kilometer/hour
  mph, mile/h, mile per hour, mile an hour, mile/hour | m/s, m / s, m per s, m per sec, m per second, meter per second, meter a second, meter/second
  knot, kn
  °c, ° c, ° celsius, ° centigrade, c, degree c, deg c, degree celsius, degree centigrade, celsius, centigrade | °f, ° f, ° fahrenheit, f, degree f, deg f, degree fahrenheit, fahrenheit
  °, deg, degree | k, kelvin
  w, watt | kw, kilowatt | mw, megawatt | hp, horsepower
  j, joule | kj, kilojoule | cal, calorie | kcal, kilocalorie | kwh, kw h, kilowatt hour
  kb, kilobyte | mb, megabyte | gb, gigabyte | tb, terabyte
  hz, hertz | khz, kilohertz | mhz, megahertz | ghz, gigahertz | db, decibel | v, volt
`;

/** No form has more words. */
const WORDS_MAX = 3;

const NAMES: ReadonlyMap<string, string> = new Map(
  UNITS.split(/[|\n]/).flatMap((unit) => {
    const forms = unit.split(',').map((form) => form.trim());
    const [name = ''] = forms;
    return forms.flatMap((form) => [form, pluralOf(form)]).map((form) => [form, name] as const);
  }),
);

/** `miles per hour` of `mile per hour`: the first word that is a word. */
function pluralOf(form: string): string {
  return form.replace(/^((?:square |cubic |sq |cu |kilowatt )?[a-z]{3,})/, '$1s');
}

const WORDS = new Set([...NAMES.keys(), 'sq', 'cu', 'd'].filter((form) => !form.includes(' ')));
const FIGURE = /^-?\d[\d./-]*$/;
const DECADE = /^\d{3}0$/;

/** Whether what stands against a figure is a unit: `20kg`, but not the end of `1990s`. */
export function isUnitAgainst(figure: string, rest: string): boolean {
  return WORDS.has(rest) && !(rest === 's' && DECADE.test(figure));
}

const MASS = /\blbs?\b|\dlbs?\b/;
const POUNDS = /(?<=^|[\d -])pounds?(?= |$)/g;

/** Whether a normalised text names a mass in pounds: pounds alone are money. */
export function namesMass(normalised: string): boolean {
  return MASS.test(normalised);
}

/** Reads the pounds of a normalised text as mass. */
export function poundsAsMass(normalised: string): string {
  return normalised.replace(POUNDS, 'lb');
}

/** Writes the unit after a figure under its one name: `20 mins` as `20 Umin`. A capital can't be typed: tidied texts hold none. */
export function readUnits(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, (all, at) => {
    const figure = all[at - 1] ?? '';
    return !startsWithLetter(figure) && FIGURE.test(figure) ? unitAt(all, at) : null;
  });
}

function unitAt(tokens: readonly string[], at: number): Reading | null {
  for (let length = Math.min(WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
    const name = NAMES.get(tokens.slice(at, at + length).join(' '));
    if (name !== undefined) return { text: `U${name}`, length };
  }
  return null;
}
