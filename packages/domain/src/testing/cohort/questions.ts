/** The answers and their shares, which add up to 1. '' is a blank. */
type Shares = readonly (readonly [text: string, share: number])[];

/**
 * A question of the cohort. Who of an ability knows it, the two-parameter logistic model says; who knows it answers by `known`,
 * who does not by `unknown`.
 */
export interface CohortQuestion {
  readonly address: string;
  /** How steeply knowing it rises with ability. */
  readonly slope: number;
  /** The ability at which half of the learners know the answer. */
  readonly difficulty: number;
  readonly knowingShares: Shares;
  readonly unknown: Shares;
  /** The answers of those above that its key accepts, under every profile. */
  readonly accepted: readonly string[];
}

const choice = (
  address: string,
  [slope, difficulty]: readonly [number, number],
  [right, ...others]: readonly [string, ...string[]],
): CohortQuestion => ({
  address,
  slope,
  difficulty,
  knowingShares: [[right, 1]],
  unknown: [[right, 0.16], ['', 0.04], ...others.map((text): readonly [string, number] => [text, 0.8 / others.length])],
  accepted: [right],
});

/** The address of the question whose key is wrong: its passage says `mill`, its key `weir`, which many take for it. */
export const FAULTY_ADDRESS = '11';
/** The right key of the question with a faulty key. */
export const FAULTY_RIGHT_ANSWER = 'mill';
/** The question whose key forgot an answer that some of those who know it give. */
export const FORGETFUL_ADDRESS = '12';
export const FORGOTTEN_ANSWER = 'storehouses';

/** Every question in order, each of one mark. */
export const COHORT_QUESTIONS: readonly CohortQuestion[] = [
  choice('1', [1.2, -1], ['TRUE', 'FALSE', 'NOT GIVEN']),
  choice('2', [1.5, -0.4], ['FALSE', 'TRUE', 'NOT GIVEN']),
  choice('3', [1.1, 0.6], ['NOT GIVEN', 'FALSE', 'TRUE']),
  choice('4', [1.4, 0.1], ['TRUE', 'FALSE', 'NOT GIVEN']),
  choice('5', [1.6, -0.7], ['a lock', 'a road', 'a bridge', 'a tunnel']),
  choice('6', [1.3, 0.3], ['the floods', 'the cost', 'the railway', 'the war']),
  choice('7', [1, 1.2], ['timber', 'salt', 'wool', 'glass']),
  {
    address: '8',
    slope: 1.2,
    difficulty: -4.2,
    knowingShares: [
      ['canal', 0.9],
      ['CANAL', 0.1],
    ],
    unknown: [
      ['road', 0.7],
      ['', 0.3],
    ],
    accepted: ['canal', 'CANAL'],
  },
  {
    address: '9',
    slope: 1.7,
    difficulty: -0.2,
    knowingShares: [
      ['harbour', 0.7],
      ['harbor', 0.2],
      ['HARBOUR', 0.1],
    ],
    unknown: [
      ['habour', 0.3],
      ['port', 0.3],
      ['ferry', 0.1],
      ['', 0.3],
    ],
    accepted: ['harbour', 'harbor', 'HARBOUR'],
  },
  {
    address: '10',
    slope: 1.4,
    difficulty: 0.5,
    knowingShares: [['copper', 1]],
    unknown: [
      ['coper', 0.2],
      ['iron', 0.3],
      ['coal', 0.2],
      ['', 0.3],
    ],
    accepted: ['copper'],
  },
  {
    address: FAULTY_ADDRESS,
    slope: 1.8,
    difficulty: 0,
    knowingShares: [
      [FAULTY_RIGHT_ANSWER, 0.85],
      ['Mill', 0.1],
      ['MILL', 0.05],
    ],
    unknown: [
      ['weir', 0.4],
      ['bridge', 0.2],
      ['mil', 0.1],
      ['', 0.3],
    ],
    accepted: ['weir'],
  },
  {
    address: FORGETFUL_ADDRESS,
    slope: 1.5,
    difficulty: -0.3,
    knowingShares: [
      ['storehouse', 0.88],
      [FORGOTTEN_ANSWER, 0.12],
    ],
    unknown: [
      ['shop', 0.4],
      ['house', 0.3],
      ['', 0.3],
    ],
    accepted: ['storehouse'],
  },
  {
    address: '13',
    slope: 1.3,
    difficulty: 0.9,
    knowingShares: [['lantern', 1]],
    unknown: [
      ['lamp', 0.4],
      ['light', 0.2],
      ['', 0.4],
    ],
    accepted: ['lantern'],
  },
];

const blank = (number: number, ...answer: readonly string[]) => ({ number, question: '', answer: [...answer] });

/** The part that the cohort takes, as the calls that publish it and exam files have it. */
export const COHORT_PART = {
  title: 'The Canal at Thornley',
  time: 20,
  part_number: 1,
  passage: [
    '<p>The canal at Thornley was dug by hand. After a lock was built, timber and copper came up from the harbour (harbor) by water.</p>',
    '<p>The mill stood by the weir. Its storehouse burned down when a lantern fell, and the floods of that winter did the rest.</p>',
  ],
  explanation: '',
  groups: [
    {
      type: 'TFNG',
      instruction: 'Do the statements agree with the text?',
      questions: [
        { number: 1, question: 'The canal was dug by hand.', answer: 'TRUE' },
        { number: 2, question: 'The storehouse was never damaged.', answer: 'FALSE' },
        { number: 3, question: 'The lock was made of oak.', answer: 'NOT GIVEN' },
        { number: 4, question: 'Goods came from the harbour by water.', answer: 'TRUE' },
      ],
    },
    {
      type: 'MCQ',
      instruction: 'Choose the correct answer.',
      questions: [
        {
          number: 5,
          question: 'What was built?',
          options: ['a road', 'a lock', 'a bridge', 'a tunnel'],
          answer: 'a lock',
        },
        {
          number: 6,
          question: 'What did the rest?',
          options: ['the cost', 'the railway', 'the floods', 'the war'],
          answer: 'the floods',
        },
        {
          number: 7,
          question: 'What came with copper?',
          options: ['salt', 'timber', 'wool', 'glass'],
          answer: 'timber',
        },
      ],
    },
    {
      type: 'FILL_BLANKS',
      instruction: 'Write ONE WORD ONLY for each answer.',
      paragraph:
        '<p>The {8} brought goods from the {9}, among them {10}. By the weir stood a {11} with its {12}, which a {13} set on fire.</p>',
      questions: [
        blank(8, 'canal'),
        blank(9, 'harbour', 'harbor'),
        blank(10, 'copper'),
        blank(11, 'weir'),
        blank(12, 'storehouse'),
        blank(13, 'lantern'),
      ],
    },
  ],
  locked: false,
};

/** How many know it, of those of an ability. */
export function knowing({ slope, difficulty }: CohortQuestion, ability: number): number {
  return 1 / (1 + Math.exp(-slope * (ability - difficulty)));
}
