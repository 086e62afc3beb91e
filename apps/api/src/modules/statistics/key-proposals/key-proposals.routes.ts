import type { KeyProposal, KeyProposalList } from '@bandwise/api-contract/admin';
import type { ModuleHandlers } from '../../../http/handler.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { findProposals, type FoundProposal, type ReadSection, type UnreadSection } from './kept-proposals.repo.ts';
import { lookAtSection } from './look-at-section.ts';

const PAGE_SIZE = 20;
/** Attempts that are read for a visit, at most; to read a section at all takes as long as to read so many. */
const ATTEMPTS_MAX = 6000;
const SECTION_COST = 250;

export function keyProposalsRoutes({
  sections,
}: Pick<StatisticsContext, 'sections'>): ModuleHandlers<'GET /api/key-proposal'> {
  return {
    'GET /api/key-proposal': ({ query: { page }, reads }) => listProposals({ db: reads.db, sections }, page),
  };
}

/** What is kept; of what is not, or no longer so, as much as can be read while somebody waits. */
async function listProposals(context: StatisticsContext, page: number): Promise<KeyProposalList> {
  const paging = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const readNow: ReadSection[] = [];
  let found = await findProposals(context.db, { ...paging, readNow });
  for (const section of readableNow(found.unread))
    readNow.push({ section, questions: await lookAtSection(context, section.id) });
  if (readNow.length > 0) found = await findProposals(context.db, { ...paging, readNow });
  return {
    proposals: found.page.flatMap((row) => present(row, readNow)),
    page,
    pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
    total: found.total,
    unread: found.unread.filter((section) => !section.is_shown).length,
  };
}

/** The first of them, as long as they are not too many. */
function readableNow(unread: readonly UnreadSection[]): readonly UnreadSection[] {
  let cost = 0;
  return unread.filter(({ attempts }) => (cost += SECTION_COST + attempts) <= ATTEMPTS_MAX);
}

function present(row: FoundProposal, readNow: readonly ReadSection[]): readonly KeyProposal[] {
  const { section_id: id, number, reports, title, skill, part_number, exam } = row;
  const ownQuestions = readNow.find(({ section }) => section.id === id)?.questions;
  const question = row.question ?? ownQuestions?.find((own) => own.number === number);
  return question
    ? [{ ...question, id: `${id}:${number}`, section: { id, title, skill, part_number, exam }, reports }]
    : [];
}
