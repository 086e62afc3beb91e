import { describe, expect, it } from 'vitest';
import { americanSpelling } from './american-spelling.ts';
import {
  BEGINNINGS,
  DOUBLED_L_STEMS,
  ISE_STEMS,
  OGUE_STEMS,
  OUR_STEMS,
  RE_STEMS,
  WHOLE_WORDS,
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

  it('knows every word of its lists', () => {
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
    // A US word may itself have a letter less: `aestheticize`.
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
    'practise',
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
  ])('leaves %s alone', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });
});
