import { firstNumber, lastNumber } from '../numbering/marked-units.ts';
import { rangeLabel } from '../numbering/range-label.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import type { Finding, FindingCode } from './finding.ts';

/** A finding between two parts; it belongs to the later one. */
export interface PartFinding {
  readonly part_number: number;
  readonly finding: Finding;
}

/** Finds question numbers that are missing between two parts. */
export function checkPartNumbers(
  parts: readonly Pick<SectionContent, 'part_number' | 'groups'>[],
): readonly PartFinding[] {
  return parts.flatMap(({ part_number, groups }, index) => {
    const before = parts[index - 1];
    const last = before?.part_number === part_number - 1 ? lastNumber(before.groups) : null;
    const first = firstNumber(groups);
    if (last === null || first === null || first <= last + 1) return [];
    const label = rangeLabel([last + 1, first - 1]);
    const message =
      first === last + 2
        ? `Question number ${label} is missing between part ${part_number - 1} and part ${part_number}`
        : `Question numbers ${label} are missing between part ${part_number - 1} and part ${part_number}`;
    const where = { field: 'start_question_number', address: String(first) };
    return [{ part_number, finding: { code: 'number_gap', severity: 'warning', where, message } }];
  });
}

const CONFIRMED: ReadonlySet<string> = new Set<FindingCode>(['answer_in_text', 'number_gap']);

/** Whether the author must confirm this finding before publishing. */
export function needsConfirmation(code: string): boolean {
  return CONFIRMED.has(code);
}
