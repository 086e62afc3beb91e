import { isAnswered, parseAddress, type Answers } from '@bandwise/domain';
import { questionName } from '../../questions/question-name.ts';
import { texts } from '../../texts/texts.ts';

const { said } = texts.dragDrop;

/** A choice in the hand: taken from the list (`from` null) or out of a blank. */
export interface Held {
  readonly choice: string;
  readonly from: string | null;
}

/** Where everything lies. */
export interface Board {
  readonly choices: readonly string[];
  /** What each filled blank holds, by address. */
  readonly placed: Readonly<Record<string, string>>;
  /** Whether a used choice stays in the list. */
  readonly reuse: boolean;
}

export interface Change {
  readonly address: string;
  readonly value: string | null;
}

/** What an action leads to: the hand afterwards, the answers that change, and what a screen reader says. */
export interface Move {
  readonly held: Held | null;
  readonly changes: readonly Change[];
  readonly say: string;
}

/** What the blanks of a group hold. */
export function placedIn(addresses: readonly string[], answers: Answers): Readonly<Record<string, string>> {
  const placed: Record<string, string> = {};
  for (const address of addresses) {
    const given = answers[address];
    if (typeof given === 'string' && isAnswered({ address }, answers)) placed[address] = given;
  }
  return placed;
}

/** The choices that lie in the list. */
export function poolOf({ choices, placed, reuse }: Board): readonly string[] {
  if (reuse) return choices;
  const used = new Set(Object.values(placed));
  return choices.filter((choice) => !used.has(choice));
}

/** Picks a choice of the list up, or puts it down again. */
export function activateChoice(held: Held | null, choice: string): Move {
  if (held?.from === null && held.choice === choice) return cancel(held);
  return { held: { choice, from: null }, changes: [], say: said.pickedUp(choice) };
}

/** Drops what is held into a blank; with an empty hand, picks up what lies there. */
export function activateBlank(board: Board, held: Held | null, address: string): Move {
  if (held !== null) return held.from === address ? cancel(held) : dropInto(board, held, address);
  const choice = board.placed[address];
  if (choice === undefined) return { held: null, changes: [], say: said.pickUpFirst };
  return {
    held: { choice, from: address },
    changes: [],
    say: said.pickedUpFrom(choice, nameOf(address)),
  };
}

/** Puts a choice into a blank. What lay there changes places with it, or goes back to the list. */
export function dropInto(board: Board, { choice, from }: Held, address: string): Move {
  const displaced = board.placed[address];
  if (displaced === choice || from === address)
    return { held: null, changes: [], say: said.stays(choice, nameOf(address)) };
  const changes: Change[] = [{ address, value: choice }];
  // A choice that is not for reuse leaves whichever blank holds it, also one that it was not taken from.
  const left = from ?? (board.reuse ? null : holderOf(board, choice));
  if (left !== null) changes.push({ address: left, value: displaced ?? null });
  return { held: null, changes, say: dropText({ choice, address, displaced, left }) };
}

/** Takes a choice out of its blank, back to the list. */
export function returnToPool(board: Board, address: string): Move {
  const choice = board.placed[address];
  if (choice === undefined) return { held: null, changes: [], say: '' };
  return { held: null, changes: [{ address, value: null }], say: said.returned(choice) };
}

/** Lets go of what is held; nothing changes. */
export function cancel(held: Held | null): Move {
  return { held: null, changes: [], say: held === null ? '' : said.putBack(held.choice) };
}

function holderOf({ placed }: Board, choice: string): string | null {
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
