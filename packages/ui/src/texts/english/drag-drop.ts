import { catalogue } from '../catalogue.ts';

export const dragDrop = catalogue('dragDrop', {
  choices: 'Choices',
  allPlaced: 'Every choice is placed.',
  putBack: 'Put back in the list',
  hint: 'Drag a choice into a blank, or select it and then the blank.',
  keysHint: 'Enter picks up and drops, Escape cancels, Delete returns a choice to the list.',
  empty: 'empty',
  said: {
    pickUpFirst: 'Pick up a choice first.',
    pickedUp: (choice: string) => `${choice} picked up. Go to a blank and drop it.`,
    pickedUpFrom: (choice: string, gap: string) => `${choice} picked up from ${gap}. Go to a blank and drop it.`,
    stays: (choice: string, gap: string) => `${choice} stays in ${gap}.`,
    dropped: (choice: string, gap: string) => `${choice} dropped in ${gap}.`,
    returned: (choice: string) => `${choice} returned to the list.`,
    moved: (choice: string, gap: string) => `${choice} moved to ${gap}.`,
    putBack: (choice: string) => `${choice} put back.`,
  },
} as const);
