import type { TranscriptLine } from '@bandwise/domain';

/** Signs that would be read as a tag or an entity. */
const MEANS_MARKUP = /<(?=[a-z\d/])|&(?=#?\w+;)/gi;

/** A transcript as lines that are read back to the same: `0:12.34 - 0:15 Janet: Good morning.` */
export function writeTranscript(lines: readonly TranscriptLine[]): string {
  return lines
    .map(({ start, end, speaker, text }) => {
      const words = text.replace(MEANS_MARKUP, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
      const named = speaker === undefined ? words : `${speaker}: ${words}`;
      return `${clock(start)} - ${clock(end)} ${named}`;
    })
    .join('\n');
}

function clock(seconds: number): string {
  const rest = Math.round((seconds % 60) * 1000) / 1000;
  const [whole = '0', fraction] = String(rest).split('.');
  return `${Math.floor(seconds / 60)}:${whole.padStart(2, '0')}${fraction === undefined ? '' : `.${fraction}`}`;
}
