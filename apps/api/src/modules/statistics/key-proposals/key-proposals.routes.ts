import type { KeyProposal, KeyProposalList } from '@bandwise/api-contract/admin';
import type { ReadSource } from '../../../db/replicas/read-sources.ts';
import type { Deps } from '../../../deps.ts';
import type { ModuleHandlers } from '../../../http/handler.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { recomputeSections } from './recompute-statistics.ts';
import { findProposals, type FoundProposal, type StaleSection } from './section-statistics.repo.ts';

const PAGE_SIZE = 20;
/** The attempts that a visit reads at most; reading a section at all takes as long as reading so many. */
const ATTEMPTS_MAX = 6000;
const SECTION_COST = 250;
const MINUTE = 60 * 1000;

type KeyProposalsContext = StatisticsContext & Pick<Deps, 'now'>;

export function keyProposalsRoutes(context: KeyProposalsContext): ModuleHandlers<'GET /api/key-proposal'> {
  return {
    'GET /api/key-proposal': ({ query: { page }, reads }) => listProposals(context, reads, page),
  };
}

/** Lists what is stored, once as many stale sections are recomputed as a visit can wait for. */
async function listProposals(context: KeyProposalsContext, { db }: ReadSource, page: number): Promise<KeyProposalList> {
  const freshFrom = new Date(context.now().getTime() - MINUTE);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, freshFrom };
  let proposals = await findProposals(db, query);
  const stale = affordable(proposals.stale);
  if (stale.length > 0) {
    // A section that fails stays stale; the job reports the error.
    await recomputeSections(context, stale);
    proposals = await findProposals(context.db, query);
  }
  return {
    proposals: proposals.page.map(present),
    page,
    pages: Math.max(1, Math.ceil(proposals.total / PAGE_SIZE)),
    total: proposals.total,
    unread: proposals.stale.filter((section) => !section.is_shown).length,
  };
}

/** The first sections, as long as they have not too many attempts. */
function affordable(stale: readonly StaleSection[]): readonly StaleSection[] {
  let cost = 0;
  return stale.filter(({ attempts }) => (cost += SECTION_COST + attempts) <= ATTEMPTS_MAX);
}

function present({ section_id: id, question, reports, title, skill, part_number, exam }: FoundProposal): KeyProposal {
  return { ...question, id: `${id}:${question.number}`, section: { id, title, skill, part_number, exam }, reports };
}
