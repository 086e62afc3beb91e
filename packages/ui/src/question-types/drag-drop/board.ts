import { isAnswered, parseAddress, type Answers } from '@bandwise/domain';
import { questionName } from '../../questions/question-name.ts';
import { texts } from '../../texts/texts.ts';

const { said } = texts.dragDrop;

/** The picked-up choice: from the list (`from` null) or from a blank. */
export interface PickedChoice {
  readonly choice: string;
  readonly from: string | null;
}

/** The positions of all choices. */
export interface Board {
  readonly choices: readonly string[];
  /** The choice in each filled blank, by address. */
  readonly placed: Readonly<Record<string, string>>;
  /** Whether a used choice stays in the list. */
  readonly reuse: boolean;
}

export interface Change {
  readonly address: string;
  readonly value: string | null;
}

/** The result of an action: the picked-up choice afterwards, the changed answers, and the text for screen readers. */
export interface Move {
  readonly picked: PickedChoice | null;
  readonly changes: readonly Change[];
  readonly say: string;
}

/** The choices in the blanks of a group. */
export function placedIn(addresses: readonly string[], answers: Answers): Readonly<Record<string, string>> {
  const placed: Record<string, string> = {};
  for (const address of addresses) {
    const answer = answers[address];
    if (typeof answer === 'string' && isAnswered({ address }, answers)) placed[address] = answer;
  }
  return placed;
}

/** The choices in the list. */
export function poolOf({ choices, placed, reuse }: Board): readonly string[] {
  if (reuse) return choices;
  const used = new Set(Object.values(placed));
  return choices.filter((choice) => !used.has(choice));
}

/** Picks up a choice of the list, or puts it back. */
export function activateChoice(picked: PickedChoice | null, choice: string): Move {
  if (picked?.from === null && picked.choice === choice) return cancel(picked);
  return { picked: { choice, from: null }, changes: [], say: said.pickedUp(choice) };
}

/** Drops the picked-up choice into a blank; without one, picks up the choice in the blank. */
export function activateBlank(board: Board, picked: PickedChoice | null, address: string): Move {
  if (picked !== null) return picked.from === address ? cancel(picked) : dropInto(board, picked, address);
  const choice = board.placed[address];
  if (choice === undefined) return { picked: null, changes: [], say: said.pickUpFirst };
  return {
    picked: { choice, from: address },
    changes: [],
    say: said.pickedUpFrom(choice, nameOf(address)),
  };
}

/** Puts a choice into a blank. The blank's earlier choice swaps with it, or returns to the list. */
export function dropInto(board: Board, { choice, from }: PickedChoice, address: string): Move {
  const displaced = board.placed[address];
  if (displaced === choice || from === address)
    return { picked: null, changes: [], say: said.stays(choice, nameOf(address)) };
  const changes: Change[] = [{ address, value: choice }];
  // A choice that can't be reused leaves the blank that contains it, even if it was picked up elsewhere.
  const left = from ?? (board.reuse ? null : blankWith(board, choice));
  if (left !== null) changes.push({ address: left, value: displaced ?? null });
  return { picked: null, changes, say: dropText({ choice, address, displaced, left }) };
}

/** Returns a choice from its blank to the list. */
export function returnToPool(board: Board, address: string): Move {
  const choice = board.placed[address];
  if (choice === undefined) return { picked: null, changes: [], say: '' };
  return { picked: null, changes: [{ address, value: null }], say: said.returned(choice) };
}

/** Cancels the drag without a change. */
export function cancel(picked: PickedChoice | null): Move {
  return { picked: null, changes: [], say: picked === null ? '' : said.putBack(picked.choice) };
}

function blankWith({ placed }: Board, choice: string): string | null {
  return Object.keys(placed).find((address) => placed[address] === choice) ?? null;
}

interface Drop {
  readonly choice: string;
  readonly address: string;
  readonly displaced: string | undefined;
  readonly left: string | null;
}

function dropText({ choice, address, displaced, left }: Drop): string {
  const dropped = said.dropped(choice, nameOf(address));
  if (displaced === undefined) return dropped;
  return left === null ? `${dropped} ${said.returned(displaced)}` : `${dropped} ${said.moved(displaced, nameOf(left))}`;
}

function nameOf(address: string): string {
  const parts = parseAddress(address);
  return parts === null ? address : questionName(parts);
}
