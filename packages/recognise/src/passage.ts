import { squeezed } from './lines/clean-text.ts';
import { htmlOf } from './lines/html-text.ts';
import { goesOn, joinWrapped, wrapWidth } from './lines/join-wrapped.ts';
import type { Line } from './lines/line.ts';
import { withMarks } from './lines/marks.ts';
import type { PartSegment } from './segments.ts';

/** A shorter text above the questions, without a part heading, is no passage. */
const FEWEST_WORDS = 60;
const LONGEST_TITLE = 90;

export interface WrittenPassage {
  readonly title: string;
  readonly html: string;
  readonly lines: readonly number[];
}

/** The passage of a part; lines that were broken because they were full are one paragraph again. */
export function writePassage({ passage, textStarts, title, number }: PartSegment): WrittenPassage {
  const words = passage.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const hasHtml = passage.some(({ html }) => html !== null);
  if (passage.length === 0 || (number === null && words < FEWEST_WORDS && !hasHtml))
    return { title, html: '', lines: [] };
  const html = hasHtml
    ? passage.map((line) => line.html ?? writeLine(line)).join('')
    : textsOf(passage, textStarts)
        .map((lines, index) => writeText(lines, index === 0 ? title : ''))
        .join('');
  const [first] = passage;
  const isTitled = title !== '' || (first !== undefined && isTitle(first.text));
  return {
    title: title || (isTitled ? squeezed(first?.text ?? '') : ''),
    html,
    lines: passage.map(({ index }) => index),
  };
}

function writeLine(line: Line): string {
  const marked = withMarks(squeezed(line.text), [line], { keepsWhole: true });
  return marked === null ? writeParagraphs([line.text]) : `<p>${marked}</p>`;
}

function textsOf(passage: readonly Line[], starts: readonly number[]): readonly (readonly Line[])[] {
  return [0, ...starts].map((start, index) => passage.slice(start, starts[index]));
}

function writeText(passage: readonly Line[], title: string): string {
  const width = wrapWidth(passage.map(({ text }) => text.length));
  const paragraphs: { text: string; tail: string }[] = [];
  let letter = '';
  for (const { text, afterBlank } of passage) {
    const before = paragraphs.at(-1);
    const isFirstTitle = paragraphs.length === 1 && title === '' && isTitle(before?.tail ?? '');
    const isNamed = before !== undefined && letter !== '' && namesNext(letter, before.tail, text);
    const isLoneLetter = before !== undefined && before.text === letter;
    if (isLoneLetter) {
      before.text = `${before.text} ${text}`;
      before.tail = text;
    } else if (before !== undefined && !isNamed && !afterBlank && !isFirstTitle && goesOn(before.tail, text, width)) {
      before.text = joinWrapped(before.text, text);
      before.tail = text;
    } else {
      paragraphs.push({ text, tail: text });
      letter = /^[A-P](?=\s|$)/.exec(text)?.[0] ?? letter;
    }
  }
  const texts = paragraphs.map(({ text }) => text);
  const own = title === '' && isTitle(texts[0] ?? '') ? (texts.shift() ?? '') : title;
  return (own === '' ? '' : `<h2>${htmlOf(squeezed(own))}</h2>`) + writeParagraphs(texts);
}

/**
 * Whether a line begins the paragraph after the one that `letter` names, although the line before it was full: its letter is the next one,
 * and a sentence ends before it and begins after it.
 */
function namesNext(letter: string, before: string, text: string): boolean {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  return /[.?!]["'”’)]*$/.test(before) && text.startsWith(next) && /^.(?:$|\s+["'“‘(]?[\p{Lu}\p{N}])/u.test(text);
}

const SURE_LABEL = /^([A-P])(?:\s{2}|\t|[.)]\s)\s*(?=\S)/;
const LABEL = /^([A-P])\s+(?=\S)/;

/** The letter that names a paragraph stands out, as in a printed test. A letter and one space are a name only in a row of them. */
function writeParagraphs(texts: readonly string[]): string {
  const named = texts.flatMap((text) => LABEL.exec(text)?.[1] ?? []).join('');
  const isRow = named.includes('ABC') || (named === 'AB' && texts.length === 2);
  const label = isRow ? LABEL : SURE_LABEL;
  return texts
    .map((text) => {
      const match = label.exec(text);
      const name = match === null ? '' : `<strong>${match[1] ?? ''}</strong> `;
      return `<p>${name}${htmlOf(squeezed(text.slice(match?.[0].length ?? 0)))}</p>`;
    })
    .join('');
}

function isTitle(text: string): boolean {
  return text !== '' && text.length <= LONGEST_TITLE && !/[.;,:]$/.test(text);
}
