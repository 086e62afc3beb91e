/** One cue of a transcript, as written: its lines with tags and entities. */
export interface Cue {
  readonly start: number;
  /** null: until the next one. */
  readonly end: number | null;
  readonly lines: readonly string[];
}

/** A line that could not be placed in the recording; counted from 1. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

export interface ReadCues {
  readonly cues: readonly Cue[];
  readonly unread: readonly UnreadLine[];
}
