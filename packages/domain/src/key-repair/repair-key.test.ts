import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyForms } from '../marking/ielts/key-forms.ts';
import { repairKey, type KeyProblem } from './repair-key.ts';

const repaired = (answer: string) => {
  const repair = repairKey(answer);
  return repair && [repair.problem, ...repair.answers];
};

describe('repairKey', () => {
  it.each<[string, KeyProblem, string[]]>([
    // A slash without spaces separates words, not whole answers.
    ['an/the operator', 'slash', ['an operator', 'the operator']],
    ['ten/10 per cent', 'slash', ['ten per cent', '10 per cent']],
    ['8/eight', 'slash', ['8', 'eight']],
    ['red/blue/green car', 'slash', ['red car', 'blue car', 'green car']],
    [
      'the red/blue car park/lot',
      'slash',
      ['the red car park', 'the red car lot', 'the blue car park', 'the blue car lot'],
    ],
    ['an/the operator / dispatcher', 'slash', ['an operator', 'the operator', 'dispatcher']],
    ['(the) bus/coach', 'slash', ['(the) bus', '(the) coach']],
    ['red／blue', 'slash', ['red', 'blue']],
    // With a space on one side only, both readings are offered where they differ.
    ['crime rates/ statistics', 'slash', ['crime rates', 'statistics', 'crime statistics']],
    ['fish/ sea creatures', 'slash', ['fish', 'sea creatures']],
    ['fish /sea creatures', 'slash', ['fish', 'sea creatures']],
    ['an/ the operator', 'slash', ['an operator', 'the operator']],
    ['5/ five', 'slash', ['5', 'five']],
    ['24/ 7', 'slash', ['24/7']],
    // Two slashes separate whole answers, so one separates words.
    ['hot / cold drinks // fruit', 'double_slash', ['hot drinks', 'cold drinks', 'fruit']],
    ['river//stream', 'double_slash', ['river', 'stream']],
    ['a 24/7 shop // kiosk', 'double_slash', ['a 24/7 shop', 'kiosk']],
    // Another word or mark between alternatives.
    ['(written OR spoken) comments', 'separator', ['(written / spoken) comments']],
    ['old OR OLD OR Old', 'separator', ['old', 'OLD', 'Old']],
    ['RIVER OR STREAM', 'separator', ['RIVER', 'STREAM']],
    ['NOW OR NEVER OR SOON', 'separator', ['NOW OR NEVER', 'SOON']],
    ['DEAD OR LIVE', 'separator', ['DEAD', 'LIVE']],
    ['DREAD OR ALIVE', 'separator', ['DREAD', 'ALIVE']],
    ['river || stream', 'separator', ['river', 'stream']],
    ['river | stream', 'separator', ['river', 'stream']],
    ['river; stream', 'separator', ['river', 'stream']],
    // Inside brackets.
    ['(its/oak/the) branches', 'slash', ['(its / oak / the) branches']],
    ['（its／the） branches', 'slash', ['(its / the) branches']],
    ['(big/ large) market', 'slash', ['(big / large) market']],
    // Markup.
    ['Smith &amp; Co', 'markup', ['Smith & Co']],
    ['<b>river</b>', 'markup', ['river']],
    ['river<br>', 'markup', ['river']],
    ['river&nbsp;bank', 'markup', ['river bank']],
    ['caf&eacute;', 'markup', ['café']],
    ['Smith &amp;amp; Co', 'markup', ['Smith & Co']],
    ['10<sup>3</sup>', 'markup', ['10³']],
    ['H<sub>2</sub>O', 'markup', ['H2O']],
    // Brackets without their other half, in one another, or of another shape.
    ['(the market', 'bracket', ['the market']],
    ['the market)', 'bracket', ['the market']],
    ['market(s', 'bracket', ['market(s)']],
    ['river (bank', 'bracket', ['river (bank)']],
    ['a) river', 'bracket', ['river']],
    ['(the (old)) bridge', 'bracket', ['bridge', 'the bridge', 'the old bridge']],
    ['[the] market', 'bracket', ['(the) market']],
    ['the {old} market', 'bracket', ['the (old) market']],
    // Remarks to examiners.
    ['river (do not accept stream)', 'remark', ['river']],
    ['river (NOT stream)', 'remark', ['river']],
    ['river (stream is wrong)', 'remark', ['river']],
    ['river (this is in paragraph two)', 'remark', ['river']],
    ['river (accept stream)', 'remark', ['river', 'stream']],
    ['river (also accept: stream / brook)', 'remark', ['river', 'stream', 'brook']],
    ['river (or stream)', 'remark', ['river', 'stream']],
    ['red (or blue) car', 'remark', ['red car', 'blue car']],
    ['water is clearer (in either order)', 'remark', ['water is clearer']],
    // Placeholders.
    ['???', 'placeholder', []],
    ['?', 'placeholder', []],
    ['TBC', 'placeholder', []],
    ['tba', 'placeholder', []],
    ['answer', 'placeholder', []],
    ['[answer]', 'placeholder', []],
    ['xxx', 'placeholder', []],
    ['…', 'placeholder', []],
    ['---', 'placeholder', []],
    ['N/A', 'placeholder', []],
    // Several faults of one answer.
    ['an/the <b>operator</b> OR (dispatcher', 'markup', ['an operator', 'the operator', 'dispatcher']],
  ])('repairs %j (%s) [D153]', (answer, problem, answers) => {
    expect(repaired(answer)).toEqual([problem, ...answers]);
  });

  it.each([
    'river',
    'the old bridge',
    '(the) market(s)',
    'fish / sea creatures',
    '(big / large) market',
    '（the） market',
    'red ／ blue',
    '(the) (old) (red) (stone) (foot) (road) (rail) bridge',
    '24/7',
    '24/7 access',
    'and/or',
    'fish and/or chips',
    'km/h',
    '90 km/h',
    '3 m/s',
    '1/2',
    '2 1/2 hours',
    '9/11',
    '12/03/1990',
    '50/50',
    '£5/hour',
    '$10/day',
    'TCP/IP',
    'AC/DC',
    'c/o',
    'https://example.com/a',
    'www.example.com/jobs',
    'example.com/jobs',
    'x < y',
    'AT&T',
    'Smith & Co',
    '(market)',
    '[market]',
    '5 (five)',
    'more or less',
    'DEAD OR ALIVE',
    'WANTED DEAD OR ALIVE',
    'TRUTH OR DARE',
    'MORE OR LESS FULL',
    'PASS OR FAIL',
    'tbsp',
    '-5',
    '+',
    '£',
    'X',
    'XX',
    'question',
  ])('has nothing to say about %j [D153]', (answer) => {
    expect(repairKey(answer)).toBeNull();
  });

  it('offers the shortest and the longest form where brackets would multiply beyond reason', () => {
    const brackets = 'abcdefghij'.split('').map((word) => `(${word})`);
    expect(repaired(`${brackets.join(' ')} bridge`)).toEqual(['many_brackets', 'bridge', 'a b c d e f g h i j bridge']);
  });

  it('leaves nothing to repair', () => {
    const piece = constantFrom(
      ...'a the old 24 km h / // ( ) [ ] ; | ? <b> </b> &amp; not accept or TBC ／ （ ） and/or . :'.split(' '),
      ' ',
      '  ',
      ' / ',
      ' OR ',
    );
    assert(
      property(array(piece, { maxLength: 14 }), (pieces) => {
        const answers = repairKey(pieces.join(''))?.answers ?? [];
        expect(answers.filter((answer) => repairKey(answer) !== null)).toEqual([]);
        expect(answers.filter((answer) => answer.trim() === '' || keyForms(answer).length === 0)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes time that grows with the length alone', () => {
    for (const text of ['a/b '.repeat(250), '('.repeat(1000), '(a)'.repeat(333), 'a/ b '.repeat(200), '<b'.repeat(500)])
      expect(repairKey(text)?.answers.length ?? 0).toBeLessThanOrEqual(50);
  });
});
