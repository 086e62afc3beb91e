import { describe, expect, it } from 'vitest';
import { flagFile } from './plain-words.ts';

const kinds = (text: string, path = 'apps/api/src/file.ts') =>
  flagFile(path, text).flags.map(({ kind, line }) => `${kind} ${line}`);

describe('a comment', () => {
  it.each(['// What it was made for.', '/** Of nobody else’s. */', '/**\n * Whoever writes.\n */'])(
    'is flagged without a subject: %s',
    (text) => expect(kinds(`const a = 1;\n${text}`)).toEqual(['subject 2']),
  );

  it.each(['/** A row that is kept. */', '// The cache is told\n// of changes.', '/** The key was put right. */'])(
    'is flagged for a word that engineers do not use: %s',
    (text) => expect(kinds(text)).toEqual(['word 1']),
  );

  it('is plain with a subject and the words of the field', () => {
    expect(kinds('/** Caches the delivery form until its version changes. */')).toEqual([]);
  });

  it('may quote code, and open with a question', () => {
    expect(kinds('// The limit is `NO MORE THAN TWO WORDS`.\n\n/** Which version is it? */')).toEqual([]);
  });

  it('is counted apart from texts that look like one, and from directives', () => {
    const text =
      "const url = 'https://example.com // kept';\n// oxlint-disable-next-line max-lines\nlet a;\n// Two lines,\n// one comment.";
    expect(flagFile('a.ts', text)).toMatchObject({ comments: 1, flags: [] });
  });
});

describe('a name', () => {
  it.each(['const kept = 1;', 'interface Held {}', 'function isKept() {}', 'type A = { readonly given: 1 };'])(
    'is flagged as a bare participle: %s',
    (text) => expect(kinds(text)).toEqual(['name 1']),
  );

  it.each([
    'const givenName = 1;',
    'const cachedRows = 1;',
    'function loadSection() {}',
    'type A = { readonly isStored: 1 };',
  ])('is plain with a noun: %s', (text) => expect(kinds(text)).toEqual([]));

  it('of a stored field stays', () => {
    const text = 'interface Verdict { readonly given: readonly string[] }';
    expect(kinds(text, 'packages/domain/src/marking/verdict.ts')).toEqual([]);
  });

  it('is free in a test', () => expect(kinds('const kept = 1;', 'a.test.ts')).toEqual([]));
});

it('flags lines of a page by their words alone', () => {
  expect(kinds('# Files\n\nNobody reads `anew`.\nWhat is here.', 'docs/a.md')).toEqual(['word 3']);
});
