import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { changeMarkingProfile, readSettings } from './settings.service.ts';

type SettingsDeps = Pick<Deps, 'config' | 'db' | 'now'>;

export function settingsRoutes(deps: SettingsDeps): ModuleHandlers<'GET /api/settings' | 'PUT /api/settings'> {
  return {
    'GET /api/settings': async () => readSettings(deps),

    'PUT /api/settings': async ({ body, caller }) => {
      await changeMarkingProfile(deps, { value: body.marking_profile, revision: body.revision, caller });
      return readSettings(deps);
    },
  };
}
