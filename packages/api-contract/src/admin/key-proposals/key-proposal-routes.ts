import type { RouteTable } from '../../common/route.ts';
import { keyProposalListSchema, keyProposalQuerySchema } from './key-proposal.ts';

/** Proposals about keys from learners' answers. */
export const keyProposalRoutes = {
  'GET /api/key-proposal': {
    auth: 'admin',
    tag: 'Statistics',
    summary:
      'Lists questions whose keys look wrong or incomplete, from the answers of the best learners, statistics and reports',
    query: keyProposalQuerySchema,
    ok: { status: 200, schema: keyProposalListSchema },
    errors: [],
  },
} as const satisfies RouteTable;
