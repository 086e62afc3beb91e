import { addressLabel, addressOf } from '../numbering/address.ts';
import type { CommonGroup } from '../question-types/group.ts';
import type { Finding, FindingCode, FindingRepair, Severity } from './finding.ts';

/** A group and its index in the section. */
export interface GroupPlace<Group extends CommonGroup> {
  readonly group: Group;
  readonly groupIndex: number;
}

/** A question with its keys that count; none of them is empty. */
export interface KeyedPlace<Group extends CommonGroup> extends GroupPlace<Group> {
  readonly question: Group['questions'][number];
  readonly questionIndex: number;
  readonly keys: readonly string[];
}

interface Problem {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Continues "Question 14 …". */
  readonly says: string;
  readonly repair?: FindingRepair;
}

export function keyFinding(place: KeyedPlace<CommonGroup>, problem: Problem): Finding {
  const address = addressOf(place.question);
  return {
    code: problem.code,
    severity: problem.severity,
    where: { group: place.groupIndex, question: place.questionIndex, field: 'answers', address },
    message: `Question ${addressLabel(address)} ${problem.says}`,
    ...(problem.repair && { repair: problem.repair }),
  };
}
