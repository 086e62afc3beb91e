import { skills } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { useMemo } from 'react';
import { questionSquares, type Square } from '../navigation/question-squares.ts';
import { useAnswers } from '../hooks/use-attempt.ts';
import type { SatSection } from '../store/sitting/sat-section.ts';
import { flaggedNumbers } from '../store/sitting/section-copy.ts';
import { useWrittenText } from './use-sitting.ts';

export interface FlaggedSquare extends Square {
  readonly isFlagged: boolean;
}

/** The question numbers of a part: what is answered, and what is flagged for review. */
export function useSquares(part: SatSection): readonly FlaggedSquare[] {
  const answers = useAnswers(part);
  return useMemo(() => {
    const flags = flaggedNumbers(answers);
    return questionSquares(part.section.groups, answers, null).map(({ number, state }) => ({
      number,
      state,
      isFlagged: flags.has(number),
    }));
  }, [part, answers]);
}

export const isWritten = (part: SatSection) => !skills[part.section.skill].isMarked;

export function useWords(part: SatSection): number {
  return wordCount(useWrittenText(part));
}
