import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** The result of a whole exam, which is loaded with its screen. */
export const sittingResult = catalogue('sittingResult', {
  hint: 'Your marks for each part. Open a review to see your answers.',
  marks: (marks: number, total: number) => `${marks} of ${total}`,
  band: 'Band',
  noBand: (total: number) => `No band: a band needs 40 questions, and this test has ${total}.`,
  bandsVary: 'Bands are estimates: in the real test, the marks needed for a band vary by one or two.',
  noOverall: 'An overall band needs a band for each of the four skills.',
  another: 'Another mock exam',
  notSat: 'Not taken.',
  notMarked: 'This test could not be marked: it was changed, locked or removed, or you signed in during the exam.',
  nothingWritten: 'Nothing was written.',
  review: (title: string) => `Review ${title}`,
  words: (count: number) => plural(count, '1 word', `${count} words`),
  reviewShort: 'Review',
} as const);
