import { asChangeOf, DRAFT_MAX_BYTES, type DraftContent, type DraftPublication } from '@bandwise/api-contract/admin';
import type { ScheduledContents } from './schedule.repo.ts';

export interface Published extends ScheduledContents {
  readonly over: number | null;
  readonly revision: number;
  readonly sections: readonly { readonly id: string; readonly part_number: number }[];
}

export interface Rebased {
  readonly content: string;
  readonly published: DraftPublication;
}

/** Rebases a draft that was saved after its scheduling onto the published test. */
export function rebase({ content, scheduled, over, revision, sections }: Published): Rebased {
  const draft = parse(content);
  const sent = scheduled === null ? draft.form : parse(scheduled).form;
  const published: DraftPublication = {
    over,
    revision,
    sections: sections.flatMap(({ id, part_number }) => {
      const part = sent.parts[part_number - 1]?.id;
      return part === undefined ? [] : [{ part, id, part_number }];
    }),
  };
  if (draft.form.revision !== over) return { content, published };
  const form = asChangeOf(published, draft.form);
  const from = scheduled === null ? draft.from : asChangeOf(published, sent);
  const whole = JSON.stringify({ ...draft, form, from });
  // The base of a draft is needed only after a concurrent change of the test; if it is too large, the draft is saved without it.
  const fits = Buffer.byteLength(whole) <= DRAFT_MAX_BYTES;
  return { content: fits ? whole : JSON.stringify({ ...draft, form, from: null }), published };
}

function parse(content: string): DraftContent {
  return JSON.parse(content) as DraftContent; // the content passed its schema when it was stored
}
