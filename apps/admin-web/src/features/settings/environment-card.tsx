import type { Settings } from '@bandwise/api-contract/admin';
import { texts } from '../../shared/texts/texts.ts';
import { SettingRow, SettingsList } from './settings-list.tsx';

const { environment } = texts.settings;

type Setting = Settings['environment'][number];

interface EnvironmentCardProps {
  readonly settings: Settings['environment'];
}

/** Lists the settings that only the environment of the server decides, with their variables. */
export function EnvironmentCard({ settings }: EnvironmentCardProps) {
  return (
    <SettingsList title={environment.title} detail={environment.detail}>
      {settings.map((setting) => (
        <SettingRow
          key={setting.name}
          name={environment.names[setting.name]}
          value={valueOf(setting)}
          source={{
            variable: setting.variable,
            note: setting.is_set ? environment.source.set : environment.source.unset,
          }}
          hint={setting.name === 'time_zone' ? environment.timeZone : undefined}
        />
      ))}
    </SettingsList>
  );
}

/** The value in words; of a secret only whether it is set. */
function valueOf({ name, value, is_set }: Setting): string {
  const { values } = environment;
  const whether = is_set ? 'set' : 'unset';
  switch (name) {
    case 'second_reader':
    case 'unlock_default':
      return values.secret[whether];
    case 'mail':
      return values.mail[whether];
    case 'registration':
      return values.registration[value === 'open' ? 'open' : 'admin'];
    case 'guest_practice':
      return values.guest_practice[value === 'off' ? 'off' : 'on'];
    case 'submissions':
      return values.submissions[value === 'off' ? 'off' : 'on'];
    case 'learner_web_url':
    case 'admin_web_url':
      return value ?? values.ownAddress;
    case 'brand':
    case 'time_zone':
      return value ?? '';
  }
}
