import { changesBody } from '../attempt/transport.ts';
import type { SavedSectionBody, SectionSave } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import {
  EMPTY_COPY,
  visibleAnswers,
  withSaved,
  type AnswerCopy,
  type Edits,
} from '../../../../shared/attempt-drafts/answer-copy.ts';

/**
 * Answers, flags and the text of a section are one copy, so that all are stored, merged and sent alike. Special addresses identify flags,
 * the text and its pasted words.
 */
const FLAG = 'flag:';
const TEXT = 'text';
const PASTED = 'pasted';
const FLAGGED = 'flagged';

export const flagAddress = (number: number) => `${FLAG}${number}`;
export const textAddress = TEXT;
export const pastedAddress = PASTED;
export const flagValue = (isFlagged: boolean) => (isFlagged ? FLAGGED : null);

/** The copy with the server's state at its moment `now`; `sent`: the edits it had received. */
export function confirmedCopy(
  copy: AnswerCopy | undefined,
  { answers, flags, text, pasted_words }: SavedSectionBody,
  { now, sent }: { readonly now: number; readonly sent: Edits },
): AnswerCopy {
  const flagged = Object.entries(flags).flatMap(([number, isFlagged]) =>
    isFlagged ? [[`${FLAG}${number}`, FLAGGED] as const] : [],
  );
  const all = {
    ...answers,
    ...Object.fromEntries(flagged),
    ...(text === '' ? {} : { [TEXT]: text }),
    ...(pasted_words === undefined ? {} : { [PASTED]: String(pasted_words) }),
  };
  return withSaved(copy ?? EMPTY_COPY, { answers: all, revision: now, now }, sent);
}

/** The unsent part of a section's copy. `pasted`: the pasted words of its text. */
export function toSave(sectionID: string, edits: Edits, pasted: number): SectionSave {
  const entries = Object.entries(edits);
  const changes = entries.filter(([address]) => !address.startsWith(FLAG) && address !== TEXT && address !== PASTED);
  const flags = entries.filter(([address]) => address.startsWith(FLAG));
  const text = edits[TEXT];
  return {
    sectionID,
    ...(changes.length > 0 ? { changes: changesBody(Object.fromEntries(changes)) } : {}),
    ...(flags.length > 0
      ? {
          flags: Object.fromEntries(
            flags.map(([address, { value, at }]) => [address.slice(FLAG.length), { value: value !== null, at }]),
          ),
        }
      : {}),
    ...(text
      ? { text: { value: typeof text.value === 'string' ? text.value : '', at: text.at, pasted_words: pasted } }
      : {}),
  };
}

export function flaggedNumbers(answers: Answers): ReadonlySet<number> {
  const addresses = Object.keys(answers).filter((address) => address.startsWith(FLAG));
  return new Set(addresses.map((address) => Number(address.slice(FLAG.length))));
}

export function writtenText(copy: AnswerCopy): string {
  const text = visibleAnswers(copy)[TEXT];
  return typeof text === 'string' ? text : '';
}

/** The pasted words of the text. */
export function pastedWordsOf(copy: AnswerCopy): number {
  return Number(visibleAnswers(copy)[PASTED]) || 0;
}
