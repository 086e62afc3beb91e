import type { QuestionType } from '@bandwise/domain';

/** The facts about a group that a wording states. */
export interface WordingFacts {
  /** `Questions 14–20` */
  readonly numbers: string;
  /** The words of a passage are chosen, those of a recording are written. */
  readonly isListening: boolean;
  /** `A–G`: what there is to choose from. */
  readonly letters: string;
  /** `A, B, C or D`: the same where one is chosen; of more than four letters only the first and the last. */
  readonly oneLetter: string;
  /** The number of choices with a text; 0: none is written yet. */
  readonly choices: number;
  readonly questions: number;
  /** `TWO`: how many answers a question has. */
  readonly several: string;
  /** The limit, such as `NO MORE THAN TWO WORDS` */
  readonly limit: string;
  /** `Complete the notes below.`; empty: the wording is of the limit alone. */
  readonly task: string;
}

export interface Wording {
  /** In the list of wordings. */
  readonly name: string;
  readonly html: (facts: WordingFacts) => string;
}

const strong = (words: string) => `<strong>${words}</strong>`;
const lines = (...all: readonly string[]) =>
  all
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
const about = ({ numbers }: WordingFacts, line: string) => `${numbers}: ${line}`;

const verdicts = (labels: readonly (readonly [string, string])[]) =>
  `<ul>${labels.map(([label, when]) => `<li>${strong(label)} if ${when}</li>`).join('')}</ul>`;

function limited({ isListening, limit }: WordingFacts): string {
  return isListening
    ? `Write ${strong(limit)} for each answer.`
    : `Choose ${strong(limit)} from the passage for each answer.`;
}

/** The instruction for words, alone or after a task. */
const words: Wording['html'] = (facts) =>
  facts.task === '' ? lines(about(facts, limited(facts))) : lines(about(facts, facts.task), limited(facts));

/** States the counts where more is offered than needed. Before the choices are written, the sentence has no counts. */
function surplus({ choices, questions }: WordingFacts, offered: string, places: string): string {
  if (choices === 0) return `There are more ${offered} than ${places}.`;
  return questions > 1 && choices > questions
    ? `There are ${choices} ${offered}, but only ${questions} ${places}.`
    : '';
}

const text = (facts: WordingFacts) => (facts.isListening ? 'the recording' : 'the passage');
const holder = (facts: WordingFacts) => (facts.isListening ? 'speaker' : 'writer');

