import { expect, it } from 'vitest';
import { readTranscript } from './read-transcript.ts';

/** Seconds as a file of captions writes them. */
const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

type Shown = readonly [start: number, end: number, ...lines: readonly string[]];

const vtt = (shown: readonly Shown[]) =>
  ['WEBVTT', ...shown.map(([start, end, ...lines]) => [`${stamp(start)} --> ${stamp(end)}`, ...lines].join('\n'))].join(
    '\n\n',
  );

const CASES: readonly (readonly [string, readonly Shown[], readonly string[]])[] = [
  [
    'two lines, of which the upper one was the lower one',
    [
      [0, 2, 'Welcome to the pool.'],
      [2, 4, 'Welcome to the pool.', 'It opens at nine.'],
      [4, 6, 'It opens at nine.', 'Children swim free.'],
    ],
    ['Welcome to the pool.', 'It opens at nine.', 'Children swim free.'],
  ],
  [
    'three lines that move up one by one',
    [
      [0, 1, 'One fish.'],
      [1, 2, 'One fish.', 'Two nets.'],
      [2, 3, 'One fish.', 'Two nets.', 'Three boats.'],
      [3, 4, 'Two nets.', 'Three boats.', 'Four men.'],
    ],
    ['One fish.', 'Two nets.', 'Three boats.', 'Four men.'],
  ],
  [
    'cues of a hundredth of a second between the others',
    [
      [0, 2, 'The road is closed.'],
      [2, 2.01, 'The road is closed.'],
      [2.01, 4, 'The road is closed.', 'Use the bridge.'],
      [4, 4.01, 'Use the bridge.'],
      [4.01, 6, 'Use the bridge.', 'Mind the step.'],
    ],
    ['The road is closed.', 'Use the bridge.', 'Mind the step.'],
  ],
  [
    'cues that overlap',
    [
      [0, 4, 'First the hall,'],
      [2, 6, 'First the hall,', 'then the kitchen,'],
      [4, 8, 'then the kitchen,', 'then the garden.'],
    ],
    ['First the hall,', 'then the kitchen,', 'then the garden.'],
  ],
  [
    'tags of words in one of the two copies',
    [
      [0, 2, 'my<00:00:00.500><c> name</c><00:00:01.000><c> is</c>'],
      [2, 4, 'my name is', 'Lan<00:00:02.500><c> Pham</c>'],
      [4, 6, 'Lan Pham', 'and<00:00:04.500><c> I</c><00:00:05.000><c> teach</c>'],
    ],
    ['my name is', 'Lan Pham', 'and I teach'],
  ],
  [
    'more spaces in one of the two copies',
    [
      [0, 2, 'the  old   mill'],
      [2, 4, 'the old mill', 'was sold'],
      [4, 6, ' was sold ', 'last year'],
    ],
    ['the old mill', 'was sold', 'last year'],
  ],
  [
    'entities in both copies',
    [
      [0, 2, 'Tea &amp; cake'],
      [2, 4, 'Tea &amp; cake', 'cost &pound;4'],
      [4, 6, 'cost &pound;4', 'on Sundays'],
    ],
    ['Tea & cake', 'cost £4', 'on Sundays'],
  ],
  [
    'a pause, after which new captions begin',
    [
      [0, 2, 'Turn left.'],
      [2, 4, 'Turn left.', 'Go on.'],
      [4, 6, 'Go on.', 'Stop there.'],
      [9, 11, 'Stop there.'],
      [11, 13, 'Stop there.', 'Look up.'],
    ],
    ['Turn left.', 'Go on.', 'Stop there.', 'Stop there.', 'Look up.'],
  ],
  [
    'letters that grow to words, word by word',
    [
      [0, 1, 'A'],
      [1, 2, 'A quiet'],
      [2, 3, 'A quiet street'],
      [3, 4, 'A quiet street at night.'],
      [5, 6, 'Then rain.'],
    ],
    ['A quiet street at night.', 'Then rain.'],
  ],
  [
    'one line that is said twice and does not roll',
    [
      [0, 2, 'Ready?'],
      [2, 4, 'Ready?', 'Yes.'],
      [4, 6, 'Good.'],
    ],
    ['Ready?', 'Ready? Yes.', 'Good.'],
  ],
  [
    'dashes before what each speaker says',
    [
      [0, 2, '- Where is it?'],
      [2, 4, '- Where is it?', '- By the lake.'],
      [4, 6, '- By the lake.', '- Thank you.'],
    ],
    ['- Where is it?', '- By the lake.', '- Thank you.'],
  ],
];

it.each(CASES)('keeps each line once of captions with %s', (_, shown, said) => {
  expect(readTranscript(vtt(shown)).lines.map(({ text }) => text)).toEqual(said);
});
