import { addressLabel } from '@bandwise/domain/internal';
import { questionTypes } from '@bandwise/ui/texts/english/question-types.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** `14`, `14-2` or `21–22`: one question may take several numbers, and one number may have several blanks. */
const isRange = (numbers: string) => numbers.includes('–');
const called = (numbers: string) => `${isRange(numbers) ? 'questions' : 'question'} ${addressLabel(numbers)}`;

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
  movedTo: (index: number) => `Moved to position ${index + 1}`,
  leftOut: (count: number, max: number) =>
    `${plural(count, '1 line was', `${count} lines were`)} not added: there can be at most ${max}.`,
} as const;

/** The question groups of a test. */
export const groups = {
  heading: 'Questions',
  add: 'Add question group',
  addHint: 'Choose the type of the new group',
  none: 'No question groups yet',
  keys: {
    note: 'When you publish a changed key, it applies only to attempts that begin afterwards.',
    changed: (questions: readonly string[]) =>
      `You have changed the key of ${plural(questions.length, 'question', 'questions')} ${questions.map(addressLabel).join(', ')}. Existing results and attempts in progress keep the earlier key.`,
    toRegrade: 'Correct a key for past results as well',
  },
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  name: (index: number) => `Group ${index + 1}`,
  empty: 'no questions yet',
  range: (numbers: string) => `${isRange(numbers) ? 'Questions' : 'Question'} ${addressLabel(numbers)}`,
  removeTitle: 'Delete this question group?',
  removeDetail: (questions: number) =>
    questions === 0
      ? 'The group has no questions.'
      : `Its ${plural(questions, 'question is', `${questions} questions are`)} deleted as well. Later questions are renumbered.`,
  removed: (name: string) => `${name} deleted`,
  added: (name: string) => `${name} added`,
  moved: (name: string) => `${name} moved`,
  types: questionTypes,
  /** More exact than the name of the type, where the group says which task of the paper it is. */
  tasks: { yesNo: 'Yes/No/Not Given', headings: 'Matching headings' },
  instruction: 'Instruction',
  instructionHint: 'Shown above the questions.',
  noInstruction: 'none yet',
  wordingChosen: 'Standard instruction inserted',
  addPicture: 'Add a picture',
  picture: 'Picture',
  removePicture: 'Remove picture',
  addParagraph: 'Add a text with blanks',
  paragraph: 'Text with blanks',
  removeParagraph: 'Remove text with blanks',
  paragraphHint: (example: number) => `{${example}} marks the blank of question ${example}.`,
  insertBlank: 'Insert blank',
  blankOf: (numbers: string) => `For ${called(numbers)}, which has no blank yet`,
  blankOfNew: 'For a new question',
  adopt: (count: number) => plural(count, 'Add a question for 1 new blank', `Add questions for ${count} new blanks`),
  choices: 'Choices',
  choice: (index: number) => `Choice ${index + 1}`,
  addChoice: 'Add choice',
  letters: 'Letters',
  letterings: { none: 'None', A: 'A, B, C…', i: 'i, ii, iii…' },
  choicesTitle: 'Title of the list',
  choicesTitleExample: 'List of Headings',
  keysLost: (questions: readonly number[]) =>
    `${plural(questions.length, 'Question', 'Questions')} ${questions.join(', ')} had this answer and now ${plural(questions.length, 'has', 'have')} no key.`,
  removeChoice: (index: number) => `Remove choice ${index + 1}`,
  reuse: 'A choice can be used more than once',
  labels: 'Labels',
  labelSets: { TFNG: 'TRUE / FALSE / NOT GIVEN', YNNG: 'YES / NO / NOT GIVEN' },
  anyOrder: 'Answers in any order',
  anyOrderHint: 'Tick the questions whose answers may come in any order, and say so in the instruction.',
  anyOrderQuestion: (number: number) => `Question ${number} in any order`,
  addAnyOrder: 'Add answers in any order',
  removeAnyOrder: (index: number) => `Remove list ${index + 1} of answers in any order`,
  remove: 'Remove',
  wordLimit: 'Word limit',
  wordLimits: {
    instruction: 'As stated in the instruction',
    words: (count: number) => plural(count, 'One word', `At most ${count} words`),
    wordsAndNumber: (count: number) =>
      count === 0
        ? 'A number only'
        : plural(count, 'One word and/or a number', `At most ${count} words and/or a number`),
  },
} as const;

