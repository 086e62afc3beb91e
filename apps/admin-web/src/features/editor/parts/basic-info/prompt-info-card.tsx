import { skills } from '@bandwise/domain';
import { writingAdvice } from '@bandwise/domain/internal';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { useField } from '../../fields/use-field.ts';
import { shownParts } from '../../model/form/parts.ts';
import { useDispatch, useEditor, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { PartTextField } from '../content/text-cards.tsx';
import { Words } from '../content/words.tsx';
import { PartNumberField, TitleField } from './basic-info-card.tsx';

/** The height of the task's editor in pixels (administrator specification, section 9). */
const HEIGHT = 700;

/** Part, name, advice and content of a writing or speaking test (administrator specification, section 2). */
export function PromptInfoCard() {
  return (
    <Card heading={texts.editor.basic.heading}>
      <PartNumberField />
      <TitleField />
      <AdviceFields />
      <TaskField />
    </Card>
  );
}

/** The advised minutes and minimum words of a written task. */
function AdviceFields() {
  const { isWritten } = skills[useEditor().skill];
  return (
    isWritten && (
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <AdviceField of="minutes" />
        <AdviceField of="words" />
      </SimpleGrid>
    )
  );
}

/** An empty field shows the default as its placeholder. */
function AdviceField({ of }: { readonly of: 'minutes' | 'words' }) {
  const part = useOpenPart(({ id }) => id);
  const value = useOpenPart((open) => open[of] ?? null);
  const usual = useEditorState(({ form }) => {
    const shown = shownParts(form).find((one) => one.part.id === part);
    return writingAdvice({ part_number: shown?.number ?? form.partNumber })[of];
  });
  const dispatch = useDispatch();
  const field = useField({ part, field: of });
  return (
    <NumberInput
      {...field}
      key={part}
      label={texts.editor.basic[of]}
      description={texts.editor.basic.adviceHint}
      allowDecimal={false}
      allowNegative={false}
      placeholder={String(usual)}
      value={value ?? ''}
      onChange={(next) => dispatch({ type: 'setPart', part, patch: { [of]: typeof next === 'number' ? next : null } })}
    />
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
