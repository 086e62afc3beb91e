import type { SourceLine } from '@bandwise/recognise';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WordError } from './open-docx.ts';

interface ReadFile {
  readonly name: string;
  readonly lines: readonly SourceLine[];
  readonly lostPictures: number;
}

export type WordState =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly name: string }
  /** Read, and waiting for a confirmation to replace another text. */
  | ({ readonly kind: 'arrived' } & ReadFile)
  | ({ readonly kind: 'taken' } & ReadFile)
  | { readonly kind: 'failed'; readonly name: string; readonly error: WordError | 'unreadable' };

interface Taking {
  /** The field has text that is not from a file: replacing it needs a confirmation. */
  readonly hasOther: boolean;
  readonly take: (lines: readonly SourceLine[]) => void;
}

export type WordFileReader = ReturnType<typeof useWordFile>;

/** Reads Word files, the first one at once; `take` receives the lines of the last chosen file. */
export function useWordFile(first: File | null, { hasOther, take }: Taking) {
  const [state, setState] = useState<WordState>(first === null ? { kind: 'none' } : reading(first));

  // The author may type while a file is read.
  const hasOtherNow = useRef(hasOther);
  useEffect(() => {
    hasOtherNow.current = hasOther;
  }, [hasOther]);

  const accept = (arrived: WordState) => {
    if (arrived.kind !== 'arrived') return;
    take(arrived.lines);
    setState({ ...arrived, kind: 'taken' });
  };
  const arrive = (read: WordState) => {
    if (read.kind === 'arrived' && !hasOtherNow.current) accept(read);
    else setState(read);
  };
  const loadFirst = useEffectEvent(() => {
    if (first !== null) void readFile(first).then(arrive);
  });
  useEffect(() => loadFirst(), []);

  return {
    state,
    read: (file: File) => {
      setState(reading(file));
      void readFile(file).then(arrive);
    },
    replace: () => accept(state),
    leaveOut: () => setState({ kind: 'none' }),
  };
}

async function readFile(file: File): Promise<WordState> {
  const { name } = file;
  try {
    const { readDocx } = await import('./read-docx.ts');
    const result = await readDocx(file);
    if (!result.ok) return { kind: 'failed', name, error: result.error };
    return { kind: 'arrived', name, lines: result.lines, lostPictures: result.lostPictures };
  } catch {
    // The file was moved or changed since it was chosen, or the reader's code failed to load.
    return { kind: 'failed', name, error: 'unreadable' };
  }
}

function reading({ name }: File): WordState {
  return { kind: 'busy', name };
}
