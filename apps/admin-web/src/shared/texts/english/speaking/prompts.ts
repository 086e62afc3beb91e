import { plural } from '@bandwise/ui/texts/plural.ts';

/** The prompts of a speaking test. */
export const prompts = {
  heading: 'Prompts',
  hint: 'Learners record an answer to each prompt. Without prompts, they record one answer to the whole task.',
  name: (number: number) => `Prompt ${number}`,
  add: 'Add a prompt',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  done: 'Done',
  doneOf: (name: string) => `Close ${name}`,
  text: 'Text',
  part: 'Part',
  partOption: (part: number) => `Part ${part}`,
  prepare: 'Seconds to prepare',
  answer: 'Seconds to answer',
  aloud: 'Upload a recording of the prompt',
  removeAloud: 'Remove the recording',
  summary: ({ part, prepare, answer }: { part: number; prepare: number; answer: number }) =>
    `Part ${part}, ${plural(prepare, '1 second', `${prepare} seconds`)} to prepare, ${plural(answer, '1 second', `${answer} seconds`)} to answer`,
  tooMany: (most: number) => `A part can have at most ${most} prompts.`,
} as const;
