import type { DraftPublication } from './draft.ts';

interface Form {
  readonly revision: number | null;
  readonly parts: readonly { readonly id: number; readonly base: { id: string; partNumber: number } | null }[];
}

/**
 * A form that was written on while its schedule published it, as a change of what is published now: it names the new
 * revision, and the sections that its parts have become. One that was made from another revision is answered as it is.
 */
export function asChangeOf<F extends Form>({ over, revision, sections }: DraftPublication, form: F): F {
  if (form.revision !== over) return form;
  const parts = form.parts.map((part) => {
    const section = sections.find((one) => one.part === part.id);
    return section === undefined ? part : { ...part, base: { id: section.id, partNumber: section.part_number } };
  });
  return { ...form, revision, parts };
}
