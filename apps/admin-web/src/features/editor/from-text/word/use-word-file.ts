import type { SourceLine } from '@bandwise/recognise';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUploadMedia } from '../../api/upload-media.ts';
import type { WordError } from './open-docx.ts';
import type { ReadDocx } from './read-docx.ts';

export type WordState =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly name: string }
  | { readonly kind: 'read'; readonly name: string; readonly lostPictures: number }
  | { readonly kind: 'failed'; readonly name: string; readonly error: WordError };

/** Reads Word files, the first one at once; `take` gets the lines of the one that was chosen last. */
export function useWordFile(first: File | null, take: (lines: readonly SourceLine[]) => void) {
  const upload = useUploadMedia();
  const [state, setState] = useState<WordState>(first === null ? { kind: 'none' } : reading(first));

  const read = async (file: File) => {
    const { readDocx } = await import('./read-docx.ts');
    return readDocx(file, upload);
  };
  const show = ({ name }: File, result: ReadDocx) => {
    if (result.ok) take(result.lines);
    setState(
      result.ok
        ? { kind: 'read', name, lostPictures: result.lostPictures }
        : { kind: 'failed', name, error: result.error },
    );
  };

  const loadFirst = useEffectEvent(() => {
    if (first !== null) void read(first).then((result) => show(first, result));
  });
  useEffect(() => loadFirst(), []);

  return {
    state,
    read: (file: File) => {
      setState(reading(file));
      void read(file).then((result) => show(file, result));
    },
  };
}

function reading({ name }: File): WordState {
  return { kind: 'busy', name };
}
