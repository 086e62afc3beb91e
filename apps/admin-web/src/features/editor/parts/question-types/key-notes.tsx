import { QUESTION_SHAPES, TFNG_CHOICES, type QuestionShape, type QuestionType } from '@bandwise/domain';
import { Button, Group, Text } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import type { OptionForm, OtherAnswer } from '../../model/form/form.ts';
import { isError } from '../../model/findings/placed-finding.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { useFindings } from '../../fields/use-field.ts';
import { rowLetters } from '../../model/form/row-letters.ts';
import { textOfAnswer } from '../../model/form/other-keys.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { KeyEditorProps } from './question-type-editor.ts';

const questionTexts = texts.questions;

interface KeyNotesProps extends KeyEditorProps {
  readonly type: QuestionType;
}

/** The effects of a key's correction on the question: the mark for everyone, and other accepted keys. */
export function KeyNotes({ part, group, type, question, label, labels, choices, letters }: KeyNotesProps) {
  const { store, announcements } = useEditor();
  const target = { group, question: question.id };
  const shape: QuestionShape = QUESTION_SHAPES[type];
  const offered = shape.options ? question.options : choices;
  const marks = shape.options ? rowLetters(offered, 'A') : letters === undefined ? [] : rowLetters(offered, letters);
  const offeredTexts: readonly string[] = shape.labels ? TFNG_CHOICES[labels] : offered.map(({ text }) => text.trim());
  const errors = useFindings(question.id).filter((finding) => finding.field === 'also_accepted' && isError(finding));
  const finish = (announcement: string) => {
    announcements.say(announcement);
    focusPlace({ part, ...target, field: shape.options ? 'options' : 'answers' });
  };
  return (
    <>
      {question.void && (
        <KeyNote
          text={questionTexts.everyone}
          button={questionTexts.stopEveryone}
          name={questionTexts.stopEveryoneOf(label)}
          onRemove={() => {
            store.dispatch({ type: 'removeVoid', ...target });
            finish(questionTexts.stoppedEveryone(label));
          }}
        />
      )}
      {question.also_accepted?.map((key, index) => {
        const called = key.map((answer) => nameOf(answer, offered, marks)).join('; ');
        const isOffered = key.every((answer) => typeof answer === 'number' || offeredTexts.includes(answer));
        return (
          <KeyNote
            // oxlint-disable-next-line react/no-array-index-key -- two keys may name the same, and none is moved
            key={index}
            text={`${questionTexts.alsoAccepted} ${called}${isOffered ? '' : ` (${questionTexts.notOffered})`}`}
            button={questionTexts.removeOther}
            name={questionTexts.removeOtherOf(called, label)}
            onRemove={() => {
              store.dispatch({ type: 'removeOtherKey', ...target, index });
              finish(questionTexts.removedOther(called, label));
            }}
          />
        );
      })}
      {errors.map(({ message }) => (
        <Text
          key={message}
          id={fieldId({ part, ...target, field: 'also_accepted' })}
          tabIndex={-1}
          size="sm"
          c="var(--mantine-color-error)"
        >
          {message}
        </Text>
      ))}
    </>
  );
}

interface KeyNoteProps {
  readonly text: string;
  readonly button: string;
  /** The button's accessible name, which includes the text beside it. */
  readonly name: string;
  readonly onRemove: () => void;
}

function KeyNote({ text, button, name, onRemove }: KeyNoteProps) {
  return (
    <Group gap="xs" data-key-note>
      <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Button variant="default" size="compact-sm" aria-label={name} onClick={onRemove}>
        {button}
      </Button>
    </Group>
  );
}

/** `B Tom`, with a note if the answer is not among the choices. */
function nameOf(answer: OtherAnswer, offered: readonly OptionForm[], marks: readonly string[]): string {
  const text = textOfAnswer(answer, offered);
  const at = offered.findIndex(({ id }) => id === answer);
  return [marks[at], text || questionTexts.emptyAnswer].filter(Boolean).join(' ');
}
