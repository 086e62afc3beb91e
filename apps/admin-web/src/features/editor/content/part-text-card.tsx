import { useCallback, type ReactNode } from 'react';
import { Card } from '../fields/card.tsx';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField, useNoteLost } from '../fields/use-field.ts';
import { useDispatch, useOpenPart } from '../screen/editor-context.ts';

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

/** A long text of the open part, with a section of the editor to itself. */
export function PartTextCard({ heading, actions, children, ...field }: PartTextCardProps) {
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
