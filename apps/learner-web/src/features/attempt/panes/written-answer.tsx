import { wordCount } from '@bandwise/domain/internal';
import { TextArea } from '@bandwise/ui/fields/text-area.tsx';
import type { ComponentProps } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './written-answer.module.css';

interface WrittenAnswerProps extends Omit<
  ComponentProps<typeof TextArea>,
  'className' | 'label' | 'onChange' | 'value'
> {
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/** The box of a writing task, and how many words are in it. */
export function WrittenAnswer({ text, onWrite, ...box }: WrittenAnswerProps) {
  return (
    <>
      <TextArea
        {...box}
        // The language that is written, also where the screens have another.
        lang="en"
        label={texts.writing.answer}
        className={classes['answer']}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <p className={classes['words']}>{texts.writing.words(wordCount(text))}</p>
    </>
  );
}
