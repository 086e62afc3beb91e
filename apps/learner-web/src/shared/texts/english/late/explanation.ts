import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** The explanation of a part, which is loaded with its panel. */
export const explanation = catalogue('explanation', {
  title: (title: string) => `Explanation - ${title}`,
  close: 'Close explanation',
  withheld:
    'This explanation shows every correct answer, including those to questions that you left blank. To read it, take the test again and answer every question, or sign in and save this result.',
} as const);
