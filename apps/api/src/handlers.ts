import type { Deps } from './deps.ts';
import type { Handlers } from './http/handler.ts';
import { findViewer } from './modules/account/account.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { sessionsRoutes } from './modules/account/sessions/sessions.routes.ts';
import { createAttemptContext, type AttemptContext } from './modules/attempts/attempt-context.ts';
import { assignmentsRoutes } from './modules/assignments/assignments.routes.ts';
import { tableRoutes } from './modules/assignments/table/table.routes.ts';
import { attemptsRoutes } from './modules/attempts/attempts.routes.ts';
import { closeOverdue } from './modules/attempts/close-attempt.ts';
import type { CloseOverdue } from './modules/attempts/attempts.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { binRoutes } from './modules/bin/bin.routes.ts';
import { askerOf, settleDraft } from './modules/drafts/drafts.ts';
import { classesRoutes } from './modules/classes/classes.routes.ts';
import { draftsRoutes } from './modules/drafts/drafts.routes.ts';
import { examListRoutes } from './modules/exam-list/exam-list.routes.ts';
import { examsRoutes } from './modules/exams/exams.routes.ts';
import { problemReportsRoutes } from './modules/problem-reports/problem-reports.routes.ts';
import { createProblemReportsContext } from './modules/problem-reports/problem-reports.service.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { resultsRoutes } from './modules/results/results.routes.ts';
import { practiceRoutes } from './modules/practice/practice.routes.ts';
import { roomsRoutes } from './modules/rooms/rooms.routes.ts';
import { regradesRoutes } from './modules/regrades/regrades.routes.ts';
import { sectionListsRoutes } from './modules/section-lists/section-lists.routes.ts';
import { createSectionLists } from './modules/section-lists/section-lists.service.ts';
import { createSections, type Sections } from './modules/sections/sections.ts';
import { sectionsRoutes } from './modules/sections/sections.routes.ts';
import { createSignedResultsContext } from './modules/signed-results/signed-results.service.ts';
import { signedResultsRoutes } from './modules/signed-results/signed-results.routes.ts';
import {
  createSitting,
  endSitting,
  extendSitting,
  grantExtraTime,
  readAnyResult,
  reopenSitting,
  type SittingContext,
} from './modules/sittings/sittings.ts';
import { sittingsRoutes } from './modules/sittings/sittings.routes.ts';
import { setupRoutes } from './modules/setup/setup.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { recordingsRoutes } from './modules/submissions/recordings/recordings.routes.ts';
import { assessorsRoutes } from './modules/submissions/assessors/assessors.routes.ts';
import {
  findSittingTexts,
  handInSittingTexts,
  presentProgress,
  readReleasedWork,
  withdrawSittingTexts,
} from './modules/submissions/submissions.ts';
import { submissionsRoutes } from './modules/submissions/submissions.routes.ts';
import { statusRoutes } from './modules/status/status.routes.ts';
import { readStats } from './modules/progress/progress.ts';
import { progressRoutes } from './modules/progress/progress.routes.ts';
import { keyProposalsRoutes } from './modules/statistics/key-proposals/key-proposals.routes.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import { versionsRoutes } from './modules/versions/versions.routes.ts';
import { userDataRoutes } from './modules/user-data/user-data.routes.ts';
import { usersRoutes } from './modules/users/users.routes.ts';

/** Objects shared by several modules and background work: one instance for each process, because they contain caches. */
export interface Parts {
  readonly sections: Sections;
  readonly attempts: AttemptContext;
  readonly sittings: SittingContext;
  /** The overall band of a sitting at a moment; null: there is none yet. */
  readonly overallBandOf: (sittingId: string, at: Date) => Promise<number | null>;
}

