import { useCallback, type ReactNode } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { RICH_TEXT_HEIGHT } from '../../fields/rich-text-height.ts';
import { useField, useNoteLost } from '../../fields/use-field.ts';
import { useDispatch, useOpenPart } from '../../session/editor-context.ts';
import { PassageEvidence } from '../teaching/passage-evidence.tsx';
import { Words } from './words.tsx';

const { content: contentTexts } = texts.editor;
const { modelAnswer } = texts.teaching;

interface PartTextFieldProps {
  /** Which text of the open part. */
  readonly text: 'content' | 'explanation' | 'modelAnswer';
  /** As the exam file names it. */
  readonly field: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly menuBar?: boolean;
  readonly height: number;
}

interface PartTextCardProps extends PartTextFieldProps {
  readonly heading: string;
  readonly actions?: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** The passage of a reading part. */
export function PassageCard() {
  return (
    <PartTextCard
      heading={contentTexts.passageHeading}
      actions={<Words />}
      text="content"
      field="passage"
      label={contentTexts.passage}
      description={contentTexts.passageHint}
      required
      menuBar
      height={RICH_TEXT_HEIGHT}
    >
      <PassageEvidence />
    </PartTextCard>
  );
}

export function ExplanationCard() {
  return (
    <PartTextCard
      heading={contentTexts.explanationHeading}
      text="explanation"
      field="explanation"
      label={contentTexts.explanation}
      description={contentTexts.explanationHint}
      height={RICH_TEXT_HEIGHT}
    />
  );
}

/** An answer to the task of writing and speaking. */
export function ModelAnswerCard() {
  return (
    <PartTextCard
      heading={modelAnswer.heading}
      text="modelAnswer"
      field="modelAnswer"
      label={modelAnswer.heading}
      description={modelAnswer.hint}
      height={RICH_TEXT_HEIGHT}
    />
  );
}

/** A long text of the open part, with a section of the editor to itself. */
function PartTextCard({ heading, actions, children, ...field }: PartTextCardProps) {
  return (
    <Card heading={heading} actions={actions}>
      <PartTextField {...field} />
      {children}
    </Card>
  );
}

/** A long text of the open part. */
export function PartTextField({ text, field, ...looks }: PartTextFieldProps) {
  const part = useOpenPart(({ id }) => id);
  const html = useOpenPart((open) => open[text] ?? '');
  const dispatch = useDispatch();
  const change = useCallback(
    (next: string) => dispatch({ type: 'setPart', part, patch: { [text]: next } }),
    [dispatch, part, text],
  );
  const place = useField({ part, field });
  const onLost = useNoteLost({ part, field });
  return <RichTextField {...place} {...looks} onLost={onLost} key={part} value={html} onChange={change} />;
}
