import { texts } from '../../../shared/texts/texts.ts';
import { PartTextField } from './part-text-card.tsx';
import { Words } from './words.tsx';

/** In pixels (administrator specification, section 9). */
const HEIGHT = 700;

/** The task of writing and speaking. */
export function TaskField() {
  return (
    <div>
      <PartTextField
        text="content"
        field="examContent"
        label={texts.editor.content.task}
        required
        menuBar
        height={HEIGHT}
      />
      <Words />
    </div>
  );
}
