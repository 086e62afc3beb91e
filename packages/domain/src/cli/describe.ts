import type { Verdict } from '../marking/verdict.ts';
import { rangeLabel } from '../numbering/range-label.ts';
import type { Difference } from '../signed-result/remark.ts';
import { CRITERIA, CRITERION_TITLES } from '../assessment/criteria.ts';
import type { SignedAssessment } from '../signed-result/signed-assessment.ts';
import type { SignedResult } from '../signed-result/signed-result.ts';
import { REASON_WORDS } from './reason-words.ts';

/** Lists what the file states about itself. */
export function describeResult(stated: SignedResult): string[] {
  const { issuer, learner, attempt, section, marking, result } = stated;
  const { skill, part_number, title } = section.content;
  return [
    `“${title}”, ${skill}, part ${part_number}: ${result.marks} of ${result.total}`,
    `  learner    ${learner ? `${learner.name} (${learner.id})` : 'account deleted'}`,
    `  attempt    ${attempt.id}, submitted ${attempt.submitted_at}`,
    `  section    ${section.id}, version ${section.version}, sha256 ${section.sha256}`,
    `  key        sha256 ${stated.key.sha256}`,
    `  marked by  @bandwise/domain ${marking.library ?? '(version not recorded)'}, profile ${marking.profile}`,
    `  issued by  ${issuer.name}${issuer.url === null ? '' : `, ${issuer.url}`}`,
  ].map(printable);
}

/** Lists what a signed assessment states. */
export function describeAssessment({ issuer, learner, submission, task, assessment }: SignedAssessment): string[] {
  return [
    `“${task.title}”, ${task.kind}: band ${assessment.band}`,
    ...CRITERIA[task.kind].map((criterion) => `  ${CRITERION_TITLES[criterion]}: ${assessment.bands[criterion]}`),
    `  learner      ${learner.name} (${learner.id})`,
    `  handed in    ${submission.id}, ${submission.handed_in_at}`,
    `  section      ${task.section.id}, version ${task.section.version}`,
    `  assessed by  ${assessment.assessor ?? 'account deleted'}, version ${assessment.version}, ${assessment.released_at}`,
    `  issued by    ${issuer.name}${issuer.url === null ? '' : `, ${issuer.url}`}`,
  ].map(printable);
}

/** Writes one line for each question: marks, reason, its text, and the rule that decided (a heading of docs/marking.md). */
export function describeVerdicts({ verdicts }: SignedResult['result']): string[] {
  return verdicts.map((verdict) => {
    const { numbers, marks, total, reason, rule } = verdict;
    const columns = [rangeLabel(numbers).padEnd(6), `${marks} of ${total}`.padEnd(7), reason.padEnd(17)];
    return printable(`  ${columns.join(' ')} ${words(verdict)} (rule: ${rule})`);
  });
}

export function describeDifferences(differences: readonly Difference[]): string[] {
  return differences.map(({ of, number, field, stated, recomputed }) => {
    const place = of === 'verdict' ? `question ${number}` : of;
    return printable(`  ${place}, ${field}: ${stated} in the file, ${recomputed} when marked again`);
  });
}

/** A reason of a later library version has no text here. */
function words({ reason }: Verdict): string {
  return Object.hasOwn(REASON_WORDS, reason) ? REASON_WORDS[reason] : '';
}

/** The file is untrusted, so its text must not move the cursor or start a new line. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD');
}
