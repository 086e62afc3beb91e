import type { z } from 'zod';
import { fieldName } from './field-name.ts';

type Issue = z.core.$ZodRawIssue;

/**
 * Writes an issue of a schema as a sentence for a screen: the field, by its name on screens, and its allowed values. All validation
 * messages are written here.
 *
 * @param name what the field is called here, where its path does not say it.
 */
export function issueWords(issue: Issue, name: string = fieldName(issue.path ?? [])): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${name} is required` : `${name} must be ${kindOf(issue.expected)}`;
    case 'too_small':
      return `${name} ${leastOf(issue)}`;
    case 'too_big':
      return `${name} must ${sizeOf('most', issue.origin, Number(issue.maximum))}`;
    case 'invalid_format':
      return `${name} must be ${FORMATS[issue.format] ?? 'in the right format'}`;
    case 'invalid_value':
      return `${name} must be ${issue.values.map(String).join(' or ')}`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `${name} must not have ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return withinUnion(issue) ?? `${name} must be ${kindsIn(issue)}`;
    case 'invalid_key':
    case 'invalid_element':
      return `${name} has an entry that is not valid`;
    case 'custom':
      return `${name} is not valid`;
  }
}

/** Names a schema in error messages: `z.string(named('Username'))`. */
export function named(name: string): { readonly error: (issue: Issue) => string } {
  return { error: (issue) => issueWords(issue, name) };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'empty',
  never: 'left out',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  date: 'a date such as 2026-11-30',
  datetime: 'a date and time such as 2026-11-30T12:00:00Z',
  email: 'an email address',
  url: 'a web address',
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? 'another kind of value';
}

function leastOf({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const isEmpty = (origin === 'string' || origin === 'array') && Number(minimum) === 1;
  return isEmpty ? 'is required' : `must ${sizeOf('least', origin, Number(minimum))}`;
}

function sizeOf(edge: 'least' | 'most', origin: string, size: number): string {
  if (origin === 'string') return `be at ${edge} ${size} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have at ${edge} ${size} ${size === 1 ? 'entry' : 'entries'}`;
  return `be at ${edge} ${size}`;
}

/**
 * The issue inside the only kind of a union that the value matches; null if there is no such kind, or if the value itself has the wrong
 * kind.
 */
function withinUnion({ errors, path = [] }: Extract<Issue, { code: 'invalid_union' }>): string | null {
  const inside = errors.flatMap(([first]) => (first !== undefined && first.path.length > 0 ? [first] : []));
  const [only] = inside;
  if (only?.code !== 'invalid_type' || inside.length > 1) return null;
  return `${fieldName([...path, ...only.path])} must be ${kindOf(only.expected)}`;
}

/** The kinds that a field may have, without “empty”, which does not help a user who filled the field. */
function kindsIn({ errors }: Extract<Issue, { code: 'invalid_union' }>): string {
  const kinds = errors.flatMap(([first]) => {
    if (first === undefined) return [];
    // An issue inside the value means that the value has the right kind.
    if (first.path.length > 0) return [typeof first.path[0] === 'number' ? 'a list' : 'an object'];
    return first.code === 'invalid_type' && first.expected !== 'null' ? [kindOf(first.expected)] : [];
  });
  return kinds.length === 0 ? 'another kind of value' : [...new Set(kinds)].join(' or ');
}
