/** Compounds that dictionaries and published keys write as one word, with a hyphen, or as two words; here as two words. */
const COMPOUNDS = `
  bar code, by product, camp fire, camp site, car park, car pool, care giver, cash flow, cell phone, check list, check out, child care,
  clean up, co operate, co operates, co operated, co operating, co operation, co operative, co ordinate, co ordinated, co ordination,
  co ordinator, co worker, coast line, cook book, data base, day care, day dream, drop out, e book, e commerce, e learning, e mail,
  e mailed, e mailing, eco system, eco tourism, extra curricular, fire fighter, flow chart, fund raiser, fund raising, ground water,
  guide book, hand made, hand out, health care, home made, home page, home town, key word, land fill, land line, lap top, life span,
  life style, lunch time, mega city, micro chip, micro climate, micro organism, mid week, motor bike, multi cultural, multi lingual,
  multi media, multi national, multi tasking, new born, night club, night life, non fiction, non profit, north east, north eastern,
  north west, north western, off line, off shore, on going, on line, on site, over crowding, over fishing, over population,
  photo copy, policy maker, post code, post graduate, pre historic, rain forest, re use, school teacher, sea bed, sea bird, sea floor,
  sea shell, sea water, semi circle, semi final, short cut, smart phone, south east, south eastern, south west, south western, start up,
  sub tropical, tax payer, team mate, team work, text book, trade mark, tree top, video conference, water color, water colour,
  web cam, web page, web site, well being, white board, wi fi, work force, work load, work place, work station, world wide, year book
`;

const PARTS = COMPOUNDS.split(',').map((compound) => compound.trim().split(' '));

/** The length of the first part, by the compound as one word. */
const CLOSED: ReadonlyMap<string, number> = new Map(
  PARTS.map(([first = '', second = '']) => [first + second, first.length]),
);

/** The first parts of all compounds. */
export const COMPOUND_BEGINNINGS: ReadonlySet<string> = new Set(PARTS.map(([first = '']) => first));

/** Joins two words that are a compound, also in the plural: `car parks` becomes `carparks`; null for other words. */
export function closeCompound(first: string, second: string): string | null {
  if (!COMPOUND_BEGINNINGS.has(first)) return null;
  const closed = first + second;
  const at = CLOSED.get(closed) ?? (closed.endsWith('s') ? CLOSED.get(closed.slice(0, -1)) : undefined);
  return at === first.length ? closed : null;
}
