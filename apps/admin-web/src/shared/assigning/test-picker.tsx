import type { AssignableTest } from '@bandwise/api-contract/admin';
import { SKILLS, type Skill } from '@bandwise/domain';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { partLabel } from '../exams/part-label.ts';
import { QueryStatus } from '../query/query-status.tsx';
import { texts } from '../texts/texts.ts';
import classes from './assigning.module.css';
import { useAssignable } from './assignment-calls.ts';
import { chosenMistakes, chosenPart, chosenTest, MISTAKES_KEY, type Chosen } from './chosen.ts';

const words = texts.assignments.tests;
const TYPING_PAUSE_MS = 250;
const USUAL_MISTAKES = 10;

interface TestPickerProps {
  readonly chosen: readonly Chosen[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** Published tests and their parts, with a search, and the practice of mistakes. */
export function TestPicker({ chosen, onChange }: TestPickerProps) {
  const [search, setSearch] = useState('');
  const [skill, setSkill] = useState<Skill | null>(null);
  const [searched] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const tests = useAssignable({ search: searched, skill });
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <TextInput
          type="search"
          label={words.search}
          value={search}
          flex="1 1 12rem"
          maxLength={200}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setSearch(value)}
          onKeyDown={(event) => {
            // Enter would send the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <NativeSelect
          label={words.skill}
          value={skill ?? ''}
          data={[
            { value: '', label: words.allSkills },
            ...SKILLS.map((value) => ({ value, label: texts.exams.skills[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => setSkill(SKILLS.find((known) => known === value) ?? null)}
        />
      </Group>
      <QueryStatus query={tests} loading={words.loading} failed={words.failed} />
      {tests.data?.length === 0 && <EmptyState title={words.none} description={words.noneDetail} />}
      {tests.data !== undefined && tests.data.length > 0 && (
        <ul className={classes['tests']} aria-label={words.label}>
          {tests.data.map((test) => (
            <TestRow key={test.examID} test={test} chosen={chosen} onChange={onChange} />
          ))}
        </ul>
      )}
      <Mistakes chosen={chosen} onChange={onChange} />
    </Stack>
  );
}

interface TestRowProps extends TestPickerProps {
  readonly test: AssignableTest;
}

function TestRow({ test, ...choice }: TestRowProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['words']}>
          <Text fw={600}>{test.title}</Text>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {texts.exams.skills[test.skill]}
            </Text>
            {test.locked && <StateTag Icon={IconLock}>{words.locked}</StateTag>}
          </Group>
        </div>
        {test.parts.length > 1 && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={words.partsOf(test.title)}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {words.parts}
          </Button>
        )}
        <Toggle one={chosenTest(test)} {...choice} />
      </div>
      <ul id={list} className={classes['parts']} aria-label={words.partsOf(test.title)} hidden={!isOpen}>
        {test.parts.map((part) => (
          <li key={part.sectionID} className={classes['row']}>
            <Text className={classes['words'] ?? ''} size="sm">
              {`${partLabel(test.skill, part.part_number)}: ${part.title}`}
            </Text>
            <Toggle one={chosenPart(test, part)} {...choice} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Adds one, or removes it again. */
function Toggle({ one, chosen, onChange }: TestPickerProps & { readonly one: Chosen }) {
  const isChosen = chosen.some(({ key }) => key === one.key);
  return (
    <Button
      variant={isChosen ? 'default' : 'light'}
      size="compact-md"
      disabled={!isChosen && chosen.length >= TEACHING_LIMITS.itemsMax}
      aria-label={isChosen ? words.removeOf(one.title) : words.addOf(one.title)}
      onClick={() => onChange(isChosen ? chosen.filter(({ key }) => key !== one.key) : [...chosen, one])}
    >
      {isChosen ? words.remove : words.add}
    </Button>
  );
}

function Mistakes({ chosen, onChange }: TestPickerProps) {
  const item = chosen.find(({ key }) => key === MISTAKES_KEY)?.item;
  if (item?.kind !== 'mistakes')
    return (
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-md"
          disabled={chosen.length >= TEACHING_LIMITS.itemsMax}
          onClick={() => onChange([...chosen, chosenMistakes(USUAL_MISTAKES)])}
        >
          {words.mistakes}
        </Button>
        <Text size="sm" c="dimmed">
          {words.mistakesHint}
        </Text>
      </Group>
    );
  return (
    <NumberInput
      label={words.mistakesCount}
      description={words.mistakesHint}
      min={1}
      max={TEACHING_LIMITS.mistakesMax}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      value={item.questions}
      onChange={(value) => {
        const questions = Number(value);
        if (questions >= 1) onChange(chosen.map((one) => (one.key === MISTAKES_KEY ? chosenMistakes(questions) : one)));
      }}
    />
  );
}
