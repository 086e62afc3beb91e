import { PROBLEM_WORDS_MAX } from '@bandwise/domain/internal';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { TextArea } from '@bandwise/ui/fields/text-area.tsx';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useReport, type Reported } from './own-problems.ts';
import classes from './problem-report.module.css';

interface ProblemFormProps {
  readonly question: Reported;
  /** The words of the report that is open. */
  readonly before: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const words = texts.problemReport;

/** A few words about what is wrong with a question. They stay where they could not be sent. */
export function ProblemForm({ question, before, onSent, onCancel }: ProblemFormProps) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  // The form replaces the button that had the focus.
  useEffect(() => field.current?.focus(), []);
  const { send, isSending, failure } = useReport(question, onSent);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isSending) send(text);
      }}
    >
      <TextArea
        ref={field}
        label={words.label}
        description={words.description}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={PROBLEM_WORDS_MAX}
        rows={3}
        error={failure}
        required
      />
      <Row gap="xs" mt="xs">
        <Button type="submit" size="compact-md" loading={isSending} disabled={text.trim() === ''}>
          {words.send}
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Row>
    </form>
  );
}
