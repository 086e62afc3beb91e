import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { changeSetting, readSettings } from './settings.service.ts';

type SettingsDeps = Pick<Deps, 'config' | 'db' | 'now'>;

export function settingsRoutes(deps: SettingsDeps): ModuleHandlers<'GET /api/settings' | 'PUT /api/settings'> {
  return {
    'GET /api/settings': async () => readSettings(deps),

    'PUT /api/settings': async ({ body, caller }) => {
      await changeSetting(deps, body, caller);
      return readSettings(deps);
    },
  };
}
