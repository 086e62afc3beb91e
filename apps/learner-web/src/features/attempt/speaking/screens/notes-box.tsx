import { NO_WRITING_HELP } from '@bandwise/ui/fields/no-writing-help.ts';
import { TextArea } from '@bandwise/ui/fields/text-area.tsx';
import { texts } from '../../../../shared/texts/texts.ts';

interface NotesBoxProps {
  readonly notes: string;
  readonly onWrite: (notes: string) => void;
}

/** Notes for an answer that is prepared. They stay on the page. */
export function NotesBox({ notes, onWrite }: NotesBoxProps) {
  return (
    <TextArea
      {...NO_WRITING_HELP}
      label={texts.speaking.notes}
      description={texts.speaking.notesHint}
      rows={3}
      maxRows={8}
      value={notes}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  );
}
