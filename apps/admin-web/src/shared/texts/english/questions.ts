import { questionTypes } from '@bandwise/ui/texts/english/question-types.ts';

/** The buttons of a group or of a question. */
export const rowButtons = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  duplicate: (name: string) => `Duplicate ${name}`,
  remove: (name: string) => `Delete ${name}`,
} as const;

/** Short texts one below the other. */
export const rows = {
  insertAfter: (name: string) => `Insert after ${name}`,
  movedTo: (index: number) => `Moved to place ${index + 1}`,
  leftOut: (count: number, max: number) =>
    `${count === 1 ? '1 line was' : `${count} lines were`} left out: there can be at most ${max}.`,
} as const;

/** The question groups of a test. */
export const groups = {
  heading: 'Questions',
  add: 'Add question group',
  addHint: 'Choose the type of the new group',
  none: 'No question groups yet',
  keys: {
    note: 'A key that is changed here counts for what is handed in from then on.',
    changed: (questions: readonly string[]) =>
      `You have changed the key of ${questions.length === 1 ? 'question' : 'questions'} ${questions.join(', ')}. Results that learners already have stay as they are.`,
    toRegrade: 'Put a key right for past results, too',
  },
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  name: (index: number) => `Group ${index + 1}`,
  empty: 'no questions yet',
  range: (numbers: string) => (numbers.includes('–') ? `Questions ${numbers}` : `Question ${numbers}`),
  removeTitle: 'Delete this question group?',
  removeDetail: (questions: number) =>
    questions === 0
      ? 'The group has no questions.'
      : `Its ${questions === 1 ? 'question is' : `${questions} questions are`} deleted with it. Later questions are renumbered.`,
  removed: (name: string) => `${name} deleted`,
  added: (name: string) => `${name} added`,
  moved: (name: string) => `${name} moved`,
  types: questionTypes,
  /** More exact than the name of the type, where the group says which task of the paper it is. */
  tasks: { yesNo: 'Yes/No/Not Given', headings: 'Matching headings' },
  instruction: 'Instruction',
  instructionHint: 'Shown above the questions.',
  noInstruction: 'none yet',
  wordingChosen: 'Instruction written',
  addPicture: 'Add a picture',
  picture: 'Picture',
  removePicture: 'Remove picture',
  addParagraph: 'Write a text with blanks',
  paragraph: 'Text with blanks',
  removeParagraph: 'Remove the text',
  paragraphHint: (example: number) => `{${example}} is the blank of question ${example}.`,
  insertBlank: 'Insert blank',
  blankOf: (number: string) => `For question ${number}, which has no blank yet`,
  blankOfNew: 'For a new question',
  adopt: (count: number) =>
    count === 1 ? 'Add the question of 1 new blank' : `Add the questions of ${count} new blanks`,
  choices: 'Choices',
  columns: 'Columns',
  choice: (index: number) => `Choice ${index + 1}`,
  addChoice: 'Add choice',
  letters: 'Letters',
  letterings: { none: 'None', A: 'A, B, C…', i: 'i, ii, iii…' },
  choicesTitle: 'Title of the list',
  choicesTitleExample: 'List of Headings',
  keysLost: (questions: readonly number[]) =>
    `${questions.length === 1 ? 'Question' : 'Questions'} ${questions.join(', ')} had this answer and now ${questions.length === 1 ? 'has' : 'have'} none.`,
  removeChoice: (index: number) => `Remove choice ${index + 1}`,
  reuse: 'A choice can be used more than once',
  labels: 'Labels',
  labelSets: { TFNG: 'TRUE / FALSE / NOT GIVEN', YNNG: 'YES / NO / NOT GIVEN' },
  anyOrder: 'Answers in any order',
  anyOrderHint: 'Tick the questions. Say in the instruction that the order is free.',
  anyOrderQuestion: (number: number) => `Question ${number} in any order`,
  addAnyOrder: 'Add answers in any order',
  removeAnyOrder: (index: number) => `Remove list ${index + 1} of answers in any order`,
  remove: 'Remove',
  wordLimit: 'Word limit',
  wordLimits: {
    instruction: 'As the instruction says',
    words: (count: number) => (count === 1 ? 'One word' : `At most ${count} words`),
    wordsAndNumber: (count: number) =>
      count === 0
        ? 'A number only'
        : count === 1
          ? 'One word and/or a number'
          : `At most ${count} words and/or a number`,
  },
} as const;

