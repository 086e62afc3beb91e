/** Text from elsewhere that becomes groups and questions. */
export const fromText = {
  newGroups: 'New groups from text',
  pasteInto: 'Paste questions',
  title: 'New groups from text',
  titleInto: (name: string) => `Paste questions into ${name}`,
  text: 'Text',
  textHint:
    'Paste questions from a word processor, a PDF or an e-mail: with their instructions, options and, if you have it, their key. A whole test with its passages is read too.',
  key: 'Answer key, if it stands apart',
  keyHint: 'For example: 1 B, 2 TRUE, 27–28 A, D, 33 (the) market / markets',
  preview: 'What it becomes',
  views: { groups: 'Groups', lines: 'Lines' },
  nothing: 'Nothing pasted yet',
  nothingHint: 'Groups and questions appear here as they will be.',
  noGroups: 'No questions were recognised',
  noGroupsHint: 'The lines show how each was read. Questions begin with their number, options with a letter.',
  range: (numbers: string) => (numbers === '' ? 'no questions' : `Questions ${numbers}`),
  part: (part: number) => `Part ${part}`,
  passage: (words: number) => `Passage: ${words} words`,
  takePassage: (part: string, words: number) => `Put the passage into ${part} (${words} words)`,
  replacesPassage: 'It replaces the passage that is there.',
  becomesFull: 'The test becomes a full test: the text has several parts.',
  noPart: (part: number) => `This test has no part ${part}; its text is left out.`,
  asPrinted: (printed: string, will: string) => `Printed as ${printed}, in this test ${will}.`,
  asPrintedTitle: 'Some questions get other numbers than in the text',
  explanation: (text: string) => `Explanation: ${text}`,
  keyOf: (key: string) => `Key: ${key}`,
  noKey: 'No key',
  choices: 'Choices',
  right: 'right',
  summary: (groups: number, questions: number, keyed: number) => {
    const counted = `${groups === 1 ? '1 group' : `${groups} groups`}, ${questions === 1 ? '1 question' : `${questions} questions`}`;
    if (questions === 0) return counted;
    return `${counted}, ${keyed === questions ? 'all' : keyed} with a key`;
  },
  announced: (announced: number, found: number) => {
    const named = announced === 1 ? '1 question is' : `${announced} questions are`;
    return announced === found
      ? `${named} announced by headings, and as many were found.`
      : `${named} announced by headings, and ${found} ${found === 1 ? 'was' : 'were'} found.`;
  },
  tests: (count: number) => `The text has ${count} tests. Which one do you want to add?`,
  testsHint: 'Only this test is read, with its own answer key.',
  noPassage: (part: string, words: number) =>
    `${words} words above the questions of ${part} are left out: this skill has no passage.`,
  unknownLines: (count: number) => (count === 1 ? '1 line is not understood' : `${count} lines are not understood`),
  onlyUnknown: 'Only lines that are not understood',
  moreLines: (count: number) => `${count} more lines are not shown`,
  lineColumns: { text: 'Line', became: 'Became' },
  inKey: 'Key pasted apart',
  became: {
    empty: 'empty line',
    furniture: 'left out: page number, rule or header',
    part: (part: number) => `heading of part ${part}`,
    rubric: 'left out: said of the whole part',
    passage: (part: number) => `passage of part ${part}`,
    heading: (group: number) => `numbers of group ${group}`,
    instruction: (group: number) => `instruction of group ${group}`,
    choice: (group: number) => `choices of group ${group}`,
    paragraph: (group: number, numbers: string) =>
      numbers === '' ? `text of group ${group}` : `text of group ${group} with the blank of ${numbers}`,
    question: (numbers: string) => `question ${numbers}`,
    option: (numbers: string) => `option of question ${numbers}`,
    picture: (group: number) => `picture of group ${group}`,
    key: (numbers: string) => `key of ${numbers}`,
    keyHeading: 'heading of the key',
    explanation: (numbers: string) => `explanation of ${numbers}`,
    answerNote: (numbers: string) => `left out: explains the answer of ${numbers}`,
    transcript: 'left out: transcript of a recording',
    otherTest: 'another test of the text',
    unknown: 'not understood',
  },
  problems: {
    number_missing: (numbers: string) =>
      `Missing in the text: ${numbers}. A part has no gaps in its numbers, so its later questions move up. Each keeps its own key.`,
    number_repeated: (number: number) => `Number ${number} is used twice.`,
    number_outside: (number: number) => `Question ${number} is not among the numbers of its heading.`,
    key_missing: (numbers: string) => `No key for: ${numbers}`,
    key_unused: (numbers: string) => `The key names what is not a question here: ${numbers}`,
    key_in_text: (numbers: string) =>
      `The answers of these questions were in their text, and are now their keys: ${numbers}. Learners do not see them.`,
    key_differs: (number: number) => `The text has two different answers for question ${number}; the later one counts.`,
    key_repeated: (number: number) => `The key names ${number} twice; the last one counts.`,
    key_not_offered: (number: number, answer: string) =>
      `The key of question ${number}, “${answer}”, is not offered there.`,
    partial_credit: (number: number) =>
      `Question ${number}: answers that are worth only part of the mark are left out.`,
    tolerance: (number: number) => `Question ${number}: only the number as it is written is accepted.`,
    transcript_left_out:
      'The text has the transcript of a recording. Learners do not see it. To use it, paste it under Transcript.',
    feedback_left_out: 'Feedback on single answers is left out.',
    key_repaired: (number: number, answer: string) =>
      `The key of question ${number} was changed so that answers can match it: “${answer}”.`,
    key_in_order: 'The key has no numbers: its lines were taken in order.',
    too_many: (number: number) => `More than ${number} is too much here.`,
  },
  moreProblems: (count: number) => `${count} more`,
  add: (groups: number) => (groups === 1 ? 'Add 1 group' : `Add ${groups} groups`),
  addPassage: 'Add the passage',
  added: (groups: number, questions: number) =>
    `${groups === 1 ? '1 group' : `${groups} groups`} with ${questions === 1 ? '1 question' : `${questions} questions`} added`,
  loading: 'Loading...',
  discardTitle: 'Close without adding?',
  discardDetail: 'What is in this dialog is not in the test yet, and is lost.',
  discard: 'Discard the text',
  goOn: 'Go on',
  picture: 'Picture of this group',
  picturesFailed: 'The pictures could not be stored, so nothing was added. Try again.',
  word: {
    open: 'Import Word file',
    title: 'Import a Word file',
    choose: 'Choose a Word file',
    reading: (name: string) => `Reading ${name}...`,
    read: (name: string) => `Read from ${name}`,
    replaces: (name: string) => `${name} was read. Its text takes the place of the text that is here.`,
    replace: 'Replace the text',
    leaveOut: 'Keep the text',
    lostPictures: (count: number) =>
      count === 1
        ? '1 picture could not be taken over. PNG, JPEG, GIF and WebP can.'
        : `${count} pictures could not be taken over. PNG, JPEG, GIF and WebP can.`,
    errors: {
      unreadable: (name: string) =>
        `${name} could not be read. It may have been moved or changed, or the network may be down. Choose it again.`,
      too_big: (name: string) => `${name} is too large. A Word file may have 20 MB, and 80 MB unpacked.`,
      not_word: (name: string) => `${name} is not a Word file. Choose a file whose name ends with .docx.`,
      old_or_locked: (name: string) =>
        `${name} has a password or is in the old .doc format. Save it as .docx without a password, and choose it again.`,
      damaged: (name: string) =>
        `${name} is damaged and can’t be read. Open it in Word, save it again as .docx, and choose it again.`,
    },
  },
} as const;
