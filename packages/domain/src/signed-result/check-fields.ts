import { isSource } from '../exam-file/fields.ts';
import { report, type Scope } from '../exam-file/parsed.ts';
import { MARKING_PROFILES } from '../marking/verdict.ts';

const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  'text or null': (value: unknown) => value === null || typeof value === 'string',
  'whole number': Number.isSafeInteger,
  number: Number.isFinite,
  'yes or no': (value: unknown) => typeof value === 'boolean',
  object: isSource,
  'object or null': (value: unknown) => value === null || isSource(value),
  list: Array.isArray,
  'marking profile': (value: unknown) => MARKING_PROFILES.some((profile) => profile === value),
} as const satisfies Record<string, (value: unknown) => boolean>;

/** The kind of each field by its path; a nested field follows its parent. */
export type Shape = Readonly<Record<string, keyof typeof KINDS>>;

/** Reports each field that has another kind than its shape. */
export function check(scope: Scope, input: unknown, shape: Shape): void {
  for (const [path, kind] of Object.entries(shape)) {
    if (KINDS[kind](fieldAt(input, path))) continue;
    report(scope, path, { code: 'type', message: `${path} must be ${article(kind)}` });
  }
}

function article(kind: string): string {
  return /^(yes|text)/.test(kind) ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** The value at a path of names; undefined: there is none. */
export function fieldAt(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return isSource(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, input);
}
