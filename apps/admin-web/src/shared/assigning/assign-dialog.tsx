import { ASSIGNMENT_CONDITIONS, type AssignmentConditions } from '@bandwise/domain/internal';
import { Button, Checkbox, Fieldset, Modal, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePublicConfig } from '../account/public-config.ts';
import { DialogForm } from '../dialogs/dialog-form.tsx';
import { texts } from '../texts/texts.ts';
import { toastSuccess } from '../toasts/toasts.ts';
import classes from './assigning.module.css';
import { useAssign } from './assignment-calls.ts';
import { canBeExam, canBeMock, conditionsOf, itemsOf, usualAnswers, usualName, type Chosen } from './chosen.ts';
import { SettingsFields } from './settings-fields.tsx';
import { refusalOf, settingsOf, settingsProblems, usualSettings, type SettingsForm } from './settings.ts';
import { TestPicker } from './test-picker.tsx';

const words = texts.assignments;

interface AssignDialogProps {
  /** null: closed. */
  readonly to: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** Assigns tests to a class. */
export function AssignDialog({ to, onClose }: AssignDialogProps) {
  const timeZone = usePublicConfig()?.timeZone;
  return (
    <Modal
      opened={to !== null}
      onClose={onClose}
      title={words.assignTo(to?.name ?? '')}
      size="xl"
      closeOnClickOutside={false}
    >
      {to !== null && timeZone !== undefined && <AssignForm to={to} timeZone={timeZone} onClose={onClose} />}
    </Modal>
  );
}

interface AssignFormProps {
  readonly to: NonNullable<AssignDialogProps['to']>;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Name and answers follow what is chosen until the teacher changes them. */
function AssignForm({ to, timeZone, onClose }: AssignFormProps) {
  const assign = useAssign(to.id);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [wish, setWish] = useState<AssignmentConditions | null>(null);
  const [isMockWanted, setMockWanted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [openedAt] = useState(Date.now);
  const form = useForm<SettingsForm>({
    initialValues: usualSettings(openedAt, timeZone),
    validate: (values) => settingsProblems(values, timeZone),
  });
  const conditions = conditionsOf(chosen, wish);
  const isMock = isMockWanted && conditions === 'exam' && canBeMock(chosen);

  const choose = (next: readonly Chosen[], nextWish = wish) => {
    const nextConditions = conditionsOf(next, nextWish);
    if (form.values.name === usualName(chosen)) form.setFieldValue('name', usualName(next));
    if (form.values.answers_shown === usualAnswers(conditions))
      form.setFieldValue('answers_shown', usualAnswers(nextConditions));
    setChosen(next);
    setWish(nextWish);
    setRefusal(null);
  };
  const submit = async (values: SettingsForm) => {
    if (chosen.length === 0) return setRefusal(words.form.noTests);
    try {
      const { name } = await assign.mutateAsync({
        ...settingsOf(values, timeZone),
        in_order: values.in_order && chosen.length > 1 && !isMock,
        full_screen: values.full_screen && conditions === 'exam',
        conditions,
        items: itemsOf(chosen, isMock),
      });
      toastSuccess(words.form.done(name, to.name));
      onClose();
    } catch (error) {
      const { message, fields } = refusalOf(error, words.form.assignFailed);
      form.setErrors(fields);
      setRefusal(message);
    }
  };

  return (
    <DialogForm
      submitLabel={words.form.submit}
      isPending={assign.isPending}
      refusal={refusal}
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        () => setRefusal(chosen.length === 0 ? words.form.noTests : null),
      )}
      onCancel={onClose}
    >
      <TestPicker chosen={chosen} onChange={choose} />
      <ChosenTests chosen={chosen} onChange={choose} />
      {canBeMock(chosen) && conditions === 'exam' && (
        <Checkbox
          label={words.tests.mock}
          checked={isMock}
          onChange={({ currentTarget: { checked } }) => setMockWanted(checked)}
        />
      )}
      <SettingsFields
        form={form}
        timeZone={timeZone}
        open={chosen.filter(({ isOpen }) => isOpen).map(({ title }) => title)}
        isExam={conditions === 'exam'}
        isOrdered={chosen.length > 1 && !isMock}
      >
        <Radio.Group
          label={words.form.conditions}
          description={canBeExam(chosen) || chosen.length === 0 ? undefined : words.form.onlyPractice}
          value={chosen.length === 0 ? (wish ?? 'exam') : conditions}
          onChange={(value) => choose(chosen, ASSIGNMENT_CONDITIONS.find((known) => known === value) ?? null)}
        >
          <Stack gap="xs" mt="xs">
            {[...ASSIGNMENT_CONDITIONS].reverse().map((value) => (
              <Radio
                key={value}
                value={value}
                label={words.conditions[value]}
                description={words.form.conditionHints[value]}
                disabled={value === 'exam' && chosen.length > 0 && !canBeExam(chosen)}
              />
            ))}
          </Stack>
        </Radio.Group>
      </SettingsFields>
    </DialogForm>
  );
}

interface ChosenTestsProps {
  readonly chosen: readonly Chosen[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** The chosen tests, in their order. */
function ChosenTests({ chosen, onChange }: ChosenTestsProps) {
  const moveUp = (index: number) => {
    const before = chosen.slice(0, index - 1);
    const pair = chosen.slice(index - 1, index + 1).reverse();
    onChange([...before, ...pair, ...chosen.slice(index + 1)]);
  };
  return (
    <Fieldset legend={words.tests.chosen}>
      {chosen.length === 0 ? (
        <Text c="dimmed">{words.tests.noneChosen}</Text>
      ) : (
        <ol className={classes['parts']}>
          {chosen.map(({ key, title }, index) => (
            <li key={key} className={classes['chosen']}>
              <Text className={classes['words'] ?? ''}>{title}</Text>
              {index > 0 && (
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={words.tests.up(title)}
                  onClick={() => moveUp(index)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </Button>
              )}
              <Button
                variant="subtle"
                size="compact-md"
                // The list of tests may have a button of this name too.
                aria-label={words.tests.removeOf(title)}
                onClick={() => onChange(chosen.filter((other) => other.key !== key))}
              >
                <IconX size={18} aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Fieldset>
  );
}
