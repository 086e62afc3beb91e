import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const writing = catalogue('writing', {
  hint: 'You should spend about 60 minutes on this task. Write at least 150 words.',
  answer: 'Your answer',
  words: (count: number) => `Words: ${count}`,
  kept: 'Your text is saved on this device only.',
  task: 'Task',
  resizePanels: 'Resize the task and your answer',
} as const);
