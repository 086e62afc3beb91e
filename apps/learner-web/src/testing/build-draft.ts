import { EMPTY_COPY } from '../shared/attempt-drafts/answer-copy.ts';
import type { AttemptDraft } from '../shared/attempt-drafts/attempt-draft.ts';

type Part = Partial<AttemptDraft> & { readonly answers?: Readonly<Record<string, string | readonly string[]>> };

/** A draft; `answers` are such as the server has not confirmed. */
export function buildDraft({ answers = {}, ...part }: Part = {}): AttemptDraft {
  const edits = Object.entries(answers).map(([address, value]) => [address, { value, at: 500 }]);
  return {
    attemptId: null,
    restart: false,
    begun: 0,
    deadline: null,
    offset: null,
    copy: { ...EMPTY_COPY, edits: Object.fromEntries(edits) },
    closed: false,
    ...part,
  };
}
