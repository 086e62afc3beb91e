import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanSpelling, mayHaveUsSpelling } from './american-spelling.ts';
import {
  BEGINNINGS,
  DIGRAPH_PARTS,
  DOUBLED_L_ENDINGS,
  DOUBLED_L_STEMS,
  ISE_ENDINGS,
  ISE_STEMS,
  OGUE_ENDINGS,
  OGUE_STEMS,
  OUR_ENDINGS,
  OUR_STEMS,
  RE_ENDINGS,
  RE_STEMS,
  WHOLE_WORDS,
  YSE_ENDINGS,
  YSE_STEMS,
} from './spelling-stems.ts';

describe('americanSpelling', () => {
  it.each([
    ['favourite', 'favorite'],
    ['neighbourhood', 'neighborhood'],
    ['centred', 'centered'],
    ['kilometres', 'kilometers'],
    ['organisation', 'organization'],
    ['unrecognised', 'unrecognized'],
    ['analysed', 'analyzed'],
    ['catalogues', 'catalogs'],
    ['travelling', 'traveling'],
    ['marvellous', 'marvelous'],
    ['fulfil', 'fulfill'],
    ['programme', 'program'],
    ['grey', 'gray'],
    ['disorganisation', 'disorganization'],
    ['underutilised', 'underutilized'],
    ['recolouring', 'recoloring'],
    ['colourised', 'colorized'],
    ['behavioural', 'behavioral'],
    ['theatregoers', 'theatergoers'],
    ['tranquilliser', 'tranquilizer'],
    ['defences', 'defenses'],
    ['licence', 'license'],
    ['practised', 'practiced'],
    ['practise', 'practice'],
    ['enquiries', 'inquiries'],
    ['advisers', 'advisors'],
    ['learnt', 'learned'],
    ['centring', 'centering'],
    ['colouration', 'coloration'],
    ['unfavourably', 'unfavorably'],
    ['tyres', 'tires'],
    ['ageing', 'aging'],
    ['aluminium', 'aluminum'],
    ['archaeological', 'archeological'],
    ['anaesthetised', 'anesthetized'],
    ['cheques', 'checks'],
    ['ploughman', 'plowman'],
    ['sceptical', 'skeptical'],
    ['mouldy', 'moldy'],
    ['storeys', 'stories'],
    ['jewellery', 'jewelry'],
    ['manoeuvres', 'maneuvers'],
    ['manoeuvring', 'maneuvering'],
    ['cosiness', 'coziness'],
  ])('writes %s as %s', (uk, us) => {
    expect(americanSpelling(uk)).toBe(us);
    expect(americanSpelling(us)).toBe(us);
  });

  it('respells every word of its lists', () => {
    const words: [string, string][] = [
      ...[...OUR_STEMS].map((stem): [string, string] => [`${stem}our`, `${stem}or`]),
      ...[...RE_STEMS].map((stem): [string, string] => [`${stem}re`, `${stem.replace('oe', 'e')}er`]),
      ...[...ISE_STEMS].map((stem): [string, string] => [`${stem}ise`, `${stem}ize`]),
      ...[...YSE_STEMS].map((stem): [string, string] => [`${stem}yse`, `${stem}yze`]),
      ...[...OGUE_STEMS].map((stem): [string, string] => [`${stem}ogue`, `${stem}og`]),
      ...[...DOUBLED_L_STEMS].map((stem): [string, string] => [`${stem}lled`, `${stem}led`]),
      ...WHOLE_WORDS,
      ...BEGINNINGS,
    ];
    // The US spelling may also drop a letter elsewhere: `aestheticize`.
    for (const [uk, us] of words) expect(americanSpelling(uk)).toBe(americanSpelling(us));
  });

  it.each([
    'four',
    'hour',
    'tour',
    'acre',
    'fire',
    'rise',
    'advise',
    'promise',
    'analysis',
    'rogue',
    'balls',
    'call',
    'greyhound',
    'pour',
    'three',
    'realist',
    'exercise',
    'called',
    'aloe',
    'licensed',
    'labouratory',
    'humourous',
    'vigourous',
    'honourary',
    'honourific',
    'labourious',
    'invigourate',
    'prise',
    'expertise',
    'comprise',
  ])('does not change %s', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });
});

describe('mayHaveUsSpelling', () => {
  const families: [string, ReadonlySet<string>, ReadonlySet<string>][] = [
    ['is', ISE_STEMS, ISE_ENDINGS],
    ['ys', YSE_STEMS, YSE_ENDINGS],
    ['our', OUR_STEMS, OUR_ENDINGS],
    ['re', RE_STEMS, RE_ENDINGS],
    ['ll', DOUBLED_L_STEMS, DOUBLED_L_ENDINGS],
    ['ogu', OGUE_STEMS, OGUE_ENDINGS],
  ];
  const overlooked = (words: readonly string[]) =>
    words.filter((word) => !mayHaveUsSpelling(word, 0, word.length) && americanSpelling(word) !== word);

  it.each(families)('finds every word with %s', (letters, stems, endings) => {
    for (const stem of stems)
      expect(
        overlooked(['', ...endings].flatMap((end) => [`${stem}${letters}${end}`, `un${stem}${letters}${end}`])),
      ).toEqual([]);
  });

  it('finds every other word of the lists, alone, in the plural, and inside another word', () => {
    const words = [...WHOLE_WORDS.keys(), ...BEGINNINGS.keys(), ...DIGRAPH_PARTS];
    expect(overlooked(words.flatMap((word) => [word, `${word}s`, `re${word}`, `${word}ation`]))).toEqual([]);
  });

  it('finds every combination of stem and ending, anywhere in a text', () => {
    const word = fc.array(
      fc.constantFrom('col', 'our', 'is', 'e', 'tr', 'a', 'vell', 'ed', 'cent', 're', 'mould', 'og', 'ue', 'ae', 's'),
    );
    fc.assert(
      fc.property(word, fc.string({ maxLength: 5 }), (parts, before) => {
        const word = parts.join('');
        const isFound = mayHaveUsSpelling(`${before} ${word} end`, before.length + 1, before.length + 1 + word.length);
        expect(isFound || americanSpelling(word) === word).toBe(true);
      }),
    );
  });
});
