import type { SavedResultBody } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconHighlight, IconNote } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { useAnnotations } from '../annotations/components/annotations-context.ts';
import type { Place } from '../annotations/model/annotations.ts';
import classes from './review-extras.module.css';
import { SignedResult } from './signed-result.tsx';
import { TimesSpent } from './times-spent.tsx';

interface ReviewExtrasProps extends MarksMadeProps {
  /** null: a guest's, which is stored nowhere. */
  readonly saved: Pick<SavedResultBody, 'attemptID' | 'date'> | null;
}

/** The parts of a review beyond marks and keys. */
export function ReviewExtras({ saved, onShowQuote }: ReviewExtrasProps) {
  return (
    <>
      {saved && <TimesSpent attemptId={saved.attemptID} />}
      <MarksMade onShowQuote={onShowQuote} />
      {saved && <SignedResult attemptId={saved.attemptID} date={saved.date} />}
    </>
  );
}

interface MarksMadeProps {
  /** Shows words of the passage; null: there is no passage. */
  readonly onShowQuote: ((quote: string) => void) | null;
}

const words = texts.teaching.marks;

/** The learner's notes and highlights in this part, with the way to each in the passage. */
function MarksMade({ onShowQuote }: MarksMadeProps) {
  const { notes, highlights } = useAnnotations().annotations;
  if (notes.length + highlights.length === 0) return null;
  const show = ({ panel, text }: Place) =>
    onShowQuote &&
    panel === 'passage' && (
      <Button size="compact-md" variant="default" onClick={() => onShowQuote(text)}>
        {words.show}
      </Button>
    );
  return (
    <section aria-labelledby="marks-made" className={classes['extra']}>
      <h3 id="marks-made">{words.heading}</h3>
      <ul className={classes['marks']}>
        {notes.map((note) => (
          <li key={note.id}>
            <IconNote size={20} role="img" aria-label={words.note} />
            <div>
              {note.content !== '' && <p className={classes['note']}>{note.content}</p>}
              <q>{note.text.trim()}</q>
            </div>
            {show(note)}
          </li>
        ))}
        {highlights.map((highlight) => (
          <li key={highlight.id}>
            <IconHighlight size={20} role="img" aria-label={words.highlight} />
            <q>{highlight.text.trim()}</q>
            {show(highlight)}
          </li>
        ))}
      </ul>
    </section>
  );
}
