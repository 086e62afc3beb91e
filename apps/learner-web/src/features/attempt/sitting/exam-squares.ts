import { skills } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { questionSquares, type Square } from '../navigation/question-squares.ts';
import { useAnswers } from '../store/use-attempt.ts';
import type { SatSection } from './store/sat-section.ts';
import { useFlags, useWrittenText } from './store/use-sitting.ts';

export interface FlaggedSquare extends Square {
  readonly isFlagged: boolean;
}

/** The question numbers of a part: what is answered, and what is flagged for review. */
export function useSquares(part: SatSection): readonly FlaggedSquare[] {
  const answers = useAnswers(part);
  const flags = useFlags(part);
  return questionSquares(part.section.groups, answers, null).map(({ number, state }) => ({
    number,
    state,
    isFlagged: flags.has(number),
  }));
}

export const isWritten = (part: SatSection) => !skills[part.section.skill].isMarked;

export function useWords(part: SatSection): number {
  return wordCount(useWrittenText(part));
}
