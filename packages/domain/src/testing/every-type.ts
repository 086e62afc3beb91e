import { bandOf, markSection, overallBand, parseGroups, sectionEstimate } from '@bandwise/domain';

const groups = parseGroups([
  { type: 'TFNG', questions: [{ number: 1, question: 'The library is new.', answer: ['FALSE'] }] },
  { type: 'MCQ', questions: [{ number: 2, question: 'It is', options: ['tall', 'low'], answer: ['low'] }] },
  { type: 'MULTI', questions: [{ number: 3, question: 'TWO of', options: ['a', 'b', 'c'], answer: ['a', 'c'] }] },
  { type: 'FILL_BLANKS', paragraph: 'Built in {5}.', questions: [{ number: 5, question: '', answer: ['1,200'] }] },
  { type: 'MATCH_TABLE', choices: ['Mai', 'Lan'], questions: [{ number: 6, question: 'Who?', answer: ['Lan'] }] },
  {
    type: 'DRAG_DROP',
    choices: ['ice', 'fire'],
    paragraph: 'Cold as {7}, hot as {8}.',
    questions: [
      { number: 7, question: '', answer: ['ice'] },
      { number: 8, question: '', answer: ['fire'] },
    ],
  },
  {
    type: 'DROPDOWN',
    choices: ['rose', 'fell'],
    paragraph: 'The level {9}.',
    questions: [{ number: 9, question: '', answer: ['rose'] }],
  },
]);
if (!groups.ok) throw new Error(groups.errors.map(({ message }) => message).join('\n'));

// Answers by address, the number that the learner sees. A missing answer is a blank.
const answers = { '1': 'FALSE', '2': 'tall', '3': ['a', 'b'], '5': '1200', '6': 'Lan', '7': 'ice', '9': 'rose' };
const marked = markSection({ groups: groups.value }, answers, { profile: 'ielts' });
const lines = marked.verdicts.map(({ numbers, marks, reason }) => `${numbers.join('–')}: ${marks} ${reason}`);

// Marks are whole; bands are 0 to 9 in halves.
const reading = bandOf('academic_reading', 31);
const part = sectionEstimate('listening', 7, 10);
const overall = overallBand([reading.band, 6.5, 6, 6.5]);

export { marked, overall, part, reading, lines };
