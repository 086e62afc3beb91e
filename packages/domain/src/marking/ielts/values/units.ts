/**
 * The forms of units after a figure. The first form is the name of the unit. Words are singular here; their plurals and those of
 * `PLURAL_ABBREVIATIONS` are accepted too.
 */
const UNITS = `
  mm, millimeter, millimetre | cm, centimeter, centimetre | m, meter, metre | km, kilometer, kilometre
  um, μm, micrometer, micrometre, micron | nm, nanometer, nanometre
  in, inch, inches | ft, foot, feet | yd, yard | mi, mile
  m2, m^2, sqm, sq m, sq meter, sq metre, square meter, square metre, meter squared, meters squared, metre squared, metres squared
  mm2, mm^2, sq mm, square millimeter, square millimetre | cm2, cm^2, sq cm, square centimeter, square centimetre
  km2, km^2, sqkm, sq km, sq kilometer, sq kilometre, square kilometer, square kilometre
  ft2, ft^2, sqft, sq ft, sq foot, sq feet, square foot, square feet, square ft
  sq mi, mi2, mi^2, sq mile, square mile | sq in, in2, in^2, square inch, square inches
  ha, hectare | acre
  ml, milliliter, millilitre | cl, centiliter, centilitre | l, liter, litre
  m3, m^3, cu m, cu meter, cu metre, cubic meter, cubic metre | cm3, cm^3, cc, cubic centimeter, cubic centimetre
  km3, km^3, cubic kilometer, cubic kilometre | ft3, ft^3, cu ft, cubic foot, cubic feet
  gal, gallon | pt, pint
  mg, milligram, milligramme | g, gm, gram, gramme | kg, kilo, kilogram, kilogramme | t, tonne | ton
  oz, ounce | lb
  ms, millisecond | s, sec, second | min, minute | h, hr, hour | day | wk, week | mth, month | yr, year
  km/h, km / h, kmh, kmph, kph, km/hr, km per h, km per hr, km per hour, kilometer per hour, kilometre per hour, kilometer an hour, kilometre an hour, kilometer/hour, kilometre/hour
  mph, mile/h, miles/h, mile per hour, mile an hour, mile/hour, miles/hour
  m/s, m / s, m/sec, m per s, m per sec, m per second, meter per second, metre per second, meter a second, metre a second, meter/second, metre/second
  knot, kn
  °c, ° c, ° celsius, ° centigrade, c, degree c, deg c, degree celsius, degree centigrade, celsius, centigrade | °f, ° f, ° fahrenheit, f, degree f, deg f, degree fahrenheit, fahrenheit
  °, deg, degree | k, kelvin
  w, watt | kw, kilowatt | mw, megawatt | gw, gigawatt | hp, horsepower
  j, joule | kj, kilojoule | cal, calorie | kcal, kilocalorie | kwh, kw h, kilowatt hour | mwh, megawatt hour
  kb, kilobyte | mb, megabyte | gb, gigabyte | tb, terabyte
  hz, hertz | khz, kilohertz | mhz, megahertz | ghz, gigahertz | db, decibel | v, volt
`;

/** Abbreviations that are also written with an s. */
const PLURAL_ABBREVIATIONS = new Set('mm cm km ml cl in ft yd mg kg lb oz gm sec min hr wk mth yr gal pt'.split(' '));

/** The maximum number of words of a form. */
const WORDS_MAX = 3;

/** The name of each unit by its forms; a form of several words has single spaces between them. */
export const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  UNITS.split(/[|\n]/).flatMap((unit) => {
    const forms = unit.split(',').map((form) => form.trim());
    const [name = ''] = forms;
    return forms.filter(Boolean).flatMap((form) => [form, pluralOf(form)].map((one) => [one, name] as const));
  }),
);

/** The first words of forms with several words. */
export const UNIT_BEGINNINGS: ReadonlySet<string> = new Set(
  [...UNIT_NAMES.keys()].filter((form) => form.includes(' ')).map((form) => form.slice(0, form.indexOf(' '))),
);

/** Returns the plural of a form by its first real word: `miles per hour` for `mile per hour`. */
function pluralOf(form: string): string {
  if (PLURAL_ABBREVIATIONS.has(form)) return `${form}s`;
  return form.replace(/^((?:square |cubic |sq |cu |kilowatt |megawatt )?[a-z]{3,})(?!\S*[\d^])/, '$1s');
}

/** Finds the unit that begins at a word. `length` is the number of its words. */
export function findUnit(
  wordAt: (offset: number) => string,
): { readonly name: string; readonly length: number } | null {
  const first = wordAt(0);
  let form = first;
  let name = UNIT_NAMES.get(form);
  let length = 1;
  if (UNIT_BEGINNINGS.has(first))
    for (let words = 1; words < WORDS_MAX; words += 1) {
      const next = wordAt(words);
      if (next === '') break;
      form += ` ${next}`;
      const longer = UNIT_NAMES.get(form);
      if (longer !== undefined) [name, length] = [longer, words + 1];
    }
  return name === undefined ? null : { name, length };
}

const MASS = /\blbs?\b|\dlbs?\b/;

/** Whether a normalised text has lb, so that pounds are a mass and not money. */
export function namesMass(normalised: string): boolean {
  return MASS.test(normalised);
}
