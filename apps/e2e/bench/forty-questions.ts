import type { ExamInput } from '@bandwise/api-contract/admin';

type Group = NonNullable<NonNullable<ExamInput['reading']>[number]['groups']>[number];

const sentence = 'The canal carried coal and timber from the hills to the harbour, and grain the other way in summer. ';
const options = ['the first of the four', 'the second of them', 'the third one', 'the last of all'];
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** One reading part with 40 questions of six types and some 1,500 words. */
export function fortyQuestions(): ExamInput {
  return {
    description: 'Bench',
    reading: [
      {
        title: 'Forty questions',
        part_number: 1,
        time: 60,
        passage: Array.from({ length: 9 }, () => `<p>${sentence.repeat(9)}</p>`),
        explanation: '',
        groups: [verdicts(1, 10), choices(11, 10), blanks(21, 8), table(29, 5), list(34, 4), ticks(38)],
        locked: false,
      },
    ],
  };
}

function verdicts(from: number, count: number): Group {
  const questions = numbers(from, count).map((number) => ({ number, question: sentence, answer: 'TRUE' }));
  return { type: 'TFNG', instruction: 'True or false?', questions };
}

function choices(from: number, count: number): Group {
  const questions = numbers(from, count).map((number) => ({
    number,
    question: 'Which was it?',
    options,
    answer: 'the third one',
  }));
  return { type: 'MCQ', instruction: 'Choose the correct answer.', questions };
}

function blanks(from: number, count: number): Group {
  const questions = numbers(from, count).map((number) => ({ number, question: sentence, answer: 'grain' }));
  return { type: 'FILL_BLANKS', instruction: 'Write ONE WORD.', questions };
}

function table(from: number, count: number): Group {
  const questions = numbers(from, count).map((number) => ({ number, question: 'An account of it', answer: 'B' }));
  return { type: 'MATCH_TABLE', instruction: 'Match.', choices: ['A', 'B', 'C', 'D', 'E'], questions };
}

function list(from: number, count: number): Group {
  return {
    type: 'DROPDOWN',
    instruction: 'Choose from each list.',
    paragraph: numbers(from, count)
      .map((number) => `<p>It was opened in {${number}}.</p>`)
      .join(''),
    choices: ['1761', '1776', '1801'],
    questions: numbers(from, count).map((number) => ({ number, question: '', answer: '1776' })),
  };
}

/** A question that takes three numbers. */
function ticks(number: number): Group {
  const answer = options.slice(0, 3);
  return {
    type: 'MULTI',
    instruction: 'Choose THREE.',
    questions: [{ number, question: 'Which three?', options, answer }],
  };
}
