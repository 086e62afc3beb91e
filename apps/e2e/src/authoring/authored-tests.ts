import { parseExam, type SectionContent } from '@bandwise/domain';

/** Parses an exam that was written for a journey. @returns its parts. */
function parts(exam: unknown): readonly SectionContent[] {
  const parsed = parseExam(exam);
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return parsed.value.parts.map(({ content }) => content);
}

/** A short full reading test. Together with the listening test below it has every question type. */
export const SALT_MARSH = (title: string) =>
  parts({
    description: title,
    reading: [
      {
        title,
        time: 20,
        part_number: 1,
        passage: ['The marsh floods twice a day.', 'Sheep graze it between the tides.'],
        groups: [
          {
            type: 'TFNG',
            questions: [
              { number: 1, question: 'The marsh floods every day.', answer: 'TRUE' },
              { number: 2, question: 'The sheep are white.', answer: 'NOT GIVEN' },
            ],
          },
          {
            type: 'MCQ',
            questions: [
              { number: 3, question: 'What grazes the marsh?', options: ['Geese', 'Sheep', 'Cows'], answer: 'Sheep' },
            ],
          },
        ],
      },
      {
        title,
        time: 20,
        part_number: 2,
        passage: ['Samphire and sea lavender stand the salt; clover does not.'],
        groups: [
          {
            type: 'MULTI',
            questions: [
              {
                number: 4,
                question: 'Which TWO plants stand the salt?',
                options: ['Clover', 'Samphire', 'Sea lavender', 'Barley'],
                answer: ['Samphire', 'Sea lavender'],
              },
            ],
          },
          {
            type: 'MATCH_TABLE',
            choices: ['In salt', 'Inland'],
            questions: [
              { number: 6, question: 'Samphire grows', answer: 'In salt' },
              { number: 7, question: 'Clover grows', answer: 'Inland' },
            ],
          },
        ],
      },
      {
        title,
        time: 20,
        part_number: 3,
        passage: ['A bank of clay was built in the winter, and the sea broke it in spring.'],
        groups: [
          {
            type: 'FILL_BLANKS',
            paragraph: 'The bank was made of {8} and broke in {9}.',
            questions: [
              { number: 8, question: '', answer: ['clay', 'the clay'] },
              { number: 9, question: '', answer: ['spring'] },
            ],
          },
        ],
      },
    ],
  });

/** A short full listening test. */
export const FERRY = (title: string) =>
  parts({
    description: title,
    listening: [1, 2, 3, 4].map((part_number) => ({
      title: `${title} - Part ${part_number}`,
      time: 8,
      part_number,
      audio_url: 'https://example.com/recording.mp3',
      groups: [FERRY_GROUPS[part_number - 1]],
    })),
  });

const FERRY_GROUPS = [
  { type: 'FILL_BLANKS', questions: [{ number: 1, question: 'Name of the ferry:', answer: ['Petrel'] }] },
  {
    type: 'DRAG_DROP',
    choices: ['rope', 'lamp', 'whistle'],
    questions: [
      { number: 2, question: 'At night the deckhand carries a', answer: 'lamp' },
      { number: 3, question: 'In fog the captain uses a', answer: 'whistle' },
    ],
  },
  {
    type: 'DROPDOWN',
    choices: ['tide', 'wind', 'engine'],
    questions: [{ number: 4, question: 'The ferry waited for the', answer: 'tide' }],
  },
  {
    type: 'MCQ',
    questions: [{ number: 5, question: 'Who may travel free?', options: ['Children', 'Students'], answer: 'Children' }],
  },
];
