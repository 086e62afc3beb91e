import type { EnvironmentSettingName, RetentionName, Settings, SettingsChange } from '@bandwise/api-contract/admin';
import type { MarkingProfile } from '@bandwise/domain';
import type { Config } from '../../config/config.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { DAY, GUEST_ATTEMPT_LIFE, HOUR, RECORDING_LIFE, UNUSED_MEDIA_LIFE } from '../../limits.ts';
import { findChosenProfile, FIRST_PROFILE, MARKING_PROFILE_SETTING } from '../../platform/settings/marking-default.ts';
import { findSelfAssessment, SELF_ASSESSMENT_SETTING } from '../../platform/settings/self-assessment.ts';
import { recordAudit } from '../audit/audit.ts';
import { storeSetting } from './settings.repo.ts';

type SettingsWork = Pick<Deps, 'config' | 'db' | 'now'>;

const VARIABLE = 'MARKING_PROFILE';

/** The names of the profiles in the console. */
const PROFILE_NAMES: Readonly<Record<MarkingProfile, string>> = { ielts: 'IELTS practice', spec: 'As written' };

/** Returns the settings as administrators see them, without secrets and addresses that hold one. */
export async function readSettings({ config, db }: Pick<SettingsWork, 'config' | 'db'>): Promise<Settings> {
  const chosen = await findChosenProfile(db);
  const self_assessment = await findSelfAssessment(db);
  const source = config.markingProfile ? 'environment' : chosen ? 'console' : 'default';
  return {
    marking_profile: {
      value: config.markingProfile ?? chosen?.value ?? FIRST_PROFILE,
      source,
      variable: VARIABLE,
      chosen: chosen?.value ?? null,
      revision: chosen?.revision ?? 0,
    },
    self_assessment,
    environment: environmentSettings(config),
    retention: retentionOf(config),
  };
}

/** @throws validation_failed where the environment decides; version_conflict after another change. */
export async function changeSetting(work: SettingsWork, change: SettingsChange, caller: Caller): Promise<void> {
  const { marking_profile, self_assessment, revision } = change;
  if (marking_profile === undefined) {
    const value = self_assessment ? 'on' : 'off';
    return store(work, {
      setting: SELF_ASSESSMENT_SETTING,
      value,
      name: 'self-assessment',
      note: value,
      revision,
      caller,
    });
  }
  if (work.config.markingProfile !== null) {
    const message = `${VARIABLE} is set in the environment of the server, so it cannot be changed here.`;
    throw new AppError('validation_failed', message, { issues: [{ path: 'marking_profile', message }] });
  }
  const value = marking_profile;
  const note = PROFILE_NAMES[value];
  return store(work, { setting: MARKING_PROFILE_SETTING, value, name: 'the marking profile', note, revision, caller });
}

interface Change {
  readonly setting: string;
  readonly value: string;
  /** The names of the setting and the value in the audit log. */
  readonly name: string;
  readonly note: string;
  /** The revision that the caller saw. */
  readonly revision: number;
  readonly caller: Caller;
}

async function store(
  { db, now }: SettingsWork,
  { setting, value, name, note, revision, caller }: Change,
): Promise<void> {
  const at = now();
  await inTransaction(db, { by: caller.id }, async (trx) => {
    const isStored = await storeSetting(trx, { name: setting, value, revision, at });
    if (!isStored)
      throw new AppError(
        'version_conflict',
        'Someone else has changed this setting. Check it again before you change it.',
      );
    await recordAudit(trx, {
      at,
      actor: caller,
      action: 'settings.update',
      targetType: 'setting',
      targetId: null,
      name,
      note,
    });
  });
}

/** Values that anyone may read; of the others only whether they are set. */
function environmentSettings(config: Config): Settings['environment'] {
  const setting = (name: EnvironmentSettingName, variable: string, value: string | null) => ({
    name,
    variable,
    is_set: config.given.has(variable),
    value,
  });
  return [
    setting('brand', 'BRAND', config.brand),
    setting('time_zone', 'TIME_ZONE', config.timeZone),
    setting('registration', 'REGISTRATION', config.registration),
    setting('guest_practice', 'GUEST_PRACTICE', config.guestPractice ? 'on' : 'off'),
    setting('submissions', 'SUBMISSIONS', config.submissions ? 'on' : 'off'),
    setting('second_reader', 'ASSESSMENT_URL', null),
    setting('unlock_default', 'DEFAULT_UNLOCK_PASSWORD', null),
    setting('learner_web_url', 'LEARNER_WEB_URL', config.learnerWebUrl),
    setting('admin_web_url', 'ADMIN_WEB_URL', config.adminWebUrl),
    setting('mail', 'SMTP_URL', null),
  ];
}

/** Deleting a learner leaves the results without a name, and removes what was handed in. The audit log is not removed. */
function retentionOf(config: Config): Settings['retention'] {
  const data = (name: RetentionName, days: number | null, variable: string | null = null) => ({ name, days, variable });
  return [
    data('results', null),
    data('submissions', null),
    data('handed_in_recordings', config.retentionDays, 'RETENTION_DAYS'),
    data('unfinished_recordings', RECORDING_LIFE / DAY),
    data('bin', config.binDays, 'BIN_DAYS'),
    data('unused_media', UNUSED_MEDIA_LIFE / DAY),
    data('guest_attempts', GUEST_ATTEMPT_LIFE / DAY),
    data('sessions', (config.sessionIdleHours * HOUR) / DAY, 'SESSION_IDLE_HOURS'),
    data('audit', null),
  ];
}
