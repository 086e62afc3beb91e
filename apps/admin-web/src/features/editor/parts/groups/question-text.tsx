import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { ActionIcon, Box, Text, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useField } from '../../fields/use-field.ts';
import { useDispatch } from '../../session/editor-context.ts';
import { QUESTION_MARKS, toggleMark, type QuestionMark } from './question-marks.ts';

const questionTexts = texts.questions;

interface QuestionTextProps {
  readonly part: number;
  readonly group: number;
  readonly question: number;
  readonly label: string;
  readonly text: string;
  readonly hasParagraph: boolean;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** The words of a question. Marks are written as HTML, with a preview below. */
export function QuestionText({ part, group, question, label, text, hasParagraph, input }: QuestionTextProps) {
  const dispatch = useDispatch();
  const field = useField({ part, group, question, field: 'question' });
  return (
    <>
      <Textarea
        {...field}
        ref={input}
        aria-label={questionTexts.text(label)}
        placeholder={hasParagraph ? questionTexts.textInParagraph : questionTexts.text(label)}
        rows={hasParagraph ? 1 : 2}
        // In groups with a paragraph, Tab skips an empty question text.
        {...(hasParagraph && text === '' && { tabIndex: -1 })}
        value={text}
        onKeyDown={onMarkKey}
        onChange={(event) => {
          const patch = { question: event.currentTarget.value };
          dispatch({ type: 'setQuestion', group, question, patch });
        }}
      />
      {/<[a-z]/i.test(text) && (
        <Box role="group" aria-label={questionTexts.shownAs(label)} pl="sm">
          <Text size="xs" c="dimmed" aria-hidden>
            {questionTexts.shownAsHeading}
          </Text>
          <RichText html={text} />
        </Box>
      )}
    </>
  );
}

/** A button to a text that Tab skips. */
export function ToText({ label, input }: Pick<QuestionTextProps, 'label' | 'input'>) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={questionTexts.write(label)}
      title={questionTexts.write(label)}
      onClick={() => input.current?.focus()}
    >
      <IconPencil size={18} aria-hidden />
    </ActionIcon>
  );
}

/** The buttons that mark the selected words. */
export function MarkButtons({ input }: { readonly input: RefObject<HTMLTextAreaElement | null> }) {
  return QUESTION_MARKS.map(({ tag, label, icon: MarkIcon }) => (
    <ActionIcon
      key={tag}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      // The text keeps the focus and the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => input.current !== null && mark(input.current, tag)}
    >
      <MarkIcon size={18} aria-hidden />
    </ActionIcon>
  ));
}

function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
  const pressed = QUESTION_MARKS.find(({ key }) => key === event.key.toLowerCase());
  if (pressed === undefined) return;
  event.preventDefault();
  mark(event.currentTarget, pressed.tag);
}

function mark(input: HTMLTextAreaElement, tag: QuestionMark['tag']): void {
  const { value, selectionStart, selectionEnd } = input;
  const next = toggleMark({ text: value, start: selectionStart, end: selectionEnd }, tag);
  input.focus();
  replaceText(input, next.text);
  input.setSelectionRange(next.start, next.end);
}

/** Replaces text like typing, so that the field's own undo works. */
function replaceText(input: HTMLTextAreaElement, text: string): void {
  input.select();
  // The only way to add to a field's undo history; `setRangeText` clears it.
  document.execCommand('insertText', false, text);
}
