/** Words that dictionaries and published keys write closed, with a hyphen or apart: the two parts of each, as they stand apart. */
const COMPOUNDS = `
  air conditioning, air craft, air line, air port, air mail, after noon, back ground, back pack, band width, bar code,
  bath room, bed room, bird song, birth place, black board, book case, book shelf, break down, by product, camp fire, camp site,
  car park, care giver, check list, child birth, child care, class mate, class room, clean up, co operate, co operation,
  co operative, co ordinate, co ordination, co ordinator, co worker, coast line, cross road, data base, day care, day dream, day light,
  day time, dead line, dish washer, down load, down stairs, down town, drop out, e book, e commerce, e learning, e mail, earth quake,
  egg shell, eye sight, farm house, farm land, farm yard, feed back, fire fighter, fire place, fire wood, fire works, foot path,
  foot print, ground water, guide book, guide line, hair cut, hand bag, hand book, hand made, hand out, hand shake, hand writing,
  head ache, head line, head phone, health care, home made, home sick, home town, home work, house hold, house keeper, house work,
  in put, key board, key word, land fill, land lady, land lord, land mark, land scape, land slide, lap top, life boat, life guard,
  life long, life span, life style, life time, light house, live stock, long term, micro chip, micro organism, micro wave, mile stone,
  moon light, motor bike, motor boat, motor way, multi lingual, multi media, multi national, multi tasking, new born, news agent,
  news letter, news paper, night club, night life, non fiction, non profit, note book, notice board, off line, off shore, off spring,
  on going, on line, on site, out door, out doors, out line, out put, over time, over view, over weight, part time, pass word,
  pay ment, play ground, post card, post code, post graduate, pre historic, rain coat, rain drop, rain fall, rain forest, rain water,
  rail way, re use, road side, row boat, sand stone, school teacher, sea bed, sea bird, sea floor, sea food, sea shell,
  sea shore, sea side, sea water, sea weed, semi circle, semi final, set back, ship wreck, ship yard, shop keeper, short cut,
  show room, side walk, skate board, sky line, smart phone, snow fall, snow storm, soft ware, spread sheet, stair case,
  star fish, step mother, store room, sub way, suit case, sun burn, sun flower, sun glasses, sun light, sun rise, sun set, sun shine,
  super market, swim suit, tax payer, tea pot, team mate, team work, text book, thunder storm, time table, tool box, tooth brush,
  tooth paste, trade mark, tree top, under ground, under water, up date, up load, up stairs, vice president, video conference,
  water colour, water color, water fall, water front, water proof, water way, web cam, web page, web site, week day, week end, well being,
  wheel chair, white board, wi fi, wild life, wind mill, wind screen, wind surfing, wood land, wood work, work force, work life,
  work load, work place, work sheet, work shop, work station, world wide, year book, youth club
`;

const PARTS = COMPOUNDS.split(',').map((compound) => compound.trim().split(' '));

/** The closed form by its length before the second part. */
const CLOSED: ReadonlyMap<string, number> = new Map(
  PARTS.map(([first = '', second = '']) => [first + second, first.length]),
);

/** The first parts: a compound begins with one of them. */
export const COMPOUND_BEGINNINGS: ReadonlySet<string> = new Set(PARTS.map(([first = '']) => first));

/** The closed form of two words that are a compound, also in the plural: `car parks` is `carparks`; else null. */
export function closeCompound(first: string, second: string): string | null {
  if (!COMPOUND_BEGINNINGS.has(first)) return null;
  const closed = first + second;
  const at = CLOSED.get(closed) ?? (closed.endsWith('s') ? CLOSED.get(closed.slice(0, -1)) : undefined);
  return at === first.length ? closed : null;
}
