import { decodeHTMLStrict } from 'entities/decode';

export interface SpeakerText {
  readonly speaker: string;
  readonly text: string;
}

/** A name of at most five words, each with a capital letter or a figure. */
const SPEAKER = /^([\p{Lu}\d][\p{L}\d.'’-]*(?:\s[\p{Lu}\d][\p{L}\d.'’-]*){0,4}\s?):\s+(?=\S)/u;
const VOICE = /<v(?:\.[^\s<>]+)?\s+([^\s<>][^<>]*)>/;
const VOICES = /(?=<v(?:\.[^\s<>]+)?\s)/;
const TAGS = /<\/?(?:c|v|i|b|u|s|em|strong|ruby|rt|lang|font|span|br)(?:[.\s/][^<>]*)?>|<\d[^<>]*>/gi;
/** Where SubRip files place and colour a line: `{\an8}`, `{y:i}`. */
const STYLES = /\{\\[^{}]*\}|\{[a-z]:[^{}]*\}/gi;
/** Captions mark a change of the speaker with arrows; a dash does so where another line has one too. */
const ARROWS = /\s*>>+\s*/;
const DASHED = /^[-–—]\s*(?=\S)/;

/** The words of each speaker in one cue, without tags, styles and entities. */
export function splitSpeakers(lines: readonly string[]): readonly SpeakerText[] {
  const marked = lines.flatMap((line) => line.replace(STYLES, '').split(VOICES)).map(readLine);
  const areDashed = marked.filter(({ text }) => DASHED.test(text)).length > 1;
  // Joined at the end: a text that grows by a word at a time is copied each time.
  const speeches: { readonly speaker: string; readonly texts: string[] }[] = [];
  for (const { voice, text, isChange } of marked.flatMap(turnsIn)) {
    const line = areDashed ? text.replace(DASHED, '') : text;
    const named = voice === '' ? SPEAKER.exec(line)?.[0] : undefined;
    const speaker = voice === '' ? (named ?? '').replace(/:\s*$/, '').trim() : voice;
    const words = named === undefined ? line : line.slice(named.length);
    const last = speeches.at(-1);
    const goesOn = last !== undefined && !isChange && speaker === '' && !(areDashed && line !== text);
    if (goesOn) last.texts.push(words);
    else speeches.push({ speaker, texts: [words] });
  }
  return speeches
    .map(({ speaker, texts }) => ({ speaker, text: texts.filter((text) => text !== '').join(' ') }))
    .filter(({ text }) => text !== '');
}

interface MarkedLine {
  readonly voice: string;
  readonly text: string;
}

function readLine(line: string): MarkedLine {
  const voice = VOICE.exec(line)?.[1] ?? '';
  return { voice: plain(voice), text: plain(line.replace(TAGS, '')) };
}

function turnsIn({ voice, text }: MarkedLine): readonly (MarkedLine & { readonly isChange: boolean })[] {
  const [first = '', ...others] = text.split(ARROWS);
  const turns = others.map((turn) => ({ voice: '', text: turn, isChange: true }));
  return first === '' && turns.length > 0 ? turns : [{ voice, text: first, isChange: voice !== '' }, ...turns];
}

function plain(text: string): string {
  return decodeHTMLStrict(text).replace(/\s+/g, ' ').trim();
}
