import { QUESTION_SHAPES, type QuestionType } from '@bandwise/domain';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { Box, Stack, Title } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { groupById } from '../../model/form/parts.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { useEditor } from '../../session/editor-context.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import type { KeyEditorProps } from '../question-types/question-type-editor.ts';
import { KeyNotes } from '../question-types/key-notes.tsx';
import { questionTypeEditors } from '../question-types/registry.ts';
import { removeQuestion } from '../moving/remove.ts';
import { QuestionTeaching, TeachingToggle, useTeachingFault } from '../teaching/question-teaching.tsx';
import { QuestionErrors } from './question-errors.tsx';
import { DragHandle } from '../moving/drag-handle.tsx';
import { useDropEdge } from '../moving/use-drop-edge.ts';
import { QuestionMenu } from '../moving/question-menu.tsx';
import { MarkButtons, QuestionText, ToText } from './question-text.tsx';
import { RowButtons } from '../../fields/row-buttons.tsx';
import { ToolRow, toTools } from '../../fields/tool-row.tsx';
import styles from '../../fields/editor.module.css';

const questionTexts = texts.questions;
const ONE_LINE = `${styles['questionFields']} ${styles['oneLine']}`;

interface QuestionEditorProps extends KeyEditorProps {
  readonly type: QuestionType;
  readonly hasParagraph: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const QuestionEditor = memo(function QuestionEditor(props: QuestionEditorProps) {
  const { part, group, type, question, label, hasParagraph } = props;
  const { KeyEditor } = questionTypeEditors[type];
  const input = useRef<HTMLTextAreaElement>(null);
  const place = { part, group, question: question.id };
  const edge = useDropEdge('question', question.id);
  const [isOpen, setOpen] = useState(false);
  const hasTeachingFault = useTeachingFault(question.id);
  const isTeaching = isOpen || hasTeachingFault;
  const heading = `question-${question.id}-name`;
  return (
    <Box
      component="section"
      className={styles['question']}
      aria-labelledby={heading}
      data-question={question.id}
      {...(isTeaching && { 'data-open': true })}
      {...edge}
      onKeyDown={toTools}
    >
      <Title order={4} size="h6" id={heading} className={styles['questionNumber']}>
        <VisuallyHidden>{questionTexts.name('')}</VisuallyHidden>
        {label}
      </Title>
      <div
        className={QUESTION_SHAPES[type].options ? styles['questionFields'] : ONE_LINE}
        id={fieldId({ ...place, field: null })}
      >
        <div data-question-body>
          <QuestionErrors {...place} />
          <QuestionText {...place} label={label} text={question.question} hasParagraph={hasParagraph} input={input} />
        </div>
        <div className={styles['tools']}>
          <ToolRow label={questionTexts.tools(label)}>
            {hasParagraph && question.question === '' && <ToText label={label} input={input} />}
            <span className={styles['marks']}>
              <MarkButtons input={input} />
            </span>
            <TeachingToggle question={question} label={label} isOpen={isTeaching} onToggle={() => setOpen(!isOpen)} />
            <QuestionButtons {...props} />
          </ToolRow>
        </div>
        <Stack gap="xs" data-question-body>
          <KeyEditor {...props} />
          <KeyNotes {...props} />
          {isTeaching && (
            <QuestionTeaching part={part} group={group} question={question} label={label} isOpen={isOpen} />
          )}
        </Stack>
      </div>
    </Box>
  );
});

function QuestionButtons({ part, group, question, label, isFirst, isLast }: QuestionEditorProps) {
  const editor = useEditor();
  const { store, announcements, confirmations } = editor;
  const target = { group, question: question.id };
  const name = questionTexts.called(label);
  const place = { part, group, question: question.id, field: null };
  const siblings = () => groupById(store.getState().form, group)?.questions ?? [];
  return (
    <RowButtons
      id={fieldId(place)}
      name={name}
      isFirst={isFirst}
      isLast={isLast}
      handle={<DragHandle kind="question" id={question.id} name={name} />}
      more={<QuestionMenu part={part} group={group} question={question.id} name={name} />}
      onMove={(by) => {
        store.dispatch({ type: 'moveQuestion', ...target, by });
        const moved = siblings().find(({ id }) => id === question.id);
        announcements.say(questionTexts.moved(String(moved?.number ?? label)));
      }}
      onDuplicate={() => {
        store.dispatch({ type: 'duplicateQuestion', ...target });
        const copy = siblings()[siblings().findIndex(({ id }) => id === question.id) + 1];
        announcements.say(questionTexts.added(String(copy?.number ?? '')));
        focusPlace({ ...place, question: copy?.id ?? question.id, field: 'question' });
      }}
      onRemove={() =>
        confirmations.open({
          title: questionTexts.removeTitle,
          detail: questionTexts.removeDetail(label),
          confirmLabel: texts.rowButtons.remove(name),
          onConfirm: () => removeQuestion(editor, { part, ...target }, questionTexts.removed(label)),
        })
      }
    />
  );
}
