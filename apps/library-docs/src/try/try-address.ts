import type { Example } from '../page/mark-example.ts';

/** Where the page for trying answers is served, and each of its fields in the address. */
const TRY = '/api/docs/domain/try/';

/** The values of the form's fields; lists have one entry a line. */
export interface TryFields {
  readonly profile: string;
  readonly type: string;
  readonly instruction: string;
  readonly labels: string;
  readonly offered: string;
  readonly key: string;
  readonly answer: string;
}

/** The address at which the page shows an example; null for an answer that can't be typed, or something that it has no field for. */
export function tryAddress({ question = '', options, ...example }: Example): string | null {
  if (question !== '' || options !== undefined) return null;
  const { profile, type, key, instruction, offered, answer, labels } = example;
  const texts = typeof answer === 'string' ? [answer] : answer;
  if (!Array.isArray(texts) || !texts.every((text): text is string => typeof text === 'string')) return null;
  const fields: Partial<TryFields> = {
    profile,
    type,
    key: key.join('\n'),
    answer: texts.join('\n'),
    ...(instruction ? { instruction } : {}),
    ...(offered?.length ? { offered: offered.join('\n') } : {}),
    ...(labels ? { labels } : {}),
  };
  return `${TRY}#${new URLSearchParams(Object.entries(fields)).toString()}`;
}
