import { plural } from '@bandwise/ui/texts/plural.ts';
import { groups, questions } from './questions.ts';

const wordCount = (words: number) => plural(words, '1 word', `${words} words`);

/** Text from elsewhere that becomes groups and questions. */
export const fromText = {
  newGroups: 'New groups from text',
  pasteInto: 'Paste questions',
  titleInto: (name: string) => `Paste questions into ${name}`,
  text: 'Text',
  textHint:
    'Paste questions from a word processor, a PDF or an email, with their instructions, options and answer key if you have it. You can also paste a whole test with its passages.',
  key: 'Answer key (if it is separate from the questions)',
  keyHint: 'For example: 1 B, 2 TRUE, 27–28 A, D, 33 (the) market / markets',
  preview: 'Preview',
  views: { groups: 'Groups', lines: 'Lines' },
  nothing: 'Nothing pasted yet',
  nothingHint: 'A preview of the groups and questions appears here.',
  noGroups: 'No questions were recognised',
  noGroupsHint:
    'See under Lines how each line was read. A question must begin with its number, an option with a letter.',
  range: (numbers: string) => (numbers === '' ? 'No questions' : groups.range(numbers)),
  part: (part: number) => `Part ${part}`,
  recognisedPassage: (part: number) => `Recognised passage of part ${part}`,
  passage: 'Passage',
  passageSize: (paragraphs: number, words: number) =>
    `${paragraphs === 1 ? '1 paragraph' : `${paragraphs} paragraphs`}, ${wordCount(words)}`,
  untitled: 'Passage without a title',
  passageEnds: (first: string, last: string) => `Begins “${first}…” and ends “…${last}”`,
  takePassage: (part: string, words: number) => `Put the passage into ${part} (${wordCount(words)})`,
  replacesPassage: 'It replaces the existing passage.',
  becomesFull: 'The text has several parts, so the test becomes a full test.',
  noPart: (part: number) => `This test has no part ${part}, so the text of that part is not added.`,
  asPrinted: (printed: string, will: string) => `Numbered ${printed} in the text, ${will} in this test.`,
  asPrintedTitle: 'Some questions have different numbers in this test',
  explanation: (text: string) => `Explanation: ${text}`,
  keyOf: (key: string) => `Key: ${key}`,
  noKey: 'No key',
  choices: 'Choices',
  right: 'correct',
  summary: (groups: number, questions: number, keyed: number) => {
    const counted = `${plural(groups, '1 group', `${groups} groups`)}, ${plural(questions, '1 question', `${questions} questions`)}`;
    if (questions === 0) return counted;
    return `${counted}, ${keyed === questions ? 'all' : keyed} with a key`;
  },
  announced: (announced: number, found: number) => {
    const named = plural(announced, '1 question', `${announced} questions`);
    return announced === found
      ? plural(
          announced,
          'The question named in the headings was found.',
          `All ${named} named in the headings were found.`,
        )
      : `The headings name ${named}, but ${found} ${plural(found, 'was', 'were')} found.`;
  },
  tests: (count: number) => `The text contains ${count} tests. Which one do you want to add?`,
  testsHint: 'Only this test is added, with its own answer key.',
  noPassage: (part: string, words: number) =>
    `The text above the questions of ${part} (${wordCount(words)}) is not added, because this skill has no passage.`,
  unknownLines: (count: number) => plural(count, '1 line was not recognised', `${count} lines were not recognised`),
  onlyUnknown: 'Show only lines that were not recognised',
  moreLines: (count: number) => plural(count, '1 more line is not shown', `${count} more lines are not shown`),
  lineColumns: { text: 'Line', became: 'Read as' },
  inKey: 'Separate answer key',
  became: {
    empty: 'empty line',
    furniture: 'not added: page number, horizontal line or header',
    part: (part: number) => `heading of part ${part}`,
    rubric: 'not added: instruction for the whole part',
    passage: (part: number) => `passage of part ${part}`,
    heading: (group: number) => `question numbers of group ${group}`,
    instruction: (group: number) => `instruction of group ${group}`,
    choice: (group: number) => `choices of group ${group}`,
    paragraph: (group: number, numbers: string) =>
      numbers === '' ? `text of group ${group}` : `text of group ${group} with the blank of ${numbers}`,
    question: (numbers: string) => questions.called(numbers),
    option: (numbers: string) => `option of ${questions.called(numbers)}`,
    picture: (group: number) => `picture of group ${group}`,
    key: (numbers: string) => `key of ${numbers}`,
    keyHeading: 'heading of the key',
    explanation: (numbers: string) => `explanation of ${numbers}`,
    answerNote: (numbers: string) => `not added: explains the answer of ${numbers}`,
    transcript: 'not added: transcript of a recording',
    otherTest: 'not added: part of another test',
    unknown: 'not recognised',
  },
  problems: {
    number_missing: (numbers: string) =>
      `Missing from the text: ${numbers}. Numbers must be continuous, so later questions get lower numbers. Each question keeps its key.`,
    number_repeated: (number: number) => `Number ${number} is used twice.`,
    number_outside: (number: number) => `Question ${number} is outside the numbers in its heading.`,
    key_missing: (numbers: string) => `No key for: ${numbers}`,
    key_unused: (numbers: string) => `The key has answers for numbers without a question: ${numbers}`,
    key_in_text: (numbers: string) =>
      `The text contained the answers of these questions: ${numbers}. They are now the keys, and learners do not see them.`,
    key_differs: (number: number) =>
      `The text has two different answers for question ${number}. The later one is used.`,
    key_repeated: (number: number) => `The key has question ${number} twice. The last answer is used.`,
    key_not_offered: (number: number, answer: string) =>
      `The key of question ${number}, “${answer}”, is not among its options.`,
    partial_credit: (number: number) => `Question ${number}: answers worth only part of the mark are not added.`,
    tolerance: (number: number) =>
      `Question ${number}: the tolerance in the text is not added. Only the exact number is accepted.`,
    transcript_left_out:
      'The text contains the transcript of a recording, which is not added. To use it, paste it under Transcript.',
    feedback_left_out: 'Feedback on individual answers is not added.',
    key_repaired: (number: number, answer: string) =>
      `The key of question ${number} was changed so that answers can match it: “${answer}”.`,
    key_in_order: 'The key has no numbers, so its lines were used in order.',
  },
  moreProblems: (count: number) => `${count} more`,
  add: (groups: number) => plural(groups, 'Add 1 group', `Add ${groups} groups`),
  addPassage: 'Add the passage',
  added: (groups: number, questions: number) =>
    `${plural(groups, '1 group', `${groups} groups`)} with ${plural(questions, '1 question', `${questions} questions`)} added`,
  loading: 'Loading…',
  discardTitle: 'Close without adding?',
  discardDetail: 'The content of this dialog is not in the test yet and will be lost.',
  discard: 'Discard text',
  goOn: 'Continue',
  picture: 'Picture of this group',
  picturesFailed: 'Nothing was added, because the pictures could not be saved. Try again.',
  word: {
    open: 'Import a Word file',
    choose: 'Choose a Word file',
    reading: (name: string) => `Reading ${name}…`,
    read: (name: string) => `Read from ${name}`,
    replaces: (name: string) => `${name} was read. Its text will replace the text that you have here.`,
    replace: 'Replace text',
    leaveOut: 'Keep text',
    lostPictures: (count: number) =>
      plural(
        count,
        '1 picture could not be imported. Use PNG, JPEG, GIF or WebP.',
        `${count} pictures could not be imported. Use PNG, JPEG, GIF or WebP.`,
      ),
    errors: {
      unreadable: (name: string) =>
        `${name} could not be read. The file may have been moved or changed, or the network may be down. Choose it again.`,
      too_big: (name: string) =>
        `${name} is too large. A Word file can have at most 20 MB, and at most 80 MB when unpacked.`,
      not_word: (name: string) => `${name} is not a Word file. Choose a file whose name ends with .docx.`,
      old_or_locked: (name: string) =>
        `${name} has a password or is in the old .doc format. Save it as .docx without a password, and choose it again.`,
      damaged: (name: string) =>
        `${name} is damaged and cannot be read. Open it in Word, save it again as .docx, and choose it again.`,
    },
  },
} as const;