/** The questions of a group and their keys. */
export const questions = {
  add: 'Add question',
  name: (numbers: string) => `Question ${numbers}`,
  text: (numbers: string) => `Text of question ${numbers}`,
  tools: (numbers: string) => `Tools of question ${numbers}`,
  shownAs: (numbers: string) => `Text of question ${numbers} as learners read it`,
  shownAsHeading: 'As learners read it:',
  keys: 'Tab leads from answer to answer, Enter adds a row, Backspace removes an empty one. Alt+Enter inserts an option or choice after another, Alt with an arrow key moves it. Alt+F10 leads to the buttons of a question.',
  markKey: 'Ctrl+Enter marks an option as right.',
  write: (numbers: string) => `Write a text of question ${numbers}`,
  textInParagraph: 'Text; not needed where the blank stands in the text above',
  /** Within a sentence. */
  called: (numbers: string) => `question ${numbers}`,
  removeTitle: 'Delete this question?',
  removeDetail: (numbers: string) =>
    `Question ${numbers} is deleted, and its blank with it. Later questions are renumbered.`,
  added: (numbers: string) => `Question ${numbers} added`,
  removed: (numbers: string) => `Question ${numbers} deleted`,
  moved: (numbers: string) => `It is now question ${numbers}`,
  option: (index: number, numbers: string) => `Option ${index + 1} of question ${numbers}`,
  addOption: (numbers: string) => `Add option to question ${numbers}`,
  addOptionLabel: 'Add option',
  removeOption: (index: number, numbers: string) => `Remove option ${index + 1} of question ${numbers}`,
  right: (index: number, numbers: string) => `Option ${index + 1} is right in question ${numbers}`,
  notRight: (index: number, numbers: string) => `Option ${index + 1} is not right in question ${numbers}`,
  options: 'Options; mark the right one',
  optionsMulti: 'Options; tick every right one',
  ofQuestion: (numbers: string) => `of question ${numbers}`,
  answerLabel: 'Answer',
  chooseAnswer: 'Choose the answer',
  accepted: 'Accepted answers',
  acceptedHint: {
    spec: 'Any accepted answer is right, as it is written here or in capitals. Brackets and slashes are saved as accepted answers.',
    ielts: 'Any accepted answer is right, in any case. (the) market: the word in brackets may be left out.',
  },
  acceptedAnswer: (index: number, numbers: string) => `Accepted answer ${index + 1} of question ${numbers}`,
  addAccepted: 'Add accepted answer',
  addAcceptedTo: (numbers: string) => `Add accepted answer to question ${numbers}`,
  removeAccepted: (index: number, numbers: string) => `Remove accepted answer ${index + 1} of question ${numbers}`,
  everyone: 'Everyone gets this mark, whatever they answer.',
  stopEveryone: 'Mark by the key again',
  stopEveryoneOf: (numbers: string) => `Mark by the key again: question ${numbers}`,
  stoppedEveryone: (numbers: string) => `Question ${numbers} is marked by its key again`,
  alsoAccepted: 'Also accepted:',
  emptyAnswer: 'an empty option',
  notOffered: 'not offered any more',
  removeOther: 'Remove',
  removeOtherOf: (key: string, numbers: string) =>
    `Remove ${key} from the other accepted answers of question ${numbers}`,
  removedOther: (key: string, numbers: string) => `${key} is no longer accepted for question ${numbers}`,
  stray: (answer: string) => `The answer “${answer}” is not offered.`,
  removeStray: 'Remove it',
} as const;
/** Texts about explanations and evidence, which learners see after submission. */
export const teaching = {
  openShort: 'Explanation and evidence',
  open: (question: string, places: number, isExplained: boolean) =>
    `Explanation and evidence of question ${question}, ${teachingSummary(places, isExplained)}`,
  explanation: (question: string) => `Explanation of question ${question}`,
  explanationHint: 'Why the key is right. Learners read it after they submit.',
  evidence: {
    heading: (question: string) => `Evidence for question ${question}`,
    none: 'None yet. Mark where the answer is said while the recording plays.',
    nonePassage: 'None yet. Select words in the passage, and press the button below it.',
    remove: (words: string) => `Remove evidence ${words}`,
    quote: (text: string) => `“${text}”`,
    /** Behind a quote. */
    place: (occurrence: number) => ` (place ${occurrence})`,
    seconds: (start: string, end: string) => `${start} to ${end}`,
  },
  passage: {
    question: 'Question',
    add: (question: string) => `Evidence for question ${question}`,
    added: (question: string) => `Evidence added to question ${question}`,
    hint: 'Select words in the passage to name them as the evidence of a question.',
  },
  recording: {
    start: 'Mark start',
    startOf: (question: string) => `Mark start of the evidence for question ${question}`,
    end: 'Mark end',
    endOf: (question: string) => `Mark end of the evidence for question ${question}`,
    hint: 'At the place where the recording is now.',
    from: (time: string) => `From ${time}`,
    noRecording: 'There is no recording that can be played.',
    endFirst: 'The end must come after the start.',
  },
  transcript: {
    heading: 'Transcript',
    label: 'Transcript',
    hint: 'A line with its time for each thing said; WebVTT, SRT, SBV and LRC can be pasted. Learners read it after they submit.',
    example: '0:12 Janet: Good morning.',
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    unread: (line: number, text: string) => `Line ${line} has no time: ${text}`,
  },
  modelAnswer: {
    heading: 'Model answer',
    hint: 'For administrators: learners cannot hand in these tasks yet, so nothing opens it to them.',
  },
} as const;

function teachingSummary(places: number, isExplained: boolean): string {
  const written = isExplained ? 'explained' : 'not explained';
  return places === 0 ? written : `${written}, ${places === 1 ? '1 place' : `${places} places`}`;
}
