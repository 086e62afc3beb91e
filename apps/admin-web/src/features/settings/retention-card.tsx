import type { Settings } from '@bandwise/api-contract/admin';
import { texts } from '../../shared/texts/texts.ts';
import { SettingRow, SettingsList } from './settings-list.tsx';

const { retention: words } = texts.settings;

interface RetentionCardProps {
  readonly retention: Settings['retention'];
}

/** Lists how long each kind of data is stored, and the variable that changes it. */
export function RetentionCard({ retention }: RetentionCardProps) {
  return (
    <SettingsList title={words.title} detail={words.detail}>
      {retention.map(({ name, days, variable }) => (
        <SettingRow
          key={name}
          name={words.names[name]}
          value={lifeInWords(name, days)}
          source={variable === null ? undefined : { variable, note: words.onServer }}
        />
      ))}
    </SettingsList>
  );
}

function lifeInWords(name: Settings['retention'][number]['name'], days: number | null): string {
  if (days === null) return name === 'audit' || name === 'results' ? words.unlimited[name] : words.unlimited.other;
  return Number.isInteger(days) ? words.days(days) : words.hours(Math.round(days * 24));
}
