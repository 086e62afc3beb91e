import { describe, expect, it } from 'vitest';
import { americanSpelling } from './american-spelling.ts';

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
  ])('writes %s as %s', (uk, us) => {
    expect(americanSpelling(uk)).toBe(us);
    expect(americanSpelling(us)).toBe(us);
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
  ])('leaves %s alone', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });
});
