import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { overallBand, type Skill, SKILLS, skills, speakingBand } from '@bandwise/domain';
import { assessedExamBand } from '@bandwise/domain/internal';
import type { PlannedExam } from './sitting.ts';
import type { SittingSubmission } from './sitting-context.ts';

type Band = SittingResultBody['exams'][number]['band'];
/** The submissions of one sitting; null: the setting is off. */
export type HandedIn = readonly SittingSubmission[] | null;

const indicative = (band: number | null): Band => (band === null ? null : { band, provisional: false });

/** The band of an exam whose tasks are assessed; null: it has none. */
export function assessedBand({ skill, parts }: PlannedExam, handedIn: HandedIn): Band {
  const tasks = parts.map(({ part_number, sectionID }) => {
    const text = handedIn?.find(({ section_id }) => section_id === sectionID);
    return { part_number, band: text?.submission.band ?? null };
  });
  return indicative(assessedExamBand(skill, tasks));
}

/** The speaking test that was handed in for a sitting: its section is not in the plan. */
export function speakingOf(exams: readonly PlannedExam[], handedIn: HandedIn): SittingResultBody['speaking'] {
  const planned = new Set(exams.flatMap(({ parts }) => parts.map(({ sectionID }) => sectionID)));
  const spoken = handedIn?.find(({ section_id }) => !planned.has(section_id));
  return spoken ? { submission: spoken.submission, band: indicative(speakingBand(spoken.submission.band)) } : null;
}

/**
 * The overall band, or the skills that it waits for. It waits only if it can come: marks have given the other bands, both texts of the
 * writing exam were handed in, and a speaking test can be.
 */
export function overallOf(
  exams: readonly PlannedExam[],
  results: readonly { readonly band: Band }[],
  handedIn: HandedIn,
): Pick<SittingResultBody, 'overall' | 'waiting_for'> {
  const bands = new Map<Skill, number | null>();
  const coming = new Set<Skill>();
  for (const [index, { skill, parts }] of exams.entries()) {
    bands.set(skill, results[index]?.band?.band ?? null);
    const isHandedIn = parts.every(({ sectionID }) => handedIn?.some(({ section_id }) => section_id === sectionID));
    if (skills[skill].isWritten && parts.length === 2 && isHandedIn) coming.add(skill);
  }
  const speaking = speakingOf(exams, handedIn);
  bands.set('speaking', speaking?.band?.band ?? null);
  if (handedIn !== null) coming.add('speaking');
  const missing = SKILLS.filter((skill) => (bands.get(skill) ?? null) === null);
  return {
    overall: overallBand(SKILLS.map((skill) => bands.get(skill) ?? null)),
    waiting_for: missing.every((skill) => coming.has(skill)) ? missing : [],
  };
}

const BOUNDARIES = 'Bands are estimates: in the real test, the marks needed for a band vary by one or two.';

const INDICATIVE =
  'Bands of Writing and Speaking are indicative: the real test does not publish how it rounds the bands of tasks and criteria.';

/** The notes on the bands that are shown. */
export function noteOn(results: readonly { readonly band: Band; readonly marks: number | null }[]): string | null {
  const banded = results.filter(({ band }) => band !== null);
  const notes = [
    ...(banded.some(({ marks }) => marks !== null) ? [BOUNDARIES] : []),
    ...(banded.some(({ marks }) => marks === null) ? [INDICATIVE] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}
