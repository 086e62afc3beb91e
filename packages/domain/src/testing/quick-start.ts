import { bandOf, compileKey, markCompiled, parseExam, publishCheck, toDelivery } from '@bandwise/domain';

// An exam file as an author writes it (docs/content-format.md).
const exam = parseExam({
  description: 'Reading Practice Test 1',
  marking_profile: 'ielts',
  reading: [
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
  ],
});
if (!exam.ok) throw new Error(exam.errors.map(({ message }) => message).join('\n'));
const content = exam.value.parts[0]?.content;
if (!content) throw new Error('An exam has at least one part');

// May it be published? Only if no finding is an error.
const errors = publishCheck(content).filter(({ severity }) => severity === 'error');

// The content for learners, without keys.
const delivery = toDelivery(content);

// Prepare the key once, mark any number of attempts. A file that names no profile has null: you choose.
const key = compileKey(content.groups, { profile: exam.value.markingProfile ?? 'ielts' });
const result = markCompiled(key, { '1': 'Old Library' });

// A full exam of 40 has a band.
const band = bandOf('listening', 30);

export { band, delivery, errors, result };
