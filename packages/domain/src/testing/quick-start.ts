import { bandOf, compileKey, markCompiled, parseSection, publishCheck, toDelivery } from '@bandwise/domain';

// A section as an author writes it (docs/content-format.md).
const parsed = parseSection(
  {
    title: 'Rivers',
    passage: '<p>The old library stands by the river.</p>',
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: 'Write ONE OR TWO WORDS',
        questions: [{ number: 1, question: 'What stands by the river?', answer: ['(the) old library'] }],
      },
    ],
  },
  'reading',
);
if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('\n'));
const { content } = parsed.value;

// May it be published? Only if no finding is an error.
const errors = publishCheck(content).filter(({ severity }) => severity === 'error');

// The content for learners, without keys.
const delivery = toDelivery(content);

// Prepare the key once, mark any number of attempts.
const key = compileKey(content.groups, { profile: 'ielts' });
const result = markCompiled(key, { '1': 'Old Library' });

// a full exam of 40 has a band.
const band = bandOf('listening', 30);

export { band, delivery, errors, result };
