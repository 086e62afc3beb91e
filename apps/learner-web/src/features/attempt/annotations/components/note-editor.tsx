import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Note } from '../model/annotations.ts';
import type { Box } from '../model/boxes.ts';
import { deleteNote, isBlank, writeNote } from '../model/change-annotations.ts';
import { shownText } from '../model/shown-text.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useAnnotations } from './annotations-context.ts';
import styles from './popup.module.css';
import { PopupFrame } from './popup-frame.tsx';

interface NoteEditorProps {
  readonly note: Note;
  readonly anchor: Box;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const LONGEST_NOTE = 5000;

export function NoteEditor({ note, anchor, onClose, onDeleted }: NoteEditorProps) {
  const { change, say } = useAnnotations();
  const [draft, setDraft] = useState(note.content);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);
  const fieldId = useId();

  const write = () => change((all) => writeNote(all, note.id, draft));
  // Only its buttons discard a draft; another note, another page or a reload preserves it.
  const keepDraft = useEffectEvent(() => {
    if (!isClosed.current && draft !== note.content) write();
  });
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const leave = () => keepDraft();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const drop = () => {
    change((all) => deleteNote(all, note.id));
    say(texts.annotations.said.noteDeleted);
    onDeleted();
  };
  const closeBy = (act: () => void) => () => {
    isClosed.current = true;
    act();
  };
  const save = closeBy(() => {
    if (isBlank(draft)) return drop();
    write();
    say(texts.annotations.said.noteSaved);
    onClose();
  });
  const remove = closeBy(() => drop());
  // A note that is closed empty is deleted.
  const close = closeBy(() => (isBlank(note.content) ? drop() : onClose()));

  return (
    <PopupFrame role="dialog" label={texts.annotations.editor(shownText(note.text))} anchor={anchor} onClose={close}>
      <blockquote className={styles['quote']}>{shownText(note.text)}</blockquote>
      <label className="bw-visually-hidden" htmlFor={fieldId}>
        {texts.annotations.noteBody}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles['field']}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button size="compact-md" onClick={save}>
          {texts.annotations.save}
        </Button>
        <Button size="compact-md" variant="default" onClick={close}>
          {texts.annotations.close}
        </Button>
        <Button size="compact-md" variant="subtle" tone="danger" onClick={remove}>
          {texts.annotations.deleteNote}
        </Button>
      </div>
    </PopupFrame>
  );
}
