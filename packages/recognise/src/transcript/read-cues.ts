import { LIMITS } from '@bandwise/domain';
import type { Cue, ReadCues, UnreadLine } from './cue.ts';

const TIME = String.raw`\[?\(?((?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?)\)?\]?`;
const DASH = String.raw`\s*(?:-->|--|[-–—]|,(?=\d{1,2}:\d))\s*`;
/** `0:12 Janet: Good morning.`, `[0:12 – 0:15] …`, and the times of subtitles with nothing or with settings behind them. */
const TIMED = new RegExp(`^\\s*[\\[(]?${TIME}(?:${DASH}${TIME})?[\\])]?\\s*(.*)$`);
const ARROW = /-->/;
const CUE_SETTINGS = /^(?:(?:align|line|position|region|size|vertical):\S+(?:\s+|$))+$/;
/** Lines of song texts (LRC) that say something of the file, such as `[ar:Practice]`. */
const LYRICS_TAG = /^\s*\[(?:ti|ar|al|au|by|re|ve|la|lr|id|tool|length|offset|#)\s*:(.*)\]\s*$/i;
const OFFSET_TAG = /^\s*\[offset\s*:\s*([+-]?\d{1,7})\s*\]\s*$/i;
/** The stamps before a line of a song that is sung more than once. */
const STAMPS = /^\s*((?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s*)+)(.*)$/;
const SENTENCE_END = /[.?!:;…"”’)]$/;
/** A time that is further ahead than this of the next one is a time in a sentence. */
const LEAP_SECONDS = 60;

interface Stamped {
  readonly row: number;
  readonly times: readonly { readonly start: number; readonly end: number | null }[];
  readonly text: string;
}

/** The cues of a transcript in the order of its text: WebVTT, SubRip, SBV, LRC, or lines that begin with a time. */
export function readCues(text: string): ReadCues {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isWebVtt = /^WEBVTT\b/.test(rows[0] ?? '');
  const stamps = stampsIn(rows);
  const stampedLines: { stamped: Stamped; lines: string[] }[] = [];
  const unread: UnreadLine[] = [];
  let isNote = isWebVtt;
  for (const [index, row] of rows.entries()) {
    const stamped = stamps.get(index);
    if (row.trim() === '') isNote = false;
    else if (stamped) stampedLines.push({ stamped, lines: stamped.text === '' ? [] : [stamped.text] });
    else if (isWebVtt && /^(?:NOTE|STYLE|REGION)\b/.test(row)) isNote = true;
    else if (!isNote && !LYRICS_TAG.test(row) && !isNameOfCue(rows, index)) {
      const last = stampedLines.at(-1);
      if (last) last.lines.push(row.trim());
      else unread.push({ line: index + 1, text: row.trim() });
    }
  }
  const offset = offsetIn(rows);
  const cues = stampedLines.flatMap(({ stamped, lines }) =>
    stamped.times.map(({ start, end }): Cue => ({
      start: shifted(start, offset),
      end: end && shifted(end, offset),
      lines,
    })),
  );
  return { cues, unread };
}

/** The rows that begin a cue, by their place. A time within a sentence begins none. */
function stampsIn(rows: readonly string[]): ReadonlyMap<number, Stamped> {
  const hasArrows = rows.some((row) => ARROW.test(row) && TIMED.test(row));
  const stamped = rows.flatMap((row, index): Stamped[] => {
    if (hasArrows && !ARROW.test(row)) return [];
    const stamp = stampedOf(row, index);
    return stamp === null ? [] : [stamp];
  });
  const sentences = hasArrows ? new Set<Stamped>() : timesInSentences(stamped, rows);
  return new Map(stamped.filter((one) => !sentences.has(one)).map((one) => [one.row, one]));
}

function stampedOf(row: string, index: number): Stamped | null {
  const lyrics = STAMPS.exec(row);
  const several = lyrics?.[1]?.match(/\d{1,3}:\d{2}(?:[.:]\d{1,3})?/g) ?? [];
  if (several.length > 1) {
    const times = several.map((time) => ({ start: secondsOf(time.replace(/^(\d+:\d+):/, '$1.')), end: null }));
    return { row: index, times, text: lyrics?.[2]?.trim() ?? '' };
  }
  const [, start, end, rest = ''] = TIMED.exec(row) ?? [];
  if (start === undefined) return null;
  const times = [{ start: secondsOf(start), end: end === undefined ? null : secondsOf(end) }];
  return { row: index, times, text: CUE_SETTINGS.test(rest) ? '' : rest.trim() };
}

/** Lines such as `10:30, is that all right?` that go on with the sentence before them. */
function timesInSentences(stamped: readonly Stamped[], rows: readonly string[]): ReadonlySet<Stamped> {
  const sentences = new Set<Stamped>();
  let before: Stamped | null = null;
  for (const [index, one] of stamped.entries()) {
    const start = one.times[0]?.start ?? 0;
    const previous = before?.times[0]?.start ?? 0;
    const next = stamped[index + 1]?.times[0]?.start;
    const isLeap = next !== undefined && start > next + LEAP_SECONDS && previous <= next;
    const goesOn = /^[,\p{Ll}]/u.test(one.text) && !SENTENCE_END.test((rows[one.row - 1] ?? '').trim());
    const isTooEarly = start < previous;
    const hasEnd = one.times[0]?.end !== null;
    if (before !== null && !hasEnd && (isLeap || (goesOn && (isTooEarly || start > previous + LEAP_SECONDS))))
      sentences.add(one);
    else before = one;
  }
  return sentences;
}

/** The number or name of a cue stands above its times. */
function isNameOfCue(rows: readonly string[], index: number): boolean {
  const isFirst = index === 0 || (rows[index - 1] ?? '').trim() === '' || /^\s*\d+\s*$/.test(rows[index] ?? '');
  return isFirst && ARROW.test(rows[index + 1] ?? '');
}

/** Seconds by which a song text comes too late. */
function offsetIn(rows: readonly string[]): number {
  const offsetText = rows.map((row) => OFFSET_TAG.exec(row)?.[1]).find((one) => one !== undefined);
  return offsetText === undefined ? 0 : Number(offsetText) / 1000;
}

function shifted(seconds: number, offset: number): number {
  return offset === 0 ? seconds : within(seconds - offset);
}

function secondsOf(time: string): number {
  return within(
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0),
  );
}

function within(seconds: number): number {
  return Math.min(Math.max(0, Math.round(seconds * 1000) / 1000), LIMITS.recordingSecondsMax - 1);
}
