import { Button } from '@bandwise/ui/controls/button.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { useAnnotationStore } from '../annotations/store/use-annotation-store.ts';
import { isWritten } from './exam-squares.ts';
import type { SatSection } from '../store/sitting/sat-section.ts';
import classes from './sitting.module.css';

export type AsideName = 'help' | 'hidden' | 'notes';

interface AsideProps {
  readonly name: AsideName;
  readonly parts: readonly SatSection[];
  readonly owner: string;
  /** The exam's time with what was added to it; nothing: nothing was. */
  readonly granted: string;
  readonly onPart: (part: number) => void;
  readonly onClose: () => void;
}

/** A screen that covers the exam for a while. The clock continues. */
export function Aside({ name, parts, owner, granted, onPart, onClose }: AsideProps) {
  const { hidden, resume, help, helpTexts, notes, close } = texts.sitting;
  if (name === 'hidden')
    return (
      <Sheet title={texts.sitting.hide} action={resume} onClose={onClose}>
        <p>{hidden}</p>
      </Sheet>
    );
  if (name === 'help')
    return (
      <Sheet title={help} action={close} onClose={onClose}>
        <ul className={classes['rules']}>
          {granted !== '' && <li>{texts.sitting.extraTime(granted)}</li>}
          {helpTexts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <TextLink href="/help/exam-conditions" target="_blank" underline="always">
            {texts.sitting.moreHelp}
          </TextLink>
        </p>
      </Sheet>
    );
  return (
    <Sheet title={notes} action={close} onClose={onClose}>
      {parts.map((part, index) => (
        <PartNotes key={part.section.id} part={part} owner={owner} onOpen={() => onPart(index)} />
      ))}
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly action: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Sheet({ title, action, onClose, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <section aria-labelledby="aside" className={classes['page']}>
      <h2 id="aside" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <Button onClick={onClose} className={classes['go'] ?? ''}>
        {action}
      </Button>
    </section>
  );
}

interface PartNotesProps {
  readonly part: SatSection;
  readonly owner: string;
  readonly onOpen: () => void;
}

function PartNotes({ part, owner, onOpen }: PartNotesProps) {
  const { id, version, part_number } = part.section;
  const name = texts.sitting.part(part_number, isWritten(part));
  const { notes } = useStore(useAnnotationStore({ user: owner, sectionID: id, version }));
  return (
    <section className={classes['partOverview']}>
      <h3>{name}</h3>
      {notes.length === 0 && <p className={classes['soft']}>{texts.sitting.noNotes}</p>}
      <ul className={classes['rules']}>
        {notes.map((note) => (
          <li key={note.id}>
            <q>{note.text}</q> {note.content}
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <Button variant="default" size="compact-md" onClick={onOpen}>
          {texts.sitting.openPart(name)}
        </Button>
      )}
    </section>
  );
}
