import type { PartForm, PublishedPart, TestForm, TestInfo } from './form.ts';

/** The work as a change of what is published now, which its author has seen. */
export function rebased(form: TestForm, saved: TestForm | null): TestForm {
  const theirs = basesOf(saved);
  const mine = new Set(basesOf(form).map(({ id }) => id));
  const baseAt = (index: number) =>
    theirs.find(({ id }) => id === form.parts[index]?.base?.id) ??
    theirs.find(({ id, partNumber }) => partNumber === index + 1 && !mine.has(id)) ??
    null;
  const parts = form.parts.map((part, index) => ({ ...part, base: baseAt(index) }));
  return { ...form, revision: saved?.revision ?? null, parts };
}

/** Someone has changed the test since the draft began. */
export function isOlder(draft: TestForm, published: TestForm): boolean {
  return published.revision !== null && draft.revision !== published.revision;
}

function basesOf(form: TestForm | null): readonly PublishedPart[] {
  return form?.parts.flatMap(({ base }) => base ?? []) ?? [];
}

/**
 * One's own version of a test that someone else has changed: what one changed oneself is one's own, all else is theirs.
 * So going back to it does not take back what one never touched, such as a lock.
 *
 * @param from what both began from.
 * @param theirs with ids above those of `mine`.
 */
export function mergedOver(mine: TestForm, from: TestForm, theirs: TestForm): TestForm {
  const parts = mine.parts.map((part, index) => mergePart(part, from.parts[index], theirs.parts[index]));
  const { testType, partNumber, info, description } = mine;
  const merged = mergeFields({ testType, partNumber, description }, from, theirs);
  return { ...mine, ...merged, info: mergeFields(info, from.info, theirs.info), parts, nextId: theirs.nextId };
}

function mergePart(mine: PartForm, from: PartForm | undefined, theirs: PartForm | undefined): PartForm {
  if (from === undefined || theirs === undefined) return mine;
  const { start, content, explanation, audioUrl, groups } = mine;
  const merged = mergeFields({ start, content, explanation, audioUrl, groups }, from, theirs);
  return { ...mine, ...merged, info: mergeInfo(mine.info, from.info, theirs.info) };
}

function mergeInfo(mine: TestInfo | null, from: TestInfo | null, theirs: TestInfo | null): TestInfo | null {
  if (mine !== null && from !== null && theirs !== null) return mergeFields(mine, from, theirs);
  return isSame(mine, from) ? theirs : mine;
}

function mergeFields<T extends object>(mine: T, from: NoInfer<T>, theirs: NoInfer<T>): T {
  const untouched = Object.keys(mine).filter((key) => isSame(Reflect.get(mine, key), Reflect.get(from, key)));
  return { ...mine, ...Object.fromEntries(untouched.map((key) => [key, Reflect.get(theirs, key)])) };
}

/** A draft has been through the device's storage: what is the same is another object there. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
