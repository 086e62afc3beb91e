import { catalogue } from '../catalogue.ts';

/** Texts of choosing the language of the screens. */
export const language = catalogue('language', {
  other: 'Tiếng Việt',
  notStored: 'The language was not changed, because this browser blocks storage.',
  /** In the language that it offers. */
  offer: {
    question: 'Bạn có muốn xem trang này bằng tiếng Việt không?',
    accept: 'Chuyển sang tiếng Việt',
    decline: 'Giữ tiếng Anh',
  },
  /** In the options of a test. */
  title: 'Language',
  shown: 'English',
  hint: 'The page will reload in the other language. Your answers are saved, and the clock is not affected. The test itself stays in English.',
} as const);
