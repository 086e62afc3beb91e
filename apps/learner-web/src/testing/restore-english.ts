import { translate } from '@bandwise/ui/texts/catalogue.ts';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { afterAll } from 'vitest';
import { texts } from '../shared/texts/texts.ts';

const english = Object.fromEntries(
  Object.entries({ ...sharedTexts, ...texts }).map(([subject, own]) => [subject, copyOf(own)]),
);

/** Returns the screens to English after a test file that translates them: the test files of a worker share their modules. */
export function restoreEnglish(): void {
  afterAll(() => {
    translate(english);
    document.documentElement.removeAttribute('lang');
  });
}

function copyOf(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'object' && text !== null ? copyOf(text) : text,
    ]),
  );
}
