import { LIMITS, type FindingRepair } from '@bandwise/domain';
import { texts } from '../../../shared/texts/texts.ts';
import { groupById } from '../model/form/parts.ts';
import type { Editor } from '../session/editor-context.ts';
import type { PlacedFinding } from '../model/findings/placed-finding.ts';

/** A finding with a suggested replacement of an accepted answer. */
export interface RepairableFinding extends PlacedFinding {
  readonly group: number;
  readonly question: number;
  readonly repair: FindingRepair;
}

export function isRepairable(finding: PlacedFinding): finding is RepairableFinding {
  return finding.repair !== undefined && finding.group !== null && finding.question !== null;
}

/** Writes the suggested answers into the form, one undo step for each question. */
export function repairAnswers({ store, announcements }: Editor, findings: readonly RepairableFinding[]): void {
  for (const { group, question, repair } of findings) {
    const { form } = store.getState();
    const answers = groupById(form, group)?.questions.find(({ id }) => id === question)?.answers ?? [];
    const patch = { answers: repaired(answers, repair) };
    store.dispatch({ type: 'setQuestion', group, question, patch });
  }
  announcements.say(texts.editor.validation.corrected(findings.length));
}

function repaired(answers: readonly string[], { answer, answers: instead }: FindingRepair): readonly string[] {
  const next = answers.flatMap((one) => (one.trim() === answer ? instead : [one]));
  const different = [...new Set(next)].slice(0, LIMITS.answersMax);
  return different.length === 0 ? [''] : different;
}
