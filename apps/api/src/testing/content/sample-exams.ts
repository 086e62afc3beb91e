import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import type { AnswersBody } from '@bandwise/api-contract/learner';

/** One question of every type, a MULTI that takes two numbers, and a number with two blanks: 9 numbers in all. */
export function readingPart(fields: Partial<SectionInput> = {}): SectionInput {
  return {
    title: 'The Canal',
    time: 20,
    part_number: 1,
    passage: ['<p>The canal was dug by hand and carried coal, timber and cotton to the harbour.</p>'],
    explanation: '<p>It is all in the first paragraph.</p>',
    groups: [
      {
        type: 'TFNG',
        instruction: 'Do the statements agree with the text?',
        questions: [{ number: 1, question: 'The canal was dug by machine.', answer: 'FALSE' }],
      },
      {
        type: 'MCQ',
        instruction: 'Choose the correct answer.',
        questions: [
          { number: 2, question: 'What came first?', options: ['a road', 'a bridge', 'a lock'], answer: 'a lock' },
        ],
      },
      {
        type: 'MULTI',
        instruction: 'Choose TWO answers.',
        questions: [
          {
            number: 3,
            question: '3–4 Which TWO goods were carried?',
            options: ['silk', 'coal', 'tea', 'timber'],
            answer: ['coal', 'timber'],
          },
        ],
      },
      {
        type: 'FILL_BLANKS',
        instruction: 'Write ONE WORD ONLY for each answer.',
        paragraph: '<p>Goods reached the {5} by water. It was dug by {9-1} from {9-2}.</p>',
        questions: [
          { number: 5, question: '', answer: ['harbour', 'harbor'] },
          { number: '9-1', question: '', answer: ['hand'] },
          { number: '9-2', question: '', answer: ['cotton'] },
        ],
      },
      {
        type: 'MATCH_TABLE',
        instruction: 'Match each statement with a paragraph.',
        choices: ['A', 'B', 'C'],
        questions: [{ number: 6, question: 'An account of the digging', answer: 'B' }],
      },
      {
        type: 'DRAG_DROP',
        instruction: 'Complete the summary.',
        paragraph: '<p>The water came from a {7}.</p>',
        choices: ['river', 'lake', 'spring'],
        questions: [{ number: 7, question: '', answer: 'lake' }],
      },
      {
        type: 'DROPDOWN',
        instruction: 'Choose from each list.',
        paragraph: '<p>It was opened in {8}.</p>',
        choices: ['1761', '1776', '1801'],
        questions: [{ number: 8, question: '', answer: '1776' }],
      },
    ],
    locked: false,
    ...fields,
  };
}

/** How many numbers `readingPart` takes. */
export const READING_TOTAL = 9;

/** All of them right. */
export const RIGHT_ANSWERS: AnswersBody = {
  '1': 'FALSE',
  '2': 'a lock',
  '3': ['coal', 'timber'],
  '5': 'harbour',
  '6': 'B',
  '7': 'lake',
  '8': '1776',
  '9-1': 'hand',
  '9-2': 'cotton',
};

export function readingExam(fields: Partial<SectionInput> = {}, description = 'Reading Test 1'): ExamInput {
  return { description, reading: [readingPart(fields)] };
}

/** Two parts, numbered on from each other as the console does. */
export function fullReadingExam(): ExamInput {
  const one = (number: number, part: number) =>
    readingPart({
      title: `Canals, part ${part}`,
      part_number: part,
      groups: [
        {
          type: 'TFNG',
          instruction: 'True or false?',
          questions: [
            { number, question: 'It was dug by hand.', answer: 'TRUE' },
            { number: number + 1, question: 'It was dug by machine.', answer: 'FALSE' },
          ],
        },
      ],
    });
  return { description: 'Full test', reading: [one(1, 1), one(3, 2)] };
}

/** `fullReadingExam` under a name of its own, which its parts have too. */
export function namedExam(name: string, fields: Partial<SectionInput> = {}): ExamInput {
  const { reading = [] } = fullReadingExam();
  const rename = (part: SectionInput): SectionInput => ({
    ...part,
    title: `${name}, part ${part.part_number}`,
    ...fields,
  });
  return { description: name, reading: reading.map(rename) };
}

export function listeningExam(fields: Partial<SectionInput> = {}): ExamInput {
  return {
    description: 'Listening Test 1',
    listening: [
      {
        title: 'At the station',
        time: 30,
        part_number: 1,
        passage: null,
        audio_url: '/api/media/0123456789ab',
        explanation: '<p>Listen again.</p>',
        groups: [
          {
            type: 'FILL_BLANKS',
            instruction: 'Write ONE WORD AND/OR A NUMBER.',
            questions: [
              { number: 1, question: 'The train leaves from platform', answer: ['9', 'nine'] },
              { number: 2, question: 'The ticket costs', answer: ['twelve'] },
            ],
          },
        ],
        locked: false,
        ...fields,
      },
    ],
  };
}

export function writingExam(fields: Partial<SectionInput> = {}): ExamInput {
  return {
    description: 'Writing Task 1',
    writing: [{ title: 'Writing Task 1', part_number: 1, examContent: '<p>Describe the chart.</p>', ...fields }],
  };
}

export function speakingExam(fields: Partial<SectionInput> = {}): ExamInput {
  return {
    description: 'Speaking 1',
    speaking: [{ title: 'Speaking 1', part_number: 1, examContent: '<p>Where do you live?</p>', ...fields }],
  };
}
