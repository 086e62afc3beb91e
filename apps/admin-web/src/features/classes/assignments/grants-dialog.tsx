import type { AssignmentBody, ClassMember } from '@bandwise/api-contract/admin';
import { LIMITS } from '@bandwise/domain';
import { Alert, Button, Group, List, Modal, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { refusalOf } from '../../../shared/assigning/settings.ts';
import { fromSchoolTime, schoolMinute, toSchoolTime } from '../../../shared/dates/school-time.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { useGrant } from './assignment-calls.ts';

const words = texts.assignments.grants;

type Granted = AssignmentBody['granted'][number];

interface GrantsDialogProps {
  /** null: closed. */
  readonly assignment: AssignmentBody | null;
  readonly learners: readonly ClassMember[];
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Extra time and own due times of single learners. */
export function GrantsDialog({ assignment, learners, timeZone, onClose }: GrantsDialogProps) {
  return (
    <Modal opened={assignment !== null} onClose={onClose} title={words.title(assignment?.name ?? '')} size="lg">
      {assignment && <Grants assignment={assignment} learners={learners} timeZone={timeZone} />}
    </Modal>
  );
}

type GrantsProps = Omit<GrantsDialogProps, 'assignment' | 'onClose'> & { readonly assignment: AssignmentBody };

function Grants({ assignment, learners, timeZone }: GrantsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const learner = learners.find(({ id }) => id === chosen) ?? learners[0];
  if (!learner) return <Text>{words.noLearners}</Text>;
  const granted = assignment.granted.flatMap((one) => {
    const of = learners.find(({ id }) => id === one.userID);
    const facts = factsOf(one, timeZone);
    return of && facts !== '' ? [{ id: of.id, name: fullName(of), facts }] : [];
  });
  return (
    <Stack>
      <Text>{words.hint}</Text>
      <NativeSelect
        label={words.learner}
        data-autofocus
        value={learner.id}
        data={learners.map((one) => ({ value: one.id, label: `${fullName(one)} (${one.email})` }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <GrantForm key={learner.id} assignment={assignment} learner={learner} timeZone={timeZone} />
      {granted.length > 0 && (
        <section aria-label={words.list}>
          <Text fw={600}>{words.list}</Text>
          <List size="sm">
            {granted.map(({ id, name, facts }) => (
              <List.Item key={id}>{`${name}: ${facts}`}</List.Item>
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}

interface GrantFormProps extends Pick<GrantsProps, 'assignment' | 'timeZone'> {
  readonly learner: ClassMember;
}

interface GrantValues {
  readonly percent: number | string;
  readonly minutes: number | string;
  readonly due_at: string;
}

function GrantForm({ assignment, learner, timeZone }: GrantFormProps) {
  const grant = useGrant();
  const [refusal, setRefusal] = useState<string | null>(null);
  const before = assignment.granted.find(({ userID }) => userID === learner.id);
  const form = useForm<GrantValues>({
    initialValues: {
      percent: before?.extra_time.percent ?? 0,
      minutes: before?.extra_time.minutes ?? 0,
      due_at: before?.due_at ? toSchoolTime(before.due_at, timeZone) : '',
    },
    validate: {
      due_at: (time) =>
        time !== '' && fromSchoolTime(time, timeZone) === null ? texts.assignments.form.timeMissing : null,
    },
  });
  const submit = async ({ percent, minutes, due_at }: GrantValues) => {
    try {
      await grant.mutateAsync({
        id: assignment.id,
        userID: learner.id,
        // An empty field counts as no extra time.
        extra_time: { percent: Number(percent), minutes: Number(minutes) },
        due_at: fromSchoolTime(due_at, timeZone),
      });
      setRefusal(null);
      toastSuccess(words.saved(fullName(learner)));
    } catch (error) {
      const { message, fields } = refusalOf(error, words.failed);
      form.setErrors(fields);
      setRefusal(message);
    }
  };
  const whole = { min: 0, allowDecimal: false, allowNegative: false } as const;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack>
        {assignment.conditions === 'exam' && (
          <Group grow align="flex-start">
            <NumberInput
              {...whole}
              label={words.percent}
              max={LIMITS.extraPercentMax}
              {...form.getInputProps('percent')}
            />
            <NumberInput
              {...whole}
              label={words.minutes}
              max={LIMITS.extraMinutesMax}
              {...form.getInputProps('minutes')}
            />
          </Group>
        )}
        <TextInput
          type="datetime-local"
          label={words.due}
          description={texts.assignments.zone(timeZone)}
          {...form.getInputProps('due_at')}
        />
        <div role="alert">{refusal !== null && <Alert color="red">{refusal}</Alert>}</div>
        <Group justify="flex-end">
          <Button type="submit" loading={grant.isPending}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function factsOf({ extra_time: { percent, minutes }, due_at }: Granted, timeZone: string): string {
  return [
    percent > 0 && words.percentOf(percent),
    minutes > 0 && words.minutesOf(minutes),
    due_at !== null && words.dueAt(schoolMinute(due_at, timeZone)),
  ]
    .filter(Boolean)
    .join(', ');
}
