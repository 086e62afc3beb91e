import type { FullGroup, FullQuestion } from '../exam-file/section-content.ts';
import { addressOf } from '../numbering/address.ts';
import type { Finding, FindingCode, Severity } from './finding.ts';

/** One question with the keys that count, none of them blank. */
export interface KeyedPlace {
  readonly group: FullGroup;
  readonly groupIndex: number;
  readonly question: FullQuestion;
  readonly questionIndex: number;
  readonly keys: readonly string[];
}

interface Problem {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Continues "Question 14 …". */
  readonly says: string;
}

export function keyFinding(place: KeyedPlace, problem: Problem): Finding {
  const address = addressOf(place.question);
  return {
    code: problem.code,
    severity: problem.severity,
    where: { group: place.groupIndex, question: place.questionIndex, field: 'answers', address },
    message: `Question ${address} ${problem.says}`,
  };
}
