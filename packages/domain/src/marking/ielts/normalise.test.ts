import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['  Old\u00a0 Library\t', 'old library'],
    ['“river”', 'river'],
    ['river.', 'river'],
    ['(the) market', '(the) market'],
    ['(market)', 'market'],
    ['market(', 'market('],
    ['don’t', "don't"],
    ['ri\u200bver', 'river'],
    ['１２', '12'],
    ['well–known', 'well-known'],
    ['−5', '-5'],
    ['-£5', '-£5'],
    ['.5', '.5'],
    ['-.5', '-.5'],
    ['5.', '5'],
    ['15%', '15%'],
    ['£15', '£15'],
    ['15€', '15€'],
    ['A-', 'a-'],
    ['- river', 'river'],
    ['Straße', 'strasse'],
    ['12.5', '12.5'],
    ['a,b', 'a,b'],
    ['?!', '?!'],
    ['don´t', "don't"],
    ['the «old» river', 'the "old" river'],
    ['1\u20442', '1/2'],
    ['½', '1/2'],
    ['-river', 'river'],
    ['-.river', 'river'],
    ['..5', '.5'],
    ['river -', 'river'],
    ['river\u0000', 'river'],
    ['ri\u0007ver\u001b', 'river'],
    ['river\u007f\u0085', 'river'],
    ['old\u0009\u000ariver', 'old river'],
    ['C#', 'c#'],
    ['C#.', 'c#'],
    ['A*', 'a*'],
    ['market*', 'market'],
    ['market#', 'market'],
    ['12*', '12'],
    ['river?-', 'river'],
  ])('makes %j into %j', (text, normal) => {
    expect(normalise(text)).toBe(normal);
  });

  it('does not change a normalised text', () => {
    expect(normalise(normalise(' “The Market.” '))).toBe('the market');
  });
});
