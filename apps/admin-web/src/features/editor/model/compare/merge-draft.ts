import { VARIANTS } from '@bandwise/domain';
import { LISTENING_DEFAULTS } from '@bandwise/domain/internal';
import { changedKeys, mergeKeys } from './compare-keys.ts';
import type { PartForm, PublishedPart, ExamForm, ExamInfo } from '../form/form.ts';
import { withIdsAbove } from '../form/ids.ts';
import { partById } from '../form/parts.ts';

/** Work based on a published test; `from` null: based on none, or the base was not stored. */
interface WorkOn {
  readonly form: ExamForm;
  readonly from: ExamForm | null;
}

/** The work rebased on the published version, and the published version under new ids. */
export interface Rebased {
  readonly form: ExamForm;
  readonly saved: ExamForm | null;
  /** Keys that others changed in questions that were changed here, too. */
  readonly conflictingKeys: readonly ConflictingKey[];
}

export interface ConflictingKey {
  /** Its number. */
  readonly part: number;
  readonly question: string;
}

/** Rebases work on the current published test: fields that the author did not change get the published values. */
export function rebaseDraft(
  { form, from }: WorkOn,
  published: ExamForm | null,
  contentRevision: number | null = published?.revision ?? null,
): Rebased {
  const saved = published === null ? null : withIdsAbove(published, form.nextId);
  if (saved === null) return { form: withBases(form, null), saved, conflictingKeys: [] };
  if (!isOlder(form, contentRevision)) return { form: { ...form, nextId: saved.nextId }, saved, conflictingKeys: [] };
  if (from !== null) {
    const { form: merged, conflictingKeys } = mergedOver(form, from, saved);
    return { form: withBases(merged, saved), saved, conflictingKeys };
  }
  const ours = withBases(withLockOf(form, saved), saved);
  // Without a base it is unknown who changed a differing key.
  const conflictingKeys = ours.parts.flatMap((part, index) => placed(changedKeys(part, saved), index));
  return { form: ours, saved, conflictingKeys };
}

function placed(questions: readonly string[], index: number): readonly ConflictingKey[] {
  return questions.map((question) => ({ part: index + 1, question }));
}

function withBases(form: ExamForm, saved: ExamForm | null): ExamForm {
  const theirs = basesOf(saved);
  const mine = new Set(basesOf(form).map(({ id }) => id));
  const baseAt = (index: number) =>
    theirs.find(({ id }) => id === form.parts[index]?.base?.id) ??
    theirs.find(({ id, partNumber }) => partNumber === index + 1 && !mine.has(id)) ??
    null;
  const parts = form.parts.map((part, index) => ({ ...part, base: baseAt(index) }));
  return { ...form, revision: saved?.revision ?? null, parts };
}

/**
 * Whether the test was changed since the draft began.
 *
 * @param contentRevision of the test; null: it is not published. The server merges keys that were corrected since.
 */
export function isOlder(draft: ExamForm, contentRevision: number | null): boolean {
  return contentRevision !== null && (draft.revision === null || draft.revision < contentRevision);
}

/** Without its base, a draft does not show whether its author changed the lock: the published lock stays. */
function withLockOf(mine: ExamForm, theirs: ExamForm): ExamForm {
  const { locked, password } = theirs.info;
  const parts = mine.parts.map((part, index) => {
    const lock = counterpart(part, index, theirs)?.info ?? theirs.info;
    return part.info === null
      ? part
      : { ...part, info: { ...part.info, locked: lock.locked, password: lock.password } };
  });
  return { ...mine, info: { ...mine.info, locked, password }, parts, nextId: theirs.nextId };
}

function basesOf(form: ExamForm | null): readonly PublishedPart[] {
  return form?.parts.flatMap(({ base }) => base ?? []) ?? [];
}

/**
 * One's own version of a test that someone else has changed: what one changed oneself is one's own, all else is theirs.
 * So going back to it does not take back what one never touched, such as a lock.
 *
 * @param from what both began from.
 * @param theirs with ids above those of `mine`.
 */
