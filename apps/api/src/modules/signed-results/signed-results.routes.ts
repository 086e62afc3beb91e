import type { ModuleHandlers } from '../../http/handler.ts';
import { presentKey } from './signed-results.presenter.ts';
import { publicKeys, signAssessment, signResult, type SignedResultsContext } from './signed-results.service.ts';

export function signedResultsRoutes(
  context: SignedResultsContext,
): ModuleHandlers<'GET /api/attempt/:id/signed-result' | 'GET /api/keys' | 'GET /api/submission/:id/signed-result'> {
  return {
    'GET /api/attempt/:id/signed-result': async ({ caller, params, reply }) => {
      const { file, name } = await signResult(context, caller, params.id);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },

    'GET /api/submission/:id/signed-result': async ({ caller, params, reply }) => {
      const { file, name } = await signAssessment(context, caller, params.id);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },

    'GET /api/keys': async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=60');
      return { keys: (await publicKeys(context)).map(presentKey) };
    },
  };
}
