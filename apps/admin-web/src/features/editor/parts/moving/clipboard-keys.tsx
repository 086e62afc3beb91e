import { useEffect } from 'react';
import { toastError } from '../../../../shared/toasts/toasts.ts';
import { openPart } from '../../model/changes/editor-state.ts';
import { useEditor } from '../../session/editor-context.ts';
import { readClip } from '../../model/exam-file/clip.ts';
import { pasteClip, type PasteAt } from './paste-clip.ts';

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

/** Pastes by keyboard outside of text fields: copies from here, another window or another device. */
export function ClipboardKeys() {
  const editor = useEditor();
  useEffect(() => editor.clipboard.follow(), [editor]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TEXT_FIELD) || document.querySelector('[aria-modal="true"]') !== null) return;
      const read = readClip(event.clipboardData?.getData('text/plain') ?? '');
      const part = openPart(editor.store.getState());
      if (read === null || part === undefined) return;
      event.preventDefault();
      if (read.ok) pasteClip(editor, read.clip, placeOf(target, part.id));
      else toastError(null, read.message);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [editor]);
  return null;
}

/** The place of the focused element. */
function placeOf(target: Element | null, part: number): PasteAt {
  const idAt = (name: string) => Number(target?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? NaN);
  const [group, question] = [idAt('group'), idAt('question')];
  return { part, group: Number.isNaN(group) ? null : group, question: Number.isNaN(question) ? null : question };
}
