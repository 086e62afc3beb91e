import { texts } from '../../../shared/texts/texts.ts';
import { TaskField } from '../content/task-field.tsx';
import { PartNumberField, TitleField } from './basic-info-card.tsx';
import { Card } from '../fields/card.tsx';

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
