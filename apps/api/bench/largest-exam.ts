import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { LIMITS } from '@bandwise/domain';

const SENTENCE = 'The canal carried “coal” &amp; timber from the hills to the harbour, and grain the other way. ';
const PARTS = 3;
const TEXTS_PER_PART = 5;
/** The elements in each text, within the limit of the exam. */
const ELEMENTS = Math.floor(LIMITS.htmlElementsPerExamMax / PARTS / TEXTS_PER_PART) - 10;
const BODY_BYTES = 8 * 1024 * 1024;

/**
 * A reading test as large as the limits let it be: three parts with a passage, an explanation and paragraphs of 500 kB,
 * sixty questions each with as many options and accepted answers as there may be, and a body of nearly 8 MB.
 */
export function largestExam(title: string): ExamInput {
  const reading = Array.from({ length: PARTS }, (_, index) => largestPart(`${title} ${index + 1}`, index + 1));
  const exam = { description: title, reading };
  const bytes = Buffer.byteLength(JSON.stringify(exam));
  if (bytes > BODY_BYTES) throw new Error(`The largest exam is ${bytes - BODY_BYTES} bytes too large`);
  return exam;
}

function largestPart(title: string, part_number: number): SectionInput {
  const markers = numbers(1, 20).map((number) => `{${number}}`);
  return {
    title,
    part_number,
    time: 20,
    passage: htmlOf(LIMITS.passageMaxBytes),
    explanation: htmlOf(LIMITS.passageMaxBytes),
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: 'Write NO MORE THAN THREE WORDS for each answer.',
        paragraph: htmlOf(LIMITS.passageMaxBytes - 200) + markers.join(' '),
        questions: numbers(1, 20).map((number) => ({ number, question: '', answers: acceptedAnswers(number) })),
      },
      {
        type: 'MCQ',
        instruction: htmlOf(LIMITS.questionTextMax, 0),
        imgContent: htmlOf(LIMITS.passageMaxBytes / 2),
        questions: numbers(21, 20).map((number) => {
          const options = numbers(1, LIMITS.optionsMax).map((option) => `option ${option} of ${number}: ${SENTENCE}`);
          return { number, question: SENTENCE.repeat(20), options, answer: options[0]?.trim() ?? '' };
        }),
      },
      {
        type: 'TFNG',
        instruction: 'True or false?',
        imgContent: htmlOf(LIMITS.passageMaxBytes / 2),
        questions: numbers(41, 20).map((number) => ({
          number,
          question: SENTENCE.repeat(20),
          answer: number % 2 ? 'TRUE' : 'FALSE',
        })),
      },
    ],
  };
}

function numbers(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** The passage contains none of them. */
function acceptedAnswers(number: number): string[] {
  return numbers(1, LIMITS.answersMax).map(
    (form) => `(the) harbour (of) ${number} and ${form} / harbor ${number}-${form}`,
  );
}

/** Paragraphs up to a number of bytes, with so many elements among them. */
function htmlOf(bytes: number, elements = ELEMENTS): string {
  const sentences = Math.ceil((2 * bytes) / (Math.max(2, elements) * Buffer.byteLength(SENTENCE)));
  const text = SENTENCE.repeat(sentences);
  const paragraph = elements === 0 ? 'Choose. ' : `<p><b>${text}</b></p>`;
  return paragraph.repeat(Math.floor(bytes / Buffer.byteLength(paragraph)));
}
