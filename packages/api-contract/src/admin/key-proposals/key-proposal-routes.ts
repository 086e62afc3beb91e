import type { RouteTable } from '../../common/route.ts';
import { keyProposalListSchema, keyProposalQuerySchema } from './key-proposal.ts';

/** Proposals about keys from learners' answers. */
export const keyProposalRoutes = {
  'GET /api/key-proposal': {
    auth: 'admin',
    tag: 'Statistics',
    summary:
      'Questions whose keys look wrong or incomplete: by what the best learners answered, by statistics, by reports',
    query: keyProposalQuerySchema,
    ok: { status: 200, schema: keyProposalListSchema },
    errors: [],
  },
} as const satisfies RouteTable;