export function createParts(deps: Deps): Parts {
  const sections = createSections(deps);
  const attempts = createAttemptContext(deps, { sections, findViewer: (hashes) => findViewer(deps, hashes) });
  const handInTexts: SittingContext['handInTexts'] = (trx, texts) => handInSittingTexts(deps, trx, texts);
  const handedInTexts: SittingContext['handedInTexts'] = (db, ids) => findSittingTexts({ ...deps, db }, ids);
  const sittings = { ...attempts, sections, handInTexts, handedInTexts, withdrawTexts: withdrawSittingTexts };
  const overallBandOf: Parts['overallBandOf'] = async (id, at) => {
    const then = { ...deps, now: () => at };
    const handedInThen: typeof handedInTexts = (db, ids) => findSittingTexts({ ...then, db }, ids);
    const read = await readAnyResult({ ...sittings, now: then.now, handedInTexts: handedInThen }, id);
    return read?.result.overall ?? null;
  };
  return { sections, attempts, sittings, overallBandOf };
}

/** The submissions of sittings, without bands while a second opinion is wanted. */
function textsForAssessors(deps: Deps): SittingContext['handedInTexts'] {
  return (db, ids) => findSittingTexts({ ...deps, db }, ids, { isForAssessors: true });
}

/** One handler for every route of the table: a route without one does not compile. */
export function createHandlers(deps: Deps, { sections, attempts, sittings }: Parts): Handlers {
  const { db, now, pool } = deps;
  const closeOverdueOf: CloseOverdue = (userId, from = db) => closeOverdue(attempts, userId, from);
  return {
    ...accountRoutes(deps),
    ...sessionsRoutes(deps),
    ...auditRoutes(),
    ...assignmentsRoutes({
      ...deps,
      grantExtraTime,
      grantsFor: (ids) => sections.grantsFor(ids),
      startSitting: (caller, request) =>
        createSitting(sittings, caller, { visitor: { caller, grant: null }, ...request }),
    }),
    ...tableRoutes(deps, { bandOf: (row, at) => presentProgress(row, at).band }),
    ...classesRoutes(deps),
    ...roomsRoutes({
      ...deps,
      extendSitting,
      endSitting,
      reopenSitting: (trx, on) => reopenSitting(sittings, trx, on),
    }),
    ...userDataRoutes(deps),
    ...usersRoutes({ ...deps, grantExtraTime }),
    ...sectionsRoutes(deps, sections),
    ...sectionListsRoutes(
      createSectionLists({ ...deps, primary: deps.reads.primary, sections, closeOverdue: closeOverdueOf }),
    ),
    ...attemptsRoutes(attempts),
    ...signedResultsRoutes(
      createSignedResultsContext(deps, {
        sections,
        closeOverdue: closeOverdueOf,
        releasedWork: (caller, id) => readReleasedWork(deps, caller, id),
      }),
    ),
    ...sittingsRoutes(sittings),
    ...practiceRoutes({ db, now, pool, sections, closeOverdue: closeOverdueOf }),
    ...problemReportsRoutes(createProblemReportsContext(deps, sections)),
    ...progressRoutes(closeOverdueOf),
    ...statisticsRoutes({ db, sections }),
    ...keyProposalsRoutes({ db, now, sections }),
    ...examListRoutes(deps),
    ...resultsRoutes(deps, {
      sections,
      progressOf: presentProgress,
      statsOf: readStats,
      sittingResult: (id) => readAnyResult({ ...sittings, handedInTexts: textsForAssessors(deps) }, id),
    }),
    ...examsRoutes(deps, (trx, { caller, ...draft }) => settleDraft(trx, { ...draft, asker: askerOf(deps, caller) })),
    ...draftsRoutes(deps),
    ...binRoutes(deps),
    ...regradesRoutes({ ...deps, sections }),
    ...versionsRoutes(),
    ...mediaRoutes(deps, {
      sections,
      findViewer: (hashes) => findViewer(deps, hashes),
    }),
    ...setupRoutes(deps),
    ...settingsRoutes(deps),
    ...submissionsRoutes(deps, sections),
    ...recordingsRoutes(deps, { sections, findViewer: (hashes) => findViewer(deps, hashes) }),
    ...assessorsRoutes(deps),
    ...statusRoutes(deps),
  };
}
