import type { DraftPublication } from './draft.ts';

interface Form {
  readonly revision: number | null;
  readonly parts: readonly { readonly id: number; readonly base: { id: string; partNumber: number } | null }[];
}

/**
 * Turns a form that was edited while its schedule published it into a change of the published test: it gets the new revision and the
 * ids of the published sections. A form made from another revision is returned unchanged.
 */
export function asChangeOf<F extends Form>({ over, revision, sections }: DraftPublication, form: F): F {
  if (form.revision !== over) return form;
  const parts = form.parts.map((part) => {
    const section = sections.find((one) => one.part === part.id);
    return section === undefined ? part : { ...part, base: { id: section.id, partNumber: section.part_number } };
  });
  return { ...form, revision, parts };
}