/** The standard instructions of IELTS in words of our own, by question type. */
export const wordings = {
  offer: 'Standard wording',
  tasksLabel: 'Task',
  limitsLabel: 'Word limit',
  replaceHint: 'A standard wording replaces the instruction.',
  counts: { 1: 'ONE', 2: 'TWO', 3: 'THREE', 4: 'FOUR', 5: 'FIVE' },
  words,
  limits: {
    one: 'ONE WORD ONLY',
    two: 'NO MORE THAN TWO WORDS',
    three: 'NO MORE THAN THREE WORDS',
    number: 'A NUMBER ONLY',
    oneAndNumber: 'ONE WORD AND/OR A NUMBER',
    twoAndNumber: 'NO MORE THAN TWO WORDS AND/OR A NUMBER',
    threeAndNumber: 'NO MORE THAN THREE WORDS AND/OR A NUMBER',
  },
  tasks: {
    notes: 'Complete the notes below.',
    summary: 'Complete the summary below.',
    sentences: 'Complete the sentences below.',
    table: 'Complete the table below.',
    flowChart: 'Complete the flow chart below.',
    form: 'Complete the form below.',
    diagram: 'Label the diagram below.',
    answers: 'Answer the questions below.',
  },
  TFNG: {
    facts: {
      name: 'Information: true, false or not given',
      html: (facts) =>
        lines(about(facts, `Do these statements agree with the information in ${text(facts)}?`), 'Choose') +
        verdicts([
          ['TRUE', 'the statement agrees with the information'],
          ['FALSE', 'the statement contradicts the information'],
          ['NOT GIVEN', 'there is no information about it'],
        ]),
    },
  },
  YNNG: {
    views: {
      name: 'Views: yes, no or not given',
      html: (facts) =>
        lines(about(facts, `Do these statements agree with the views of the ${holder(facts)}?`), 'Choose') +
        verdicts([
          ['YES', `the statement agrees with the views of the ${holder(facts)}`],
          ['NO', `the statement contradicts the views of the ${holder(facts)}`],
          ['NOT GIVEN', `it is impossible to say what the ${holder(facts)} thinks about it`],
        ]),
    },
  },
  MCQ: {
    letter: {
      name: 'Choose the correct letter',
      html: (facts) => lines(about(facts, `Choose the correct letter, ${strong(facts.oneLetter)}.`)),
    },
    answer: {
      name: 'Choose the correct answer',
      html: (facts) => lines(about(facts, 'Choose the correct answer.')),
    },
  },
  MULTI: {
    letters: {
      name: 'Choose several letters',
      html: (facts) => lines(about(facts, `Choose ${strong(facts.several)} letters, ${strong(facts.letters)}.`)),
    },
    answers: {
      name: 'Choose several answers',
      html: (facts) => lines(about(facts, `Choose ${strong(facts.several)} correct answers.`)),
    },
  },
  MATCH_TABLE: {
    paragraphs: {
      name: 'Which paragraph contains the information',
      html: (facts) =>
        lines(
          about(facts, 'Which paragraph contains each piece of information?'),
          `Choose the correct letter, ${strong(facts.oneLetter)}.`,
          `${strong('NB')} You may choose any letter more than once.`,
        ),
    },
    features: {
      name: 'Match statements with people, places or dates',
      html: (facts) =>
        lines(
          about(facts, 'Match each statement with the correct item of the list.'),
          `Choose the correct letter, ${strong(facts.oneLetter)}.`,
        ),
    },
    endings: {
      name: 'Sentence endings',
      html: (facts) =>
        lines(about(facts, `Complete each sentence with the correct ending, ${strong(facts.letters)}, from the list.`)),
    },
  },
  DRAG_DROP: {
    summary: {
      name: 'Summary with a list of words',
      html: (facts) =>
        lines(
          about(facts, 'Complete the summary with words from the list.'),
          `Move the correct words into each blank. ${surplus(facts, 'words', 'blanks')}`.trim(),
        ),
    },
    headings: {
      name: 'List of headings',
      html: (facts) =>
        lines(
          about(facts, 'Choose the correct heading for each paragraph.'),
          `Move it from the list of headings to its paragraph. ${surplus(facts, 'headings', 'paragraphs')}`.trim(),
        ),
    },
    matching: {
      name: 'Match answers with blanks',
      html: (facts) =>
        lines(about(facts, `Move the correct answer into each blank. ${surplus(facts, 'answers', 'blanks')}`.trim())),
    },
  },
  DROPDOWN: {
    headings: {
      name: 'List of headings',
      html: (facts) =>
        lines(
          about(facts, 'Choose the correct heading for each paragraph from the list of headings.'),
          surplus(facts, 'headings', 'paragraphs'),
        ),
    },
    endings: {
      name: 'Sentence endings',
      html: (facts) =>
        lines(
          about(facts, 'Complete each sentence with the correct ending from the list.'),
          surplus(facts, 'endings', 'sentences'),
        ),
    },
    summary: {
      name: 'Summary with a list of words',
      html: (facts) =>
        lines(about(facts, 'Complete the summary. Choose the correct words for each blank from the list.')),
    },
  },
} as const satisfies Record<Exclude<QuestionType, 'FILL_BLANKS'> | 'YNNG', Readonly<Record<string, Wording>>> &
  Record<'tasks' | 'limits', Readonly<Record<string, string>>> &
  Readonly<Record<string, unknown>>;
