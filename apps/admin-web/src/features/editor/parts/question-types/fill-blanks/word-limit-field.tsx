import { LIMITS, type WordLimit } from '@bandwise/domain';
import { Group, NativeSelect } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import type { GroupSettingsProps } from '../question-type-editor.ts';

const groupTexts = texts.groups;

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

export function WordLimitField({ group }: GroupSettingsProps) {
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
