import { skills, type Evidence } from '@bandwise/domain';
import { ActionIcon, CloseButton, Group, Stack, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useCallback } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useField, useFindings, useNoteLost } from '../../fields/use-field.ts';
import type { QuestionForm } from '../../model/form/form.ts';
import { useDispatch, useEditor } from '../../session/editor-context.ts';
import { evidenceWords } from '../../model/form/evidence-words.ts';
import { RecordingEvidence } from './recording-evidence.tsx';

const words = texts.teaching;
/** In pixels. */
const HEIGHT = 180;

interface QuestionTeachingProps {
  readonly part: number;
  readonly group: number;
  readonly question: QuestionForm;
  readonly label: string;
  /** false: shows only invalid evidence. An editor in each question of a long test would be slow. */
  readonly isOpen: boolean;
}

interface TeachingToggleProps {
  readonly question: QuestionForm;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens a question's explanation and evidence; filled if there is any. */
export function TeachingToggle({ question, label, isOpen, onToggle }: TeachingToggleProps) {
  const { explanation = '', evidence = [] } = question;
  const name = words.open(label, evidence.length, explanation !== '');
  return (
    <ActionIcon
      variant={explanation === '' && evidence.length === 0 ? 'subtle' : 'light'}
      aria-label={name}
      aria-expanded={isOpen}
      title={words.openShort}
      onClick={onToggle}
    >
      <IconBulb size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Whether a finding is about a question's explanation or evidence, which then opens. */
export function useTeachingFault(question: number): boolean {
  return useFindings(question).some(({ field }) => field === 'explanation' || field === 'evidence');
}

/** The fields for explanation and evidence. */
export function QuestionTeaching({ part, group, question, label, isOpen }: QuestionTeachingProps) {
  const { explanation = '', evidence = [] } = question;
  const where = { part, group, question: question.id };
  const explanationField = useField({ ...where, field: 'explanation' });
  const onLost = useNoteLost({ ...where, field: 'explanation' });
  const evidenceField = useField({ ...where, field: 'evidence' });
  const dispatch = useDispatch();
  const change = useCallback(
    (html: string) => dispatch({ type: 'setQuestion', group, question: question.id, patch: { explanation: html } }),
    [dispatch, group, question.id],
  );
  const set = (next: readonly Evidence[]) =>
    dispatch({ type: 'setQuestion', group, question: question.id, patch: { evidence: next } });
  const { hasRecording, hasPassage } = skills[useEditor().skill];
  return (
    <Stack gap="xs">
      {(isOpen || explanationField.error !== null) && (
        <RichTextField
          {...explanationField}
          onLost={onLost}
          label={words.explanation(label)}
          description={words.explanationHint}
          value={explanation}
          onChange={change}
          height={HEIGHT}
        />
      )}
      <div id={evidenceField.id} tabIndex={-1}>
        <Text size="sm" fw={500}>
          {words.evidence.heading(label)}
        </Text>
        {evidence.length === 0 && (
          <Text size="sm" c="dimmed">
            {hasPassage ? words.evidence.nonePassage : words.evidence.none}
          </Text>
        )}
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {evidence.map((one, index) => (
            <li key={evidenceWords(one)}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Text size="sm">{evidenceWords(one)}</Text>
                <CloseButton
                  aria-label={words.evidence.remove(evidenceWords(one))}
                  onClick={() => set(evidence.filter((_, at) => at !== index))}
                />
              </Group>
            </li>
          ))}
        </ul>
        {evidenceField.error !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {evidenceField.error}
          </Text>
        )}
      </div>
      {hasRecording && <RecordingEvidence label={label} onAdd={(seconds) => set([...evidence, seconds])} />}
    </Stack>
  );
}
