import { useCallback } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Card } from '../fields/card.tsx';
import { useDispatch, useOpenPart } from '../screen/editor-context.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField } from '../fields/use-field.ts';

const { content: contentTexts } = texts.editor;
/** In pixels (administrator specification, section 9). */
const HEIGHT = 450;

export function ExplanationCard() {
  const part = useOpenPart(({ id }) => id);
  const explanation = useOpenPart((open) => open.explanation);
  const dispatch = useDispatch();
  const change = useCallback(
    (html: string) => dispatch({ type: 'setPart', part, patch: { explanation: html } }),
    [dispatch, part],
  );
  const field = useField({ part, field: 'explanation' });
  return (
    <Card heading={contentTexts.explanationHeading}>
      <RichTextField
        {...field}
        key={part}
        label={contentTexts.explanation}
        description={contentTexts.explanationHint}
        height={HEIGHT}
        value={explanation}
        onChange={change}
      />
    </Card>
  );
}