function mergedOver(
  mine: ExamForm,
  from: ExamForm,
  theirs: ExamForm,
): Pick<Rebased, 'conflictingKeys'> & { form: ExamForm } {
  const merges = mine.parts.map((part, index) => {
    const begun = partById(from, part.id) ?? counterpart(part, index, from);
    return mergePart(part, begun, begun && counterpart(begun, from.parts.indexOf(begun), theirs));
  });
  const parts = merges.map(({ part }) => part);
  const conflictingKeys = merges.flatMap((merge, index) => placed(merge.conflictingKeys, index));
  const { info } = mine;
  const merged = mergeFields(writtenOfTest(mine), writtenOfTest(from), writtenOfTest(theirs));
  const shared = { ...merged, ...mergedSettings(mine, from, theirs), info: mergeFields(info, from.info, theirs.info) };
  return { form: { ...mine, ...shared, parts, nextId: theirs.nextId }, conflictingKeys };
}

function mergedSettings(...forms: readonly [ExamForm, ExamForm, ExamForm]): Pick<ExamForm, 'listeningSettings'> {
  if (forms.every(({ listeningSettings }) => listeningSettings === undefined)) return {};
  const settingsOf = ({ listeningSettings = LISTENING_DEFAULTS }: ExamForm) => listeningSettings;
  const [mine, from, theirs] = forms;
  return { listeningSettings: mergeFields(settingsOf(mine), settingsOf(from), settingsOf(theirs)) };
}

/** The author's fields of the test as a whole, including optional ones. */
function writtenOfTest(form: ExamForm) {
  const { testType, partNumber, description, variant = VARIANTS[0], markingProfile = null } = form;
  return { testType, partNumber, description, variant, markingProfile };
}

/** The same section in another form: by id, or by number if it is unpublished. */
function counterpart({ base }: PartForm, index: number, form: ExamForm): PartForm | undefined {
  const same = form.parts.find((part) => base !== null && part.base?.id === base.id);
  return same ?? form.parts[index];
}

interface MergedPart {
  readonly part: PartForm;
  readonly conflictingKeys: readonly string[];
}

function mergePart(mine: PartForm, from: PartForm | undefined, theirs: PartForm | undefined): MergedPart {
  if (from === undefined || theirs === undefined) return { part: mine, conflictingKeys: [] };
  const merged = mergeFields(writtenIn(mine), writtenIn(from), writtenIn(theirs));
  const part = { ...mine, ...merged, info: mergeInfo(mine.info, from.info, theirs.info) };
  if (isSame(mine.groups, from.groups)) return { part, conflictingKeys: [] };
  const { groups, conflictingKeys } = mergeKeys(mine.groups, from.groups, theirs.groups);
  return { part: { ...part, groups }, conflictingKeys };
}

/** The author's fields of a part, including optional ones. */
function writtenIn(part: PartForm) {
  const { start, content, explanation, audioUrl, groups } = part;
  const { transcript = [], minutes = null, words = null, modelAnswer = '', prompts = [] } = part;
  return { start, content, explanation, audioUrl, groups, transcript, minutes, words, modelAnswer, prompts };
}

function mergeInfo(mine: ExamInfo | null, from: ExamInfo | null, theirs: ExamInfo | null): ExamInfo | null {
  if (mine !== null && from !== null && theirs !== null) return mergeFields(mine, from, theirs);
  return isSame(mine, from) ? theirs : mine;
}

function mergeFields<T extends object>(mine: T, from: NoInfer<T>, theirs: NoInfer<T>): T {
  const untouched = Object.keys(mine).filter((key) => isSame(Reflect.get(mine, key), Reflect.get(from, key)));
  return { ...mine, ...Object.fromEntries(untouched.map((key) => [key, Reflect.get(theirs, key)])) };
}

/** Deep equality, because a stored draft has different objects. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
