import type { SectionContent } from '../exam-file/section-content.ts';
import { isPool, membersOf } from '../marking/any-order/members.ts';
import { isBlankText } from '../marking/visible-text.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import { totalNumbers } from '../numbering/marked-units.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { LIMITS } from '../limits.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { findKeyed } from './find-keyed.ts';
import { isSameKey, keyStateAt, storeKey, type KeyState, type StoredKey } from './key-state.ts';

/** The new key of a question, by the address of the question. */
export interface KeyChange extends KeyState {
  readonly address: string;
  /** The questions with the same list of answers in any order: they get the same answers. Absent: none. */
  readonly shared_by?: readonly string[];
}

/**
 * A requested change of a key. `accept`: one more typed answer. `answers`: another key; with `keepsOld` the old one stays accepted, so that
 * no mark is lost. `void`: every learner gets the marks.
 */
export type WantedKey = { readonly address: string } & (
  | { readonly accept: string }
  | { readonly answers: readonly string[]; readonly keepsOld?: boolean }
  | { readonly void: true }
);

export type ReadKeyChange =
  | { readonly ok: true; readonly change: KeyChange; readonly before: KeyState }
  | { readonly ok: false; readonly field: 'question' | 'accept' | 'answers'; readonly message: string };

/** Resolves a requested key for the current section. No change may renumber the section. */
export function readKeyChange(content: SectionContent, wanted: WantedKey): ReadKeyChange {
  const { address } = wanted;
  const keyed = findKeyed(content.groups, address);
  const before = keyStateAt(content, address);
  if (keyed === null || before === null)
    return refuse('question', `This version of the part has no question ${addressLabel(address)}.`);
  if ('void' in wanted) return { ok: true, change: { address, ...before, void: true }, before };
  const { group, question } = keyed;
  const isAccepting = 'accept' in wanted;
  if (isAccepting && QUESTION_SHAPES[group.type].answers !== 'any')
    return refuse(
      'accept',
      'Learners choose the answer to this question, so no other text can be accepted. Correct its key instead.',
    );
  const newAnswers = isAccepting ? [...before.answers, wanted.accept] : wanted.answers;
  if (isAccepting && isBlankText(wanted.accept)) return refuse('accept', 'An empty answer cannot be accepted.');
  const answers = countedKeys(group.type, newAnswers);
  const field = isAccepting ? 'accept' : 'answers';
  if (answers.length === 0) return refuse(field, 'A key needs at least one answer.');
  if (answers.length > LIMITS.answersMax) return refuse(field, `A key can have at most ${LIMITS.answersMax} answers.`);
  if (answers.some(({ length }) => length > LIMITS.choiceTextMax))
    return refuse(field, `An answer can have at most ${LIMITS.choiceTextMax} characters.`);
  const sharers = sharersOf(group, question);
  const corrected: KeyChange = { address, answers, ...(sharers.length > 0 && { shared_by: sharers }) };
  const change = isAccepting || wanted.keepsOld ? keepOldKey(content, corrected) : corrected;
  if (totalNumbers(changeKey(content, change).groups) !== totalNumbers(content.groups))
    return refuse(
      field,
      'Each answer of this key has its own question number, so the number of answers cannot change.',
    );
  return { ok: true, change, before };
}

/** The addresses of the other questions that have one list of answers with this one, in any order. */
function sharersOf(group: FullGroup, question: FullQuestion): readonly string[] {
  if (question.subpart !== null) return [];
  const members = membersOf(group, question.number);
  return isPool(members)
    ? members.map(({ number }) => String(number)).filter((one) => one !== addressOf(question))
    : [];
}

function refuse(field: 'question' | 'accept' | 'answers', message: string): ReadKeyChange {
  return { ok: false, field, message };
}