/** The questions of a group and their keys. */
export const questions = {
  add: 'Add question',
  name: groups.range,
  text: (numbers: string) => `Text of ${called(numbers)}`,
  tools: (numbers: string) => `Tools of ${called(numbers)}`,
  shownAs: (numbers: string) => `Text of ${called(numbers)} as learners read it`,
  shownAsHeading: 'As learners read it:',
  keys: 'Tab moves to the next answer, Enter adds a row, and Backspace removes an empty row. Alt+Enter inserts an option or choice below; Alt and an arrow key move it. Alt+F10 goes to the buttons of a question.',
  markKey: 'Ctrl+Enter marks an option as correct.',
  write: (numbers: string) => `Add text to ${called(numbers)}`,
  textInParagraph: 'Text (not needed if the blank is in the text above)',
  /** Within a sentence. */
  called,
  removeTitle: 'Delete this question?',
  removeDetail: (numbers: string) =>
    isRange(numbers)
      ? `Questions ${numbers} are deleted. Later questions are renumbered.`
      : `${groups.range(numbers)} is deleted, with its blank if it has one. Later questions are renumbered.`,
  added: (numbers: string) => `${groups.range(numbers)} added`,
  removed: (numbers: string) => `${groups.range(numbers)} deleted`,
  moved: (numbers: string) => `It is now ${called(numbers)}`,
  option: (index: number, numbers: string) => `Option ${index + 1} of ${called(numbers)}`,
  addOption: (numbers: string) => `Add option to ${called(numbers)}`,
  addOptionLabel: 'Add option',
  removeOption: (index: number, numbers: string) => `Remove option ${index + 1} of ${called(numbers)}`,
  right: (index: number, numbers: string) => `Option ${index + 1} is correct in ${called(numbers)}`,
  notRight: (index: number, numbers: string) => `Option ${index + 1} is not correct in ${called(numbers)}`,
  options: 'Options (select the correct one)',
  optionsMulti: 'Options (tick every correct one)',
  ofQuestion: (numbers: string) => `of ${called(numbers)}`,
  answerLabel: 'Answer',
  chooseAnswer: 'Choose the answer',
  accepted: 'Accepted answers',
  acceptedHint: {
    spec: 'Each accepted answer counts exactly as written here, or in capital letters. An answer with brackets or slashes is saved as several accepted answers.',
    ielts:
      'Each accepted answer counts in capital or small letters. In “(the) market”, the word in brackets is optional.',
  },
  acceptedAnswer: (index: number, numbers: string) => `Accepted answer ${index + 1} of ${called(numbers)}`,
  addAccepted: 'Add accepted answer',
  addAcceptedTo: (numbers: string) => `Add accepted answer to ${called(numbers)}`,
  removeAccepted: (index: number, numbers: string) => `Remove accepted answer ${index + 1} of ${called(numbers)}`,
  everyone: 'Everyone gets this mark, whatever the answer.',
  stopEveryone: 'Mark by the key again',
  stopEveryoneOf: (numbers: string) => `Mark by the key again: ${called(numbers)}`,
  stoppedEveryone: (numbers: string) =>
    isRange(numbers)
      ? `Questions ${numbers} are marked by their key again`
      : `${groups.range(numbers)} is marked by its key again`,
  alsoAccepted: 'Also accepted:',
  emptyAnswer: 'an empty option',
  notOffered: 'no longer among the choices',
  removeOther: 'Remove',
  removeOtherOf: (key: string, numbers: string) =>
    `Remove ${key} from the other accepted answers of ${called(numbers)}`,
  removedOther: (key: string, numbers: string) => `${key} is no longer accepted for ${called(numbers)}`,
  stray: (answer: string) => `The answer “${answer}” is not among the choices.`,
  removeStray: 'Remove it',
} as const;
/** Texts about explanations and evidence, which learners see after submission. */
export const teaching = {
  openShort: 'Explanation and evidence',
  open: (question: string, places: number, isExplained: boolean) =>
    `Explanation and evidence of ${called(question)}, ${teachingSummary(places, isExplained)}`,
  explanation: (question: string) => `Explanation of ${called(question)}`,
  explanationHint: 'Why this answer is correct. Learners can read this after they submit.',
  evidence: {
    heading: (question: string) => `Evidence for ${called(question)}`,
    none: 'None yet. Play the recording and mark where the answer is heard.',
    nonePassage: 'None yet. Select words in the passage, then use the button below it.',
    remove: (words: string) => `Remove evidence ${words}`,
    quote: (text: string) => `“${text}”`,
    /** Behind a quote. */
    place: (occurrence: number) => ` (occurrence ${occurrence})`,
    seconds: (start: string, end: string) => `${start} to ${end}`,
  },
  passage: {
    question: 'Question',
    add: (question: string) => `Evidence for ${called(question)}`,
    added: (question: string) => `Evidence added to ${called(question)}`,
    hint: 'Select words in the passage to use them as evidence.',
  },
  recording: {
    start: 'Mark start',
    startOf: (question: string) => `Mark start of the evidence for ${called(question)}`,
    end: 'Mark end',
    endOf: (question: string) => `Mark end of the evidence for ${called(question)}`,
    hint: 'Uses the current position of the recording.',
    from: (time: string) => `From ${time}`,
    noRecording: 'This part has no recording that can be played.',
    endFirst: 'The end must come after the start.',
  },
  transcript: {
    heading: 'Transcript',
    label: 'Transcript',
    hint: 'One line with a time for each sentence. You can paste WebVTT, SRT, SBV or LRC. Learners can read the transcript after they submit.',
    example: '0:12 Janet: Good morning.',
    lines: (count: number) => plural(count, '1 line', `${count} lines`),
    unread: (line: number, text: string) => `Line ${line} has no time: ${text}`,
  },
  modelAnswer: {
    heading: 'Model answer',
    hint: 'For Writing, learners can read it after they hand in their text. For Speaking, only administrators see it.',
  },
} as const;

function teachingSummary(places: number, isExplained: boolean): string {
  const written = isExplained ? 'explained' : 'not explained';
  return places === 0
    ? written
    : `${written}, ${plural(places, '1 piece of evidence', `${places} pieces of evidence`)}`;
}
