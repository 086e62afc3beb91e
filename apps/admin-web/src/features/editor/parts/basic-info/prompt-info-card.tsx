import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { PartTextField } from '../content/text-cards.tsx';
import { Words } from '../content/words.tsx';
import { PartNumberField, TitleField } from './basic-info-card.tsx';

/** The height of the task's editor in pixels (administrator specification, section 9). */
const HEIGHT = 700;

/** Part, name and content of a writing or speaking test (administrator specification, section 2). */
export function PromptInfoCard() {
  return (
    <Card heading={texts.editor.basic.heading}>
      <PartNumberField />
      <TitleField />
      <TaskField />
    </Card>
  );
}

/** The task of writing and speaking. */
function TaskField() {
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
