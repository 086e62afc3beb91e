import { LATE_ANSWERS_GRACE } from '../../limits.ts';
import type { AttemptChanges, SavedSectionBody, SectionSave } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { examNotFound } from '../sections/sections.ts';
import { knownTo, type Attempt } from '../attempts/attempts.ts';
import { sittingClosed } from './read-sitting.ts';
import { findPart, stateAt, type PlannedPart, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { findSections, findSittingAttempt, mergeBeside, type SavedBeside } from './sitting-sections.repo.ts';

type Saving = Pick<SittingContext, 'attempts' | 'db' | 'now' | 'sections'>;

/**
 * Saves changes in the running exam; for one question, flag or text the latest typed wins. Shortly after its end, changes typed before the
 * end are still accepted.
 * @throws 404, 409 if a change belongs to an exam that is not running; then nothing is saved.
 */
export async function saveSections(
  context: Saving,
  sitting: Sitting,
  saves: readonly SectionSave[],
): Promise<SavedSectionBody[]> {
  const now = context.now();
  const open = saves.map((save) => {
    const part = findPart(sitting, save.sectionID);
    if (!part) throw examNotFound();
    return { save: typedBy(save, lastMoment(sitting, part, now)), part };
  });
  const saved: SavedSectionBody[] = [];
  for (const one of open) saved.push(await saveSection(context, sitting, { ...one, now }));
  return saved;
}

/** The last moment of typing that counts in an exam. @throws 409 if the exam accepts no typing. */
function lastMoment(sitting: Sitting, { examIndex }: PlannedPart, now: Date): number {
  const sat = stateAt(sitting, now).exams[examIndex];
  if (sitting.ended_at !== null || !sat) throw sittingClosed();
  if (sat.phase === 'running' || sat.phase === 'checking') return Number.MAX_SAFE_INTEGER;
  if (sat.phase !== 'ended' || sat.started_at === null || sat.ended_at === null) throw sittingClosed();
  if (now.getTime() > sat.ended_at + LATE_ANSWERS_GRACE) throw sittingClosed();
  return sat.ended_at;
}

function typedBy(save: SectionSave, last: number): SectionSave {
  const before = <T extends { readonly at: number }>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([, { at }]) => at <= last));
  return {
    sectionID: save.sectionID,
    ...(save.changes ? { changes: before(save.changes) } : {}),
    ...(save.flags ? { flags: before(save.flags) } : {}),
    ...(save.text && save.text.at <= last ? { text: save.text } : {}),
  };
}

interface OneSave {
  readonly save: SectionSave;
  readonly part: PlannedPart;
  readonly now: Date;
}

async function saveSection(context: Saving, sitting: Sitting, { save, part, now }: OneSave): Promise<SavedSectionBody> {
  const isMarked = isMarkedSkill(part.skill);
  const attempt = isMarked ? await saveAnswers(context, sitting, { save, part, now }) : null;
  const beside = await saveBeside(context, sitting, {
    save: isMarked ? withoutText(save) : save,
    moment: now.getTime(),
  });
  return presentSaved(save.sectionID, attempt, beside);
}

async function saveAnswers(
  context: Saving,
  sitting: Sitting,
  { save, part, now }: OneSave,
): Promise<Pick<Attempt, 'answers'>> {
  const attempt = await findSittingAttempt(context.db, sitting.id, save.sectionID);
  if (!attempt) throw sittingClosed();
  if (!save.changes || Object.keys(save.changes).length === 0) return attempt;
  const version = await context.sections.version({ id: save.sectionID, version: part.version });
  const changes: AttemptChanges = knownTo(version, save.changes);
  const moment = now.getTime();
  const merged = await context.attempts.merge({
    id: attempt.id,
    userId: null,
    moment,
    openAt: now,
    changes,
  });
  if (!merged) throw sittingClosed();
  return merged;
}

async function saveBeside(
  { db }: Saving,
  sitting: Sitting,
  { save, moment }: { readonly save: SectionSave; readonly moment: number },
): Promise<SavedBeside> {
  if (save.flags || save.text) {
    const merged = await mergeBeside(db, sitting.id, { save, moment });
    if (!merged) throw sittingClosed();
    return merged;
  }
  const saved = (await findSections(db, sitting.id)).find(({ section_id }) => section_id === save.sectionID);
  if (!saved) throw sittingClosed();
  return saved;
}

function withoutText({ text: _, ...save }: SectionSave): SectionSave {
  return save;
}

/** The saved work in a section: its answers if it has questions, its flags, its text. */
export function presentSaved(
  sectionID: string,
  attempt: Pick<Attempt, 'answers'> | null | undefined,
  beside: SavedBeside | undefined,
): SavedSectionBody {
  const flags = Object.entries(beside?.flags ?? {}).map(([address, { value }]) => [address, value] as const);
  return {
    sectionID,
    answers: attempt?.answers ?? {},
    flags: Object.fromEntries(flags.filter(([, value]) => value)),
    text: beside?.text ?? '',
    ...(beside?.pasted_words ? { pasted_words: beside.pasted_words } : {}),
  };
}
