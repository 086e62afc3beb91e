import { STATISTICS_TAKES, type StatisticsBody } from '@bandwise/api-contract/admin';
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { texts } from '../../shared/texts/texts.ts';
import type { StatisticsParams } from './statistics-params.ts';
import type { Subject } from './statistics-query.ts';

interface CountedAttemptsProps {
  readonly kind: Subject['kind'];
  readonly statistics: StatisticsBody;
  readonly params: StatisticsParams;
  readonly onChange: (change: Partial<StatisticsParams>) => void;
}

/** The counted attempts, and the excluded ones with reasons. */
export function CountedAttempts({ kind, statistics, params, onChange }: CountedAttemptsProps) {
  const { attempts, left_out, parts } = statistics;
  const { take, versions } = params;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={texts.statistics.take}
        value={take}
        onChange={({ currentTarget: { value } }) =>
          onChange({ take: STATISTICS_TAKES.find((known) => known === value) ?? 'first' })
        }
        data={STATISTICS_TAKES.map((value) => ({ value, label: texts.statistics.takes[value] }))}
        {...(take === 'first' ? {} : { description: texts.statistics.takeNote })}
        maw={420}
      />
      <Text role="status">
        {texts.statistics.attempts(attempts)}
        {kind === 'exam' && parts.length > 1 && `. ${texts.statistics.ofAllParts}`}
      </Text>
      {left_out.other_versions > 0 && <Text c="dimmed">{texts.statistics.otherVersions(left_out.other_versions)}</Text>}
      {(left_out.other_versions > 0 || versions === 'alike') && (
        <Checkbox
          label={texts.statistics.countAlike}
          checked={versions === 'alike'}
          onChange={({ currentTarget: { checked } }) => onChange({ versions: checked ? 'alike' : 'same' })}
        />
      )}
      {left_out.no_account > 0 && <Text c="dimmed">{texts.statistics.noAccount(left_out.no_account)}</Text>}
    </Stack>
  );
}