/** Extends a change of a key by the answers accepted so far, so that no learner loses a mark. */
export function keepOldKey(content: Pick<SectionContent, 'groups'>, change: KeyChange): KeyChange {
  const type = findKeyed(content.groups, change.address)?.group.type;
  const old = keyStateAt(content, change.address);
  if (type === undefined || old === null) return change;
  // Every learner has the mark then, so the version keeps its own key.
  if (change.void && !old.void) return { address: change.address, ...old, void: true };
  const isVoid = change.void ?? old.void;
  const base = { ...change, ...(isVoid && { void: isVoid }) };
  if (QUESTION_SHAPES[type].answers === 'any') {
    const shared = (change.shared_by ?? []).flatMap((address) => keyAt(content, address) ?? []);
    // In an any-order list, a form of an earlier answer does not count again. New answers come last, so that no new answer makes two
    // answers of an existing result the same.
    const answers = change.shared_by
      ? [...old.answers, ...shared, ...change.answers]
      : [...change.answers, ...old.answers];
    return { ...base, answers: countedKeys(type, answers) };
  }
  const others = distinctKeys(
    [...(change.also_accepted ?? []), old.answers, ...(old.also_accepted ?? [])],
    change.answers,
  );
  return { ...base, ...(others.length > 0 && { also_accepted: others }) };
}

/** Returns each key once, without empty keys and the given key. */
function distinctKeys(keys: readonly (readonly string[])[], except: readonly string[]): readonly (readonly string[])[] {
  const seen = new Set([JSON.stringify(except), '[]']);
  return keys.filter((key) => {
    const text = JSON.stringify(key);
    return !seen.has(text) && seen.add(text);
  });
}

/** Returns the section with the changed key; unchanged if the question does not exist. */
export function changeKey<Content extends Pick<SectionContent, 'groups'>>(
  content: Content,
  { shared_by: sharers = [], ...change }: KeyChange,
): Content {
  const shared = sharers.flatMap((address) => {
    const state = keyStateAt(content, address);
    return state === null ? [] : [{ ...state, address, answers: change.answers }];
  });
  return [change, ...shared].reduce(changeOwnKey, content);
}

/** The addresses of all questions whose key a change writes. */
export function changedAddresses({ address, shared_by: sharers = [] }: KeyChange): readonly string[] {
  return [address, ...sharers];
}

/** The stored keys of all questions whose key a change has written, by their addresses. */
export function storedKeysOf(
  changed: Pick<SectionContent, 'groups'>,
  change: KeyChange,
): Readonly<Record<string, StoredKey>> {
  return Object.fromEntries(
    changedAddresses(change).flatMap((address) => {
      const state = keyStateAt(changed, address);
      return state === null ? [] : [[address, storeKey(state)] as const];
    }),
  );
}

/** Whether a section has the keys that a change wrote. */
export function hasKeysOf(content: Pick<SectionContent, 'groups'>, change: KeyChange): boolean {
  const { address, shared_by: sharers = [] } = change;
  const isShared = (other: string) => JSON.stringify(keyAt(content, other)) === JSON.stringify(change.answers);
  return isSameKey(keyStateAt(content, address), change) && sharers.every(isShared);
}

function changeOwnKey<Content extends Pick<SectionContent, 'groups'>>(
  content: Content,
  { address, ...state }: KeyChange,
): Content {
  const keyed = findKeyed(content.groups, address);
  if (keyed === null) return content;
  const { groupIndex, questionIndex } = keyed;
  const groups = content.groups.map((group, index) =>
    index === groupIndex
      ? {
          ...group,
          questions: group.questions.map((question, at) =>
            at === questionIndex ? withState(question, state) : question,
          ),
        }
      : group,
  );
  return { ...content, groups };
}

function withState(
  { also_accepted: _others, void: _void, ...question }: FullQuestion,
  { answers, also_accepted, void: isVoid }: KeyState,
): FullQuestion {
  return { ...question, answers, ...(also_accepted && { also_accepted }), ...(isVoid && { void: isVoid }) };
}

/** Returns the key that counts; null: the question does not exist. */
export function keyAt(content: Pick<SectionContent, 'groups'>, address: string): readonly string[] | null {
  return keyStateAt(content, address)?.answers ?? null;
}

/** Resolves a text to an address: a number with several blanks means its first blank. null: the question does not exist. */
export function addressIn(content: Pick<SectionContent, 'groups'>, text: string): string | null {
  const trimmed = text.trim();
  const questions = content.groups.flatMap((group) => group.questions);
  const exact = questions.find((question) => addressOf(question) === trimmed);
  const first = exact ?? questions.find((question) => String(question.number) === trimmed);
  return first === undefined ? null : addressOf(first);
}
