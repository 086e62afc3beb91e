/**
 * The rules for comments, names and pages that `pnpm run check` counts. CONTRIBUTING.md says how we write; these lists find what a reader
 * would have to decode.
 */

/** Splits lines at their commas. */
function splitLines(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}

/** A comment that opens with one of these has no subject. A question may. */
const SUBJECTLESS = splitLines(
  'What, Who, Whoever, Whom, Whose, Of, By, Which, Likewise, Else, Thus, Nobody, None of, So that, Such',
  'That one, That is, That of, Those, Without it, Without them, Without that, With it, With them',
  'With that, In it, In them, To it, To them, From it, From them',
);

/** Words that engineers do not use in comments or documentation. */
const ODD = splitLines(
  "anew, whoever, whomever, nobody, nobody's, somebody, likewise, meanwhile, no more(?! than), goes on",
  'of nobody, of nothing, of none, of whom, of whomever, of it, of its own, of theirs, of others',
  'of which, of the same kind, put right, puts right, parted, is told, are told, was told, were told',
  'tells of, is said, was said, be said, is asked, are asked, was asked, asks for it, is kept, are kept',
  'was kept, is held, are held, is brought, are brought, is looked at, are looked at, counts for, as is',
  'is there already, stand in, stands in, stand at, stands at, stand for, stands for, stand there',
  'stands there, stand alone, stands alone, stand apart, stands apart, stand before, stands before',
  'stand after, stands after',
);

/** Participles that name nothing alone: `kept`, `found`. */
const PARTICIPLES = splitLines(
  'held, kept, known, told, asked, taken, said, given, found, looked, heard, brought, wanted, gone, put',
);
/** Participles that name nothing as a part of a name either: `isKept`, `askedFor`. */
const NEVER = ['held', 'kept', 'told', 'asked', 'said', 'looked', 'heard', 'brought'];

/**
 * Stored fields, whose names cannot change. `Verdict.given` is in the stored attempts and regrades, and in the signed results that learners
 * have downloaded, whose signature covers the name.
 */
const STORED_NAMES: ReadonlySet<string> = new Set(['packages/domain/src/marking/verdict.ts given']);

export const LIMITS = {
  /** The percentage of comments without a subject. */
  subjectless: 0.5,
  /** The number of comments, and lines of pages, that are flagged for any reason. */
  flagged: 60,
};

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
const SUBJECTLESS_OPENING = new RegExp(String.raw`^(?:${SUBJECTLESS.join('|')})\b(?![^.]*\?)`);
const ODD_WORD = new RegExp(String.raw`\b(?:${ODD.join('|')})\b|\bstands?$`, 'i');
const BARE_NAME = new RegExp(
  `^(?:${PARTICIPLES.join('|')})$|^(?:${NEVER.join('|')})(?=[A-Z])|^(?:${NEVER.map(capital).join('|')})(?=[A-Z]|$)` +
    `|[a-z](?:${NEVER.map(capital).join('|')})(?=[A-Z]|$)`,
);

/** Texts and templates come first, because they may contain what looks like a comment. */
const TOKENS =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|\/\*(?<block>[\s\S]*?)\*\/|\/\/(?<line>[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g;
const DIRECTIVE = /^(?:oxlint|@ts|#|v8)/;
const DECLARED = /\b(?:const|let|function|interface|type|class)\s+([A-Za-z_$][\w$]*)|\breadonly ([a-z]\w*)\??:/g;
const TEST = /\.(?:test|spec)\./;

interface Flag {
  readonly path: string;
  readonly line: number;
  readonly kind: 'subject' | 'word' | 'name';
  readonly text: string;
}

/** The comments of a file and what its rules flag. Only pages and TypeScript have rules. */
export function flagFile(path: string, text: string): { readonly comments: number; readonly flags: readonly Flag[] } {
  if (path.endsWith('.md')) return { comments: 0, flags: flagLines(path, text) };
  const comments = commentsOf(text);
  const flags = comments.flatMap(({ at, body }): Flag[] => {
    const kind = SUBJECTLESS_OPENING.test(body) ? 'subject' : ODD_WORD.test(withoutCode(body)) ? 'word' : null;
    return kind === null ? [] : [{ path, line: lineAt(text, at), kind, text: body }];
  });
  return { comments: comments.length, flags: TEST.test(path) ? flags : [...flags, ...flagNames(path, text)] };
}

function flagNames(path: string, text: string): readonly Flag[] {
  return [...text.matchAll(DECLARED)].flatMap((match): Flag[] => {
    const name = match[1] ?? match[2] ?? '';
    if (!BARE_NAME.test(name) || STORED_NAMES.has(`${path} ${name}`)) return [];
    return [{ path, line: lineAt(text, match.index), kind: 'name', text: name }];
  });
}

function flagLines(path: string, text: string): readonly Flag[] {
  return text.split('\n').flatMap((line, index): Flag[] => {
    return ODD_WORD.test(withoutCode(line)) ? [{ path, line: index + 1, kind: 'word', text: line.trim() }] : [];
  });
}

function commentsOf(text: string): readonly { readonly at: number; readonly body: string }[] {
  return [...text.matchAll(TOKENS)].flatMap(({ index, groups }) => {
    const raw = groups?.['block'] ?? groups?.['line'];
    const body = raw
      ?.replaceAll(/^\s*(?:\*+|\/\/)? ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return body === undefined || !/[a-z]{3}/i.test(body) || DIRECTIVE.test(body) ? [] : [{ at: index, body }];
  });
}

const withoutCode = (text: string): string => text.replaceAll(/```.*?```|`[^`]*`/g, '');
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
