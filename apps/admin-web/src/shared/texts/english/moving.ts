import { plural } from '@bandwise/ui/texts/plural.ts';
import { questions } from './questions.ts';

/** Moving groups and questions, and copying them between parts and tests. */
export const moving = {
  more: (name: string) => `More actions for ${name}`,
  copy: (name: string) => `Copy ${name}`,
  copied: (name: string) => `${name} copied. You can paste it in any part of any test.`,
  copiedTitle: 'Copied',
  cut: (name: string) => `Cut ${name}`,
  cutDone: (name: string) => `${name} cut. You can paste it in any part of any test, or undo to restore it.`,
  cutTitle: 'Cut',
  paste: {
    groups: (count: number) => plural(count, 'Paste the copied group', `Paste the ${count} copied groups`),
    questions: (count: number) => plural(count, 'Paste the copied question', `Paste the ${count} copied questions`),
  },
  pasteAfter: (paste: string, name: string) => `${paste} after ${name}`,
  pasteInto: (paste: string, name: string) => `${paste} into ${name}`,
  pasted: {
    groups: (count: number) => plural(count, 'Group pasted', `${count} groups pasted`),
    questions: (count: number) => plural(count, 'Question pasted', `${count} questions pasted`),
  },
  unknown: 'The copied content cannot be pasted here.',
  invalid: (why: string) => `The copied content cannot be pasted. ${why}`,
  noGroup: 'Questions are pasted into a group. Go to a group first, or choose Paste in its menu.',
  tooMany: (max: number) => `A part can have at most ${max} groups.`,
  moveTo: 'Move to',
  part: (part: string) => `Move to ${part}`,
  group: (group: string, part: string | null) => (part === null ? group : `${group} of ${part}`),
  movedToPart: (name: string, part: string) => `${name} moved to ${part}`,
  movedToGroup: (numbers: string, group: string) => `It is now ${questions.called(numbers)} in ${group}`,
  misfits: {
    type: 'different question type',
    keys: 'allows only one correct answer',
  },
  drag: (name: string) => `Move ${name} by dragging`,
  dragHelp: 'Drag, or press Space and then the arrow keys.',
  lifted: (name: string) =>
    `${name} picked up. Use the arrow keys to choose a position, Space to drop and Escape to cancel.`,
  before: (name: string) => `Before ${name}`,
  after: (name: string) => `After ${name}`,
  into: (name: string) => `Into ${name}`,
  endOf: (name: string) => `To the end of ${name}`,
  dropped: (name: string, where: string) => `${name} moved: ${where}`,
  left: (name: string) => `${name} was not moved`,
  parts: {
    copy: (part: string) => `Copy ${part} to…`,
    empty: 'empty',
    replaces: 'replaces its content',
    title: (to: string) => `Replace the content of ${to}?`,
    detail: (from: string, to: string) => `${to} will contain a copy of everything in ${from}. You can undo this.`,
    confirm: (to: string) => `Replace ${to}`,
    copied: (from: string, to: string) => `${from} copied to ${to}`,
  },
} as const;
