import type { SittingBody, SittingFrameBody } from '@bandwise/api-contract/learner';
import { pageMoment } from '../attempts/attempts.ts';
import { presentDelivery } from '../sections/sections.ts';
import { presentSaved } from './save-sitting.ts';
import { stateAt, type PlannedExam, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findLastTyped, findSections, findSittingAttempts } from './sitting-sections.repo.ts';
import { presentFrame } from './sittings.presenter.ts';

type Presenting = Pick<SittingContext, 'db' | 'now' | 'sections'>;

/** The state of a sitting, and the server time for its page's clock. */
export async function presentWhere(
  context: Pick<Presenting, 'db' | 'now'>,
  sitting: Sitting,
): Promise<SittingFrameBody> {
  return presentFrame(sitting, await momentOf(context, sitting));
}

async function momentOf({ db, now }: Pick<Presenting, 'db' | 'now'>, sitting: Sitting): Promise<Date> {
  const lastTyped = sitting.ended_at === null ? await findLastTyped(db, sitting.id) : 0;
  return pageMoment(now(), lastTyped);
}

/** A sitting with the sections of the running exam, and the recordings of an exam in its instructions. */
export async function presentSitting(context: Presenting, sitting: Sitting): Promise<SittingBody> {
  const now = await momentOf(context, sitting);
  const state = stateAt(sitting, now);
  const exam = sitting.plan.exams[state.exam];
  const isRunning = state.phase === 'running' || state.phase === 'checking';
  const frame = presentFrame(sitting, now);
  if (!exam || sitting.ended_at !== null) return { ...frame, sections: [], recordings: {} };
  return {
    ...frame,
    sections: isRunning ? await presentSections(context, sitting, exam) : [],
    recordings: isRunning || state.phase === 'instructions' ? await recordingsOf(context, exam) : {},
  };
}

async function presentSections(
  { db, sections }: Presenting,
  sitting: Sitting,
  exam: PlannedExam,
): Promise<SittingBody['sections']> {
  const [attempts, beside] = await Promise.all([findSittingAttempts(db, sitting.id), findSections(db, sitting.id)]);
  return Promise.all(
    exam.parts.map(async ({ sectionID, version }) => ({
      section: await deliver(sections, exam, { sectionID, version }),
      saved: presentSaved(
        sectionID,
        attempts.find(({ section_id }) => section_id === sectionID),
        beside.find(({ section_id }) => section_id === sectionID),
      ),
    })),
  );
}

/** The delivery form of a part; the learner opened its lock before the sitting. */
export async function deliver(
  sections: Presenting['sections'],
  { exam_id }: Pick<PlannedExam, 'exam_id'>,
  { sectionID: id, version }: { readonly sectionID: string; readonly version: number },
) {
  const { delivery, total } = await sections.version({ id, version });
  return presentDelivery({ id, exam_id, version, questions_count: total, locked: false }, delivery);
}

async function recordingsOf({ sections }: Presenting, exam: PlannedExam): Promise<Record<string, string>> {
  if (exam.recording === null) return {};
  const recordings = await Promise.all(
    exam.parts.map(async ({ sectionID: id, version }) => {
      const { audio_url: url } = (await sections.version({ id, version })).content;
      return url === null ? [] : [[id, url] as const];
    }),
  );
  return Object.fromEntries(recordings.flat());
}
