import type { StatisticsFlag } from '@bandwise/domain/internal';
import { StateTag, type Tone } from '@bandwise/ui/look/state-tag.tsx';
import { Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBigDownLines,
  IconArrowBigUpLines,
  IconKey,
  IconMoodEmpty,
  IconScale,
  type Icon,
} from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';

const LOOKS: Readonly<Record<StatisticsFlag, { readonly tone: Tone; readonly Icon: Icon }>> = {
  probably_wrong_key: { tone: 'wrong', Icon: IconKey },
  nobody_right: { tone: 'wrong', Icon: IconMoodEmpty },
  extremely_difficult: { tone: 'warn', Icon: IconAlertTriangle },
  below_guessing: { tone: 'warn', Icon: IconArrowBigDownLines },
  extremely_easy: { tone: 'plain', Icon: IconArrowBigUpLines },
  very_weak: { tone: 'plain', Icon: IconScale },
};

/** The flags of a question in words. */
export function FlagTags({ flags }: { readonly flags: readonly StatisticsFlag[] }) {
  return (
    <Group gap="xs">
      {flags.map((flag) => (
        <StateTag key={flag} {...LOOKS[flag]}>
          {texts.statistics.flags[flag]}
        </StateTag>
      ))}
    </Group>
  );
}
