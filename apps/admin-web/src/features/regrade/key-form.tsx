import type { EditSection } from '@bandwise/api-contract/admin';
import {
  letteredChoices,
  numberQuestions,
  QUESTION_SHAPES,
  TFNG_CHOICES,
  type FullGroup,
  type LetteredChoice,
} from '@bandwise/domain';
import {
  addressLabel,
  deliverGroup,
  keyAt,
  letteredOptions,
  withLetter,
  questionWords,
} from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Checkbox, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { KEY_CHANGES, type KeyChangeKind, type WantedKey } from './regrade-calls.ts';

const LABEL_MAX = 80;

type NumberedQuestion = ReturnType<typeof numberQuestions>[number];

interface KeyFormProps {
  readonly section: EditSection;
  /** null: the part has no such question. */
  readonly address: string | null;
  /** An answer that the key is to accept, too. */
  readonly accept: string | null;
  readonly onChoose: (address: string) => void;
  readonly onChange: () => void;
  readonly onSee: (wanted: WantedKey) => void;
}

/** The question with its key, which is corrected here. */
export function KeyForm({ section, address, accept, onChoose, onChange, onSee }: KeyFormProps) {
  const questions = numberQuestions(section.groups);
  const place = questions.find((question) => question.address === address);
  const group = place && section.groups[place.groupIndex];
  const ordered = group?.any_order?.find((numbers) => place !== undefined && numbers.includes(place.number));
  const before = address === null ? [] : (keyAt(section, address) ?? []);
  const [answers, setAnswers] = useState<readonly string[]>(
    accept === null || accept.trim() === '' || before.includes(accept.trim()) ? before : [...before, accept.trim()],
  );
  const [kind, setKind] = useState<KeyChangeKind>('correct');
  const change = (to: readonly string[]) => {
    setAnswers(to);
    onChange();
  };
  const isReady = address !== null && (kind === 'void' || written(answers).length > 0);
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (address !== null)
            onSee({ question: address, change: kind, answers: written(answers), version: section.version });
        }}
      >
        <Stack align="flex-start">
          <NativeSelect
            label={texts.regrade.question}
            value={address ?? ''}
            onChange={(event) => onChoose(event.currentTarget.value)}
            data={[
              ...(address === null ? [{ value: '', label: texts.regrade.choose }] : []),
              ...questions.map((question) => ({ value: question.address, label: labelOf(section, question) })),
            ]}
            w="100%"
          />
          {place && group && <Text>{wordsOf(group, place.questionIndex)}</Text>}
          {ordered && <Text size="sm">{texts.regrade.anyOrder(ordered)}</Text>}
          {group && (
            <KindField
              kind={kind}
              onChange={(to) => {
                setKind(to);
                onChange();
              }}
            />
          )}
          {group && kind !== 'void' && (
            <KeyField group={group} index={place.questionIndex} answers={answers} onChange={change} />
          )}
          <Button type="submit" disabled={!isReady}>
            {texts.regrade.see}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

interface KindFieldProps {
  readonly kind: KeyChangeKind;
  readonly onChange: (kind: KeyChangeKind) => void;
}

/** Whether results may lose marks by the change, and who gets them. */
function KindField({ kind, onChange }: KindFieldProps) {
  const { kinds } = texts.regrade;
  return (
    <Radio.Group
      label={kinds.label}
      value={kind}
      onChange={(value) => onChange(KEY_CHANGES.find((one) => one === value) ?? kind)}
    >
      <Stack gap="xs" mt="xs">
        {KEY_CHANGES.map((one) => (
          <Radio key={one} value={one} label={kinds[one].label} description={kinds[one].detail} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface KeyFieldProps {
  readonly group: FullGroup;
  readonly index: number;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

function KeyField({ group, index, answers, onChange }: KeyFieldProps) {
  const offered = [...new Set([...offeredBy(group, index), ...answers])];
  const shape = QUESTION_SHAPES[group.type];
  const choices = lettersOf(group, index);
  if (shape.answers === 'any')
    return (
      <Textarea
        label={texts.regrade.key}
        description={texts.regrade.keyHint}
        value={answers.join('\n')}
        onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
        autosize
        minRows={2}
        w="100%"
        maw={480}
      />
    );
  if (shape.answers === 'one')
    return (
      <NativeSelect
        label={texts.regrade.key}
        description={texts.regrade.choiceHint}
        value={answers[0] ?? ''}
        onChange={(event) => onChange([event.currentTarget.value])}
        data={offered.map((value) => ({ value, label: withLetter(choices, value) }))}
      />
    );
  return (
    <Checkbox.Group label={texts.regrade.key} value={[...answers]} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {offered.map((option) => (
          <Checkbox key={option} value={option} label={withLetter(choices, option)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** The letters that learners see beside what is offered; null: none. */
function lettersOf(group: FullGroup, index: number): readonly LetteredChoice[] | null {
  const shape = QUESTION_SHAPES[group.type];
  if (shape.options) return letteredOptions(group.questions[index]?.options ?? []);
  return shape.choices ? letteredChoices(group) : null;
}

function offeredBy(group: FullGroup, index: number): readonly string[] {
  const shape = QUESTION_SHAPES[group.type];
  if (shape.labels) return TFNG_CHOICES[group.labels];
  return shape.options ? (group.questions[index]?.options ?? []) : group.choices;
}

/** In the list of questions: the number, and as many words of the question as fit on a line. */
function labelOf({ groups }: EditSection, { address, groupIndex, questionIndex }: NumberedQuestion): string {
  const group = groups[groupIndex];
  const words = group === undefined ? '' : wordsOf(group, questionIndex);
  const label = addressLabel(address);
  if (words === '') return label;
  return `${label}: ${words.length > LABEL_MAX ? `${words.slice(0, LABEL_MAX)}…` : words}`;
}

/** The words of a question, or those around its blank. */
function wordsOf(group: FullGroup, index: number): string {
  const shown = deliverGroup(group);
  const question = shown.questions[index];
  return question === undefined ? '' : questionWords(shown, question).replace(/\s+/g, ' ');
}

function written(answers: readonly string[]): readonly string[] {
  return answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
}
