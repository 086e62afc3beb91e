import type { PublishedPart, TestForm } from './form.ts';

/** The work as a change of the version that is published now, which its author has seen. */
export function rebased(form: TestForm, saved: TestForm | null): TestForm {
  const theirs = basesOf(saved);
  const mine = new Set(basesOf(form).map(({ id }) => id));
  const baseAt = (index: number) =>
    theirs.find(({ id }) => id === form.parts[index]?.base?.id) ??
    theirs.find(({ id, partNumber }) => partNumber === index + 1 && !mine.has(id)) ??
    null;
  return { ...form, parts: form.parts.map((part, index) => ({ ...part, base: baseAt(index) })) };
}

/** Someone has replaced a version that the draft began from. */
export function isOlder(draft: TestForm, published: TestForm): boolean {
  const now = basesOf(published);
  return basesOf(draft).some(({ id, version }) => now.some((base) => base.id === id && base.version > version));
}

function basesOf(form: TestForm | null): readonly PublishedPart[] {
  return form?.parts.flatMap(({ base }) => base ?? []) ?? [];
}
