import type { KeyProposal } from '@bandwise/api-contract/admin';
import { isMarkedSkill } from '@bandwise/domain';
import type { Deps } from '../../../deps.ts';
import type { ModuleHandlers } from '../../../http/handler.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { countOpenReports, findLookedAt } from './key-proposals.repo.ts';
import { lookAtSection, type QuestionLook } from './look-at-section.ts';
import { LEARNERS_MIN } from './proposed-answers.ts';

const PAGE_SIZE = 20;
/** The most taken ones: what few have taken says little. */
const SECTIONS_MAX = 300;
const LOOKS_BYTES = 16 * 1024 * 1024;

/**
 * What was found of a section is kept until it is taken again, regraded or published anew: a hundred thousand attempts are not read
 * for every visit (docs/decisions/050-problem-reports-and-keys.md), and those of a section that many take not for every one that
 * is added (docs/decisions/060-growth.md).
 */
export function keyProposalsRoutes({
  sections,
  caches,
}: Pick<StatisticsContext, 'sections'> & Pick<Deps, 'caches'>): ModuleHandlers<'GET /api/key-proposal'> {
  const looks = caches.create<readonly QuestionLook[]>('key-proposals', {
    maxBytes: LOOKS_BYTES,
    sizeOf: (found) => 2 * JSON.stringify(found).length,
  });

  async function findAll(db: Deps['db']): Promise<readonly KeyProposal[]> {
    // Of a third, enough must have answered the same.
    const lookedAt = await findLookedAt(db, { attempts: 3 * LEARNERS_MIN, limit: SECTIONS_MAX });
    const reports = await countOpenReports(db);
    const found: KeyProposal[] = [];
    for (const section of lookedAt.filter(({ skill }) => isMarkedSkill(skill))) {
      const stamp = `${section.current_version} ${section.key_revision} ${roughly(section.attempts)}`;
      for (const look of await looks.get(section.id, () => lookAtSection({ db, sections }, section), stamp)) {
        const isReport = ({ section_id, number }: (typeof reports)[number]) =>
          section_id === section.id && number === look.number;
        const proposal = { ...look, reports: reports.find(isReport)?.count ?? 0 };
        if (signalsOf(proposal) > 0) found.push(proposal);
      }
    }
    return found.toSorted(byWeight);
  }

  return {
    'GET /api/key-proposal': async ({ query: { page }, reads }) => {
      const all = await findAll(reads.db);
      const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
      return { proposals: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, total: all.length };
    },
  };
}

/** To a hundredth or two, and exactly below 128: what a few among many answered changes nothing. */
function roughly(attempts: number): string {
  const doubled = Math.max(0, Math.floor(Math.log2(Math.max(attempts, 1))) - 6);
  return `${attempts >> doubled} ${doubled}`;
}

/** How many of the three ways to notice a key have noticed it. */
function signalsOf({ answers, discrimination, reports }: KeyProposal): number {
  return [answers.length > 0, discrimination !== null, reports > 0].filter(Boolean).length;
}

/** First what was noticed in most ways, then by most learners. */
function byWeight(one: KeyProposal, other: KeyProposal): number {
  const learners = ({ answers, reports }: KeyProposal) => answers.reduce((sum, { count }) => sum + count, reports);
  return signalsOf(other) - signalsOf(one) || learners(other) - learners(one) || (one.id < other.id ? -1 : 1);
}
