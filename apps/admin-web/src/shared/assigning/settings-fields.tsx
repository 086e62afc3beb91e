import { ANSWERS_SHOWN, TEACHING_LIMITS } from '@bandwise/domain/internal';
import { Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { ATTEMPTS, START_CODE, type SettingsForm } from './settings.ts';
import { TimeFields } from './time-fields.tsx';

const words = texts.assignments.form;

interface SettingsFieldsProps {
  readonly form: UseFormReturnType<SettingsForm>;
  readonly timeZone: string;
  /** The titles of tests whose answers are no secret. */
  readonly open: readonly string[];
  /** Full screen and a start code are for exams, the order for several tests. */
  readonly isExam: boolean;
  readonly isOrdered: boolean;
  /** Between the name and the times. */
  readonly children?: ReactNode;
}

/** The settings of an assignment: rare ones under “More settings”, open where they are in use. */
export function SettingsFields({ form, timeZone, open, isExam, isOrdered, children }: SettingsFieldsProps) {
  const { values } = form;
  const isInUse = values.note !== '' || values.in_order || values.full_screen || values.start_code !== '';
  return (
    <Stack>
      <TextInput
        label={words.name}
        required
        autoComplete="off"
        maxLength={TEACHING_LIMITS.assignmentNameMax}
        {...form.getInputProps('name')}
      />
      {children}
      <TimeFields timeZone={timeZone} opens={form.getInputProps('opens_at')} due={form.getInputProps('due_at')} />
      <Group grow preventGrowOverflow={false} align="flex-start" wrap="wrap">
        <NativeSelect
          label={words.attempts}
          miw={200}
          data={[
            ...ATTEMPTS.map((value) => ({ value, label: value })),
            { value: '', label: texts.assignments.anyAttempts },
          ]}
          {...form.getInputProps('attempts_allowed')}
        />
        <NativeSelect
          label={words.answers}
          miw={200}
          data={ANSWERS_SHOWN.map((value) => ({ value, label: texts.assignments.answersShown[value] }))}
          {...form.getInputProps('answers_shown')}
        />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {words.answersHint}
        {values.answers_shown !== 'at_once' && open.length > 0 && ` ${words.openTests(open.join(', '))}`}
      </Text>
      <details open={isInUse || undefined}>
        <summary>{words.more}</summary>
        <Stack mt="sm">
          <Textarea
            label={words.note}
            autosize
            minRows={2}
            maxLength={TEACHING_LIMITS.noteMax}
            {...form.getInputProps('note')}
          />
          {isOrdered && <Checkbox label={words.inOrder} {...form.getInputProps('in_order', { type: 'checkbox' })} />}
          {isExam && (
            <Checkbox
              label={words.fullScreen}
              description={words.fullScreenHint}
              {...form.getInputProps('full_screen', { type: 'checkbox' })}
            />
          )}
          <TextInput
            label={words.code}
            description={words.codeHint}
            autoComplete="off"
            maxLength={START_CODE.max}
            {...form.getInputProps('start_code')}
          />
        </Stack>
      </details>
    </Stack>
  );
}
