import { countedKeys } from '../question-types/counted-keys.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { findKeyed } from './find-keyed.ts';

/** Everything that a question is marked by: its answers, `also_accepted` and `void`. */
export interface KeyState extends Pick<FullQuestion, 'also_accepted' | 'void'> {
  readonly answers: readonly string[];
}

/** The stored form of a `KeyState`: only the answers if the other fields are absent. */
export type StoredKey = readonly string[] | KeyState;

export function readStoredKey(stored: StoredKey): KeyState {
  return 'answers' in stored ? stored : { answers: stored };
}

/** The stored form of a change. `shared_by` as in `KeyChange`. */
export type StoredChange = StoredKey | (KeyState & { readonly shared_by: readonly string[] });

export function storeChange(state: KeyState, sharers: readonly string[] | undefined): StoredChange {
  return sharers === undefined ? storeKey(state) : { ...state, shared_by: sharers };
}

/** The questions that got the same answers with a stored change; undefined: none. */
export function readSharers(stored: StoredChange): readonly string[] | undefined {
  return 'shared_by' in stored ? stored.shared_by : undefined;
}

/** The stored keys of a version as changes of its questions. */
export function readStoredKeys(
  keys: Readonly<Record<string, StoredKey>>,
): readonly (KeyState & { readonly address: string })[] {
  return Object.entries(keys).map(readEntry);
}

function readEntry([address, stored]: readonly [string, StoredKey]) {
  return { address, ...readStoredKey(stored) };
}

export function storeKey({ answers, also_accepted, void: isVoid }: KeyState): StoredKey {
  if (!also_accepted && !isVoid) return answers;
  return { answers, ...(also_accepted && { also_accepted }), ...(isVoid && { void: isVoid }) };
}

/** The key of the question at an address, with the answers that count; null if there is no such question. */
export function keyStateAt(content: { readonly groups: readonly FullGroup[] }, address: string): KeyState | null {
  const keyed = findKeyed(content.groups, address);
  if (keyed === null) return null;
  const { answers, also_accepted, void: isVoid } = keyed.question;
  const counted = countedKeys(keyed.group.type, answers);
  return { answers: counted, ...(also_accepted && { also_accepted }), ...(isVoid && { void: isVoid }) };
}

/** Whether two keys are equal; null and undefined: no such question. */
export function isSameKey(one: KeyState | null | undefined, other: KeyState | null | undefined): boolean {
  const text = (state: KeyState | null | undefined) => JSON.stringify(state && storeKey(state));
  return text(one) === text(other);
}
