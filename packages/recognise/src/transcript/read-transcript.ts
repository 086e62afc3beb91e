import { LIMITS, type TranscriptLine } from '@bandwise/domain';

/** A line that could not be placed in the recording; counted from 1. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

export interface ReadTranscript {
  readonly lines: readonly TranscriptLine[];
  readonly unread: readonly UnreadLine[];
}

const TIME = String.raw`\[?\(?((?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?)\)?\]?`;
const DASH = String.raw`\s*(?:-->|--|[-–—])\s*`;
/** `0:12 Janet: Good morning.`, `[0:12 – 0:15] …`, and the times of WebVTT and SRT with nothing or with settings behind them. */
const TIMED = new RegExp(`^\\s*[\\[(]?${TIME}(?:${DASH}${TIME})?[\\])]?\\s*(.*)$`);
const CUE_SETTINGS = /^(?:(?:align|line|position|region|size|vertical):\S+\s*)+$/;
/** A name of at most five words, each with a capital letter or a figure. */
const SPEAKER = /^((?:[\p{Lu}\d][\p{L}\d.'’-]*\s?){1,5}):\s+(?=\S)/u;
const VOICE = /^<v(?:\.[^ >]+)?\s+([^>]+)>/;
const TAGS = /<\/?[a-z][^>]*>|<\d[^>]*>/gi;
/** A last line that does not say when it ends. */
const LAST_SECONDS = 5;

interface Cue {
  start: number;
  end: number | null;
  readonly words: string[];
}

/**
 * Reads what is said in a recording from text: WebVTT, SRT, or lines such as `0:12 Janet: Good morning.` A line without an end
 * ends where the next one begins, and one without a time goes on with the line before it. Never throws; no line is lost in silence.
 */
export function readTranscript(text: string): ReadTranscript {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isWebVtt = /^WEBVTT\b/.test(rows[0] ?? '');
  const cues: Cue[] = [];
  const unread: UnreadLine[] = [];
  let isNote = isWebVtt;
  for (const [index, row] of rows.entries()) {
    const timed = TIMED.exec(row);
    if (row.trim() === '') isNote = false;
    else if (timed) cues.push(cueOf(timed));
    else if (isWebVtt && /^(?:NOTE|STYLE|REGION)\b/.test(row)) isNote = true;
    // The number or name of a cue stands above its times.
    else if (!isNote && !isNameOfCue(rows, index)) {
      const last = cues.at(-1);
      if (last) last.words.push(row.trim());
      else unread.push({ line: index + 1, text: row.trim() });
    }
  }
  return { lines: linesOf(cues), unread };
}

function isNameOfCue(rows: readonly string[], index: number): boolean {
  const isFirst = index === 0 || (rows[index - 1] ?? '').trim() === '';
  return isFirst && /-->/.test(rows[index + 1] ?? '');
}

function cueOf([, start = '', end, rest = '']: RegExpExecArray): Cue {
  const words = CUE_SETTINGS.test(rest) ? '' : rest.trim();
  return {
    start: secondsOf(start),
    end: end === undefined ? null : secondsOf(end),
    words: words === '' ? [] : [words],
  };
}

function secondsOf(time: string): number {
  const seconds = time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.min(Math.round(seconds * 1000) / 1000, LIMITS.recordingSecondsMax - 1);
}

function linesOf(cues: readonly Cue[]): readonly TranscriptLine[] {
  const said = cues.filter(({ words }) => words.length > 0).sort((one, other) => one.start - other.start);
  return said.map(({ start, end, words }, index) => {
    const next = said[index + 1]?.start;
    const until = end ?? (next !== undefined && next > start ? next : start + LAST_SECONDS);
    return lineOf({ start, end: until > start ? until : start + 1 }, words.join(' '));
  });
}

function lineOf(seconds: Pick<TranscriptLine, 'start' | 'end'>, words: string): TranscriptLine {
  const voice = VOICE.exec(words)?.[1];
  const plain = words.replace(TAGS, '').replace(/\s+/g, ' ').trim();
  const named = voice === undefined ? SPEAKER.exec(plain)?.[0] : undefined;
  const speaker = (voice ?? named?.replace(/:\s*$/, '') ?? '').trim();
  return {
    ...seconds,
    ...(speaker !== '' && { speaker }),
    text: named === undefined ? plain : plain.slice(named.length),
  };
}

/** A transcript as lines that are read back to the same: `0:12.34 - 0:15 Janet: Good morning.` */
export function writeTranscript(lines: readonly TranscriptLine[]): string {
  return lines
    .map(({ start, end, speaker, text }) => {
      const named = speaker === undefined ? text : `${speaker}: ${text}`;
      return `${clock(start)} - ${clock(end)} ${named}`;
    })
    .join('\n');
}

function clock(seconds: number): string {
  const rest = Math.round((seconds % 60) * 1000) / 1000;
  const [whole = '0', fraction] = String(rest).split('.');
  return `${Math.floor(seconds / 60)}:${whole.padStart(2, '0')}${fraction === undefined ? '' : `.${fraction}`}`;
}
