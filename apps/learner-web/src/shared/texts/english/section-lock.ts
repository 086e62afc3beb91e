import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const sectionLock = catalogue('sectionLock', {
  title: 'This test is locked',
  hint: (title: string) => `Enter the password to open “${title}”.`,
  hintUnnamed: 'Enter the password to open this test.',
  password: 'Password',
  enter: 'Enter password',
  open: 'Open test',
  incorrect: 'Incorrect password!',
  required: 'Enter the password.',
} as const);
