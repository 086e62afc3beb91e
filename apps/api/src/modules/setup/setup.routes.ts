import type { Deps } from '../../deps.ts';
import { failingWith } from '../../http/errors/failing-with.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';
import { renewCsrf } from '../../platform/security/csrf.ts';
import { SETUP_CODE_TRIES } from '../../limits.ts';
import { userAgentOf } from '../account/account.ts';
import { createIsSetUp, setUp } from './setup.service.ts';

export function setupRoutes(deps: Deps): ModuleHandlers<'GET /api/setup' | 'POST /api/setup'> {
  const tries = createThrottle(deps.pool, { name: 'setup', ...SETUP_CODE_TRIES });
  const isSetUp = createIsSetUp();
  return {
    'GET /api/setup': async () => ({ needed: !(await isSetUp(deps.db)) }),

    'POST /api/setup': failingWith('The administrator could not be created.', async ({ body, request, reply }) => {
      const token = await setUp(
        deps,
        { tries, isSetUp },
        {
          ...body,
          network: networkOf(request.ip),
          userAgent: userAgentOf(request),
        },
      );
      renewCsrf(request, reply, deps.config);
      return { token, message: 'You are now the administrator.' };
    }),
  };
}
