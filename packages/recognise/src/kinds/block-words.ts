import type { Block, DraftQuestion, DraftUse } from '../block.ts';
import type { Entry } from '../outline.ts';
import { isInstruction } from '../markers/instructions.ts';
import { squeezed } from '../lines/clean-text.ts';

/** The words that show which kind of group a block is. */
export interface Outlined {
  readonly block: Block;
  readonly entries: readonly Entry[];
  /** Texts before the first item, and what the heading's own line says. */
  readonly lead: readonly Extract<Entry, { kind: 'text' }>[];
  /** The possible instruction as one text. */
  readonly instruction: string;
}

export function outlined(block: Block, entries: readonly Entry[]): Outlined {
  const firstItem = entries.findIndex(({ kind }) => kind !== 'text');
  const lead = (firstItem === -1 ? entries : entries.slice(0, firstItem)).filter(isText);
  const later = entries.slice(lead.length).filter((entry) => isText(entry) && isInstruction(entry.text));
  const instruction = [block.afterHeading, ...[...lead, ...later].map(({ text }) => text)].join('\n');
  return { block, entries, lead, instruction: instruction };
}

export function isText(entry: Entry): entry is Extract<Entry, { kind: 'text' }> {
  return entry.kind === 'text';
}

/** The instruction of a group whose lead is all instruction, and instruction lines that stand among its items. */
export function instructionOf({ block, entries, lead }: Outlined): {
  readonly lines: readonly string[];
  readonly used: readonly number[];
} {
  const later = entries.slice(lead.length).filter((entry) => isText(entry) && isInstruction(entry.text));
  const all = [...lead, ...later];
  const texts = [block.afterHeading, ...all.map(({ text }) => text)].map(squeezed).filter((text) => text !== '');
  return { lines: texts, used: all.flatMap(({ lines }) => lines) };
}

export function newQuestion(entry: Extract<Entry, { kind: 'number' }>, text = entry.text): DraftQuestion {
  return {
    first: entry.first,
    last: entry.last,
    text: squeezed(text),
    lines: [...entry.lines],
    options: [],
    key: null,
  };
}

export function linesUsed(instruction: readonly number[], choices: readonly number[] = []): DraftUse {
  return { instruction, choices, paragraph: new Map() };
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The count in "Choose TWO letters"; null without one. */
export function chosenCount(said: string): number | null {
  const match =
    /\b(?:choose|which|select|tick|what)\s{1,2}(?:the\s)?(two|three|four|five|six)\b/i.exec(said) ??
    /\b(TWO|THREE|FOUR|FIVE|SIX)\s{1,2}(?:letters|correct|answers|options|of the)\b/i.exec(said);
  const count = NUMBER_WORDS.indexOf((match?.[1] ?? '').toLowerCase()) + 1;
  return count > 1 ? count : null;
}
