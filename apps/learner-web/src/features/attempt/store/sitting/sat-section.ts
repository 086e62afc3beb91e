import type { StorageChange } from '@bandwise/api-contract/client';
import type { DeliverySectionBody, SavedSectionBody, SectionSave } from '@bandwise/api-contract/learner';
import { firstNumber, parseAddress } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { createStore } from 'zustand/vanilla';
import { EMPTY_COPY, withEdit, type AnswerCopy, type Edits } from '../../../../shared/attempt-drafts/answer-copy.ts';
import type { DraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';
import { openedState, type AttemptState } from '../attempt/attempt-state.ts';
import type { AnsweringStore } from '../attempt/attempt-store.ts';
import {
  confirmedCopy,
  flagAddress,
  flagValue,
  pastedAddress,
  pastedWordsOf,
  textAddress,
  toSave,
  writtenText,
} from './section-copy.ts';

/** One section of a sitting: answers are stored on the device at once, and on the server by the sitting's saves. */
export interface SatSection extends AnsweringStore {
  readonly section: DeliverySectionBody;
  readonly flag: (number: number, isFlagged: boolean) => void;
  readonly write: (text: string) => void;
  /** The next text will contain a pasted one. */
  readonly paste: (pasted: string) => void;
  /** Allows or locks answering: while a recording plays, only its part is open. */
  readonly allow: (isAllowed: boolean) => void;
  /** The unsent save and its edits; null without any. */
  readonly waiting: () => { readonly save: SectionSave; readonly edits: Edits } | null;
  /** Applies the server's state; `sent`: the edits that this page had sent. */
  readonly confirm: (saved: SavedSectionBody, told: { readonly now: number; readonly sent: Edits }) => void;
  /** Another tab has written to the device. */
  readonly storageChanged: (change: StorageChange) => void;
  readonly forget: () => void;
}

interface SatSectionSetup {
  readonly sittingId: string;
  readonly owner: string;
  readonly section: DeliverySectionBody;
  readonly drafts: DraftStore;
  /** The current time by the server's clock. */
  readonly now: () => number;
  readonly isOpen: () => boolean;
  readonly onEdit: () => void;
}

export function createSatSection(setup: SatSectionSetup): SatSection {
  const { sittingId, owner, section, drafts, now, isOpen, onEdit } = setup;
  // Separate from practice attempts at the same section.
  const key = { owner: `${owner}:sitting:${sittingId}`, sectionId: section.id, version: section.version };
  const empty = {
    attemptId: sittingId,
    restart: false,
    begun: 0,
    deadline: null,
    offset: null,
    copy: EMPTY_COPY,
    closed: false,
  };
  const draft = drafts.load(key) ?? empty;
  const opened = openedState({ draft, current: firstNumber(section.groups), isStored: true });
  const { getState, getInitialState, subscribe, setState } = createStore<AttemptState>(() => opened);

  const setCopy = (copy: AnswerCopy, change: Partial<AttemptState> = {}) => {
    const storedDraft = drafts.keep(key, { ...getState().draft, copy });
    setState({ ...change, draft: storedDraft });
  };
  const edit = (address: string, value: string | readonly string[] | null, change: Partial<AttemptState> = {}) => {
    if (!isOpen() || getState().phase.name !== 'answering') return;
    setCopy(withEdit(getState().draft.copy, address, { value, at: now() }), change);
    onEdit();
  };

  let pasted: string | null = null;
  /** An emptied text has no pasted words. */
  const pastedBefore = () => {
    const { copy } = getState().draft;
    return writtenText(copy).trim() === '' ? 0 : pastedWordsOf(copy);
  };

  return {
    section,
    getState,
    getInitialState,
    subscribe,
    answer: (address, value) => edit(address, value, { current: parseAddress(address)?.number ?? getState().current }),
    moveTo: (current) => setState({ current }),
    flag: (number, isFlagged) => edit(flagAddress(number), flagValue(isFlagged)),
    write(text) {
      if (pasted !== null) edit(pastedAddress, String(pastedBefore() + wordCount(pasted)));
      pasted = null;
      edit(textAddress, text);
    },
    paste(text) {
      pasted = text;
    },
    allow(isAllowed) {
      const name = isAllowed ? 'answering' : 'held';
      if (getState().phase.name !== name) setState({ phase: { name } });
    },
    waiting() {
      const { copy } = getState().draft;
      const { edits } = copy;
      if (Object.keys(edits).length === 0) return null;
      return { save: toSave(section.id, edits, pastedWordsOf(copy)), edits };
    },
    confirm: (saved, told) => setCopy(confirmedCopy(getState().draft.copy, saved, told)),
    storageChanged(event) {
      const stored = drafts.fromEvent(key, event);
      if (stored) setCopy(getState().draft.copy);
    },
    forget: () => drafts.discard(key),
  };
}
