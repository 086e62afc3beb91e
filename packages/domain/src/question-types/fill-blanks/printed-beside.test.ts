import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/builders.ts';
import { markSection } from '../../marking/mark-section.ts';

interface Blank {
  readonly paragraph?: string | null;
  readonly text?: string;
  readonly key: string;
  readonly instruction?: string;
}

function marks({ paragraph = null, text = '', key, instruction = '' }: Blank, given: string): number {
  const questions = [buildQuestion({ number: 5, question: text, answers: [key] })];
  const groups = [buildGroup('FILL_BLANKS', { paragraph, instruction, questions })];
  return markSection({ groups }, { '5': given }, { profile: 'ielts' }).marks;
}

describe('a unit or currency that is printed beside the blank', () => {
  it.each<[string, string, ...string[]]>([
    ['<p>Cost: £{5} per week</p>', '250', '250', '£250', '250 pounds', 'GBP 250', '£250.00'],
    ['<p>Cost: £ {5}</p>', '£250', '250', '£250', '250 pounds'],
    ['<p>Cost: <b>$</b>{5} a night</p>', '1,200', '1200', '$1,200', '1,200 dollars'],
    ['<p>Deposit: {5} euros</p>', '40', '40', '€40', '40 euros'],
    ['<p>Weight: {5} kg</p>', '12', '12', '12 kg', '12kg', '12 kilograms', 'twelve kilos'],
    ['<p>Speed: {5} kilometres per hour.</p>', '90', '90', '90 km/h', '90 kph'],
    ['<p>{5}% of visitors</p>', '15', '15', '15%', '15 per cent', 'fifteen'],
    ['<p>{5} per cent of visitors</p>', '15', '15%', '15 percent'],
    ['<p>Opens at {5} am</p>', '9.30', '9.30', '9.30 am', '9:30', 'half past nine'],
    ['<p>Takes {5} minutes</p>', '20', '20', '20 minutes', '20 mins', 'twenty'],
    ['<p>Takes {5} minutes</p>', '20 minutes', '20', '20 mins'],
    ['<p>Between {5} km</p>', '10-15', '10-15', '10-15 km', '10 to 15 km', '10 to 15'],
    ['<p>About £{5}</p>', '5,000-10,000', '£5,000-£10,000', '£5000 to £10000', '5000-10000'],
    ['<ul><li>Height: {5} m</li><li>Age: 40</li></ul>', '3.5', '3.5', '3.5 m', '3.5 metres', 'three point five'],
    ['<p>Price: £{5}</p>', '12.50', '12.50', '£12.50', '12.5', 'twelve pounds fifty'],
  ])('may be repeated: %s', (paragraph, key, ...answers) => {
    expect(answers.filter((given) => marks({ paragraph, key }, given) === 0)).toEqual([]);
  });

  it.each<[string, string, ...string[]]>([
    ['<p>Cost: £{5}</p>', '250', '$250', '250 euros', '2.50', '£25', '250p'],
    ['<p>Price: £{5}</p>', '12.50', '12:50', '£12:50', '1250', '12.05'],
    ['<p>Weight: {5} kg</p>', '12', '12 g', '12 pounds', '12 km', '1.2 kg'],
    ['<p>Cost: {5} per week</p>', '250', '£250', '250 per week'],
    ['<p>Opens at {5} am</p>', '9.30', '9.30 pm', '21:30'],
    ['<ul><li>{5}</li><li>kg of rice</li></ul>', '12', '12 kg'],
    ['<p>Kept £</p><p>{5}</p>', '12', '£12'],
    ['<p>Read {5} in the library</p>', '6', '6 inches'],
    ['<p>A {5} kg parcel</p>', 'heavy', 'heavy kg'],
    ['<p>Cost: £{5}</p>', 'nothing', '£nothing', '£0'],
  ])('is no licence for another: %s', (paragraph, key, ...answers) => {
    expect(answers.filter((given) => marks({ paragraph, key }, given) === 1)).toEqual([]);
  });

  it('does not count as a word of the limit', () => {
    const blank = { paragraph: '<p>Takes {5} minutes</p>', key: '20', instruction: 'Write A NUMBER for each answer.' };
    expect(marks(blank, '20 minutes')).toBe(1);
    expect(marks(blank, '20 long minutes')).toBe(0);
  });

  it.each<[string, string, string, number]>([
    ['The rent is £', '250', '£250', 1],
    ['The rent is £____ a week', '250', '£250', 1],
    ['It weighs ______ kg.', '12', '12 kg', 1],
    ['It weighs …… kg', '12', '12 kg', 1],
    ['It weighs {5} kg', '12', '12 kg', 1],
    ['How many kg does it weigh?', '12', '12 kg', 0],
    ['The rent is', '250', '£250', 0],
  ])('is found in the text of a question without a paragraph: %s', (text, key, given, earned) => {
    expect(marks({ text, key }, given)).toBe(earned);
  });

  it.each(['{5}', '<p>{5}</p>', '{5', '£{6}', '', '<p>£', '{5} '.repeat(500)])(
    'is looked for in any text: %j',
    (paragraph) => {
      expect(marks({ paragraph, key: 'river' }, 'river')).toBe(1);
    },
  );
});
