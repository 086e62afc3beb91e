import { LIMITS, type WordLimit } from '@bandwise/domain';
import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { editorTexts } from '../../../shared/texts/editor.ts';
import type { GroupForm } from '../form/form.ts';
import { useDispatch } from '../screen/editor-context.ts';
import { useField } from '../fields/use-field.ts';

const { groups: groupTexts } = editorTexts;

interface GroupOptionsProps {
  readonly part: number;
  readonly group: GroupForm;
}

/** The settings that only some types have. */
export function GroupOptions({ part, group }: GroupOptionsProps) {
  switch (group.type) {
    case 'TFNG':
      return <LabelsField group={group} />;
    case 'DRAG_DROP':
      return <ReuseField part={part} group={group} />;
    case 'FILL_BLANKS':
      return <WordLimitField group={group} />;
    case 'MCQ':
    case 'MULTI':
    case 'MATCH_TABLE':
    case 'DROPDOWN':
      return null;
  }
}

function LabelsField({ group }: { readonly group: GroupForm }) {
  const dispatch = useDispatch();
  return (
    <Group>
      <NativeSelect
        label={groupTexts.labels}
        value={group.labels}
        data={[
          { value: 'TFNG', label: groupTexts.labelSets.TFNG },
          { value: 'YNNG', label: groupTexts.labelSets.YNNG },
        ]}
        onChange={(event) => {
          const labels = event.currentTarget.value === 'YNNG' ? 'YNNG' : 'TFNG';
          dispatch({ type: 'setGroup', group: group.id, patch: { labels } });
        }}
      />
    </Group>
  );
}

function ReuseField({ part, group }: GroupOptionsProps) {
  const dispatch = useDispatch();
  const field = useField({ part, group: group.id, field: 'reuse_choices' });
  return (
    <Checkbox
      {...field}
      label={groupTexts.reuse}
      checked={group.reuse_choices}
      onChange={(event) =>
        dispatch({ type: 'setGroup', group: group.id, patch: { reuse_choices: event.currentTarget.checked } })
      }
    />
  );
}

const AS_INSTRUCTED = 'instruction';
/** Longer limits are as rare as limits of no words. */
const WORD_LIMITS: readonly WordLimit[] = [
  { words: 1, number: false },
  { words: 2, number: false },
  { words: 3, number: false },
  { words: 0, number: true },
  { words: 1, number: true },
  { words: 2, number: true },
  { words: 3, number: true },
];

function WordLimitField({ group }: { readonly group: GroupForm }) {
  const dispatch = useDispatch();
  const own = group.word_limit;
  const isListed = own === null || WORD_LIMITS.some((limit) => valueOf(limit) === valueOf(own));
  const limits = isListed ? WORD_LIMITS : [...WORD_LIMITS, own];
  return (
    <Group>
      <NativeSelect
        label={groupTexts.wordLimit}
        value={own === null ? AS_INSTRUCTED : valueOf(own)}
        data={[
          { value: AS_INSTRUCTED, label: groupTexts.wordLimits.instruction },
          ...limits.map((limit) => ({ value: valueOf(limit), label: labelOf(limit) })),
        ]}
        onChange={(event) => {
          const chosen = limits.find((limit) => valueOf(limit) === event.currentTarget.value) ?? null;
          dispatch({ type: 'setGroup', group: group.id, patch: { word_limit: chosen } });
        }}
      />
    </Group>
  );
}

function valueOf({ words, number }: WordLimit): string {
  return `${Math.min(words, LIMITS.wordLimitMax)}${number ? '+number' : ''}`;
}

function labelOf({ words, number }: WordLimit): string {
  return number ? groupTexts.wordLimits.wordsAndNumber(words) : groupTexts.wordLimits.words(words);
}
