import type { AssessmentBody, QueuedSubmission } from '@bandwise/api-contract/admin';
import type {
  FeedbackBody,
  SubmissionDetail,
  SubmissionDraftBody,
  SubmissionSummary,
} from '@bandwise/api-contract/learner';
import { CRITERIA, skills, taskBand, textFigures } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import type { StoredAssessment, StoredOpinion } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import { isDraftHidden, isFirstHidden, isOpen, mayClaim, phaseOf } from './opinions/opinions.ts';
import type { AssessedRow, QueuedRow } from './queue.repo.ts';
import { presentSpeech, type Answer } from './recordings/submitted-recordings.ts';
import { advisedWords, isClaimed, isVisible, taskOf, visibleAssessments, type Submission } from './submission.ts';
import type { SubmissionText, WrittenDraft } from './submissions.repo.ts';

type Names = ReadonlyMap<string, string>;

export function presentDraft(draft: WrittenDraft | null, now: Date): SubmissionDraftBody {
  return {
    now: now.getTime(),
    draft: draft && {
      id: draft.id,
      text: { value: draft.text, at: Number(draft.text_at) },
      pasted_words: draft.pasted_words ?? 0,
    },
  };
}

function isText({ skill }: Submission): boolean {
  return skills[skill].isWritten;
}

function presentTask(row: Submission) {
  return {
    id: row.id,
    sectionID: row.section_id,
    title: row.title,
    exam: row.exam,
    skill: row.skill,
    part_number: row.part_number,
    task: taskOf(row),
    handed_in_at: row.handed_in_at.toISOString(),
    words: row.words,
    advised_words: isText(row) ? advisedWords(row) : 0,
    seconds: row.seconds,
    sittingID: row.sitting_id,
  };
}

interface Progressing extends Pick<Submission, 'assessments' | 'claimed_until' | 'id' | 'part_number' | 'skill'> {
  /** null: no assessment is begun. */
  readonly draft: object | null;
  readonly opinions?: { readonly first: object | null } | null;
}

/** The state of a submission for its author. Nothing of an assessment that is not released, except that someone works on it. */
export function presentProgress(row: Progressing, now: Date) {
  const latest = visibleAssessments(row, now).at(-1);
  const isBegun =
    isClaimed(row, now) || row.draft !== null || row.assessments.length > 0 || (row.opinions?.first ?? null) !== null;
  const state: SubmissionSummary['state'] = latest ? 'assessed' : isBegun ? 'being_assessed' : 'handed_in';
  return {
    state,
    band: latest ? bandOf(row, latest) : null,
    bands: latest ? { ...latest.bands } : null,
    assessed_at: latest?.released_at ?? null,
  };
}

export function presentSummary(row: Submission, now: Date): SubmissionSummary {
  return { ...presentTask(row), available: row.available, ...presentProgress(row, now) };
}

function bandOf(row: Progressing, { bands }: Pick<StoredAssessment, 'bands'>): number {
  const band = taskBand(taskOf(row), bands);
  if (band === null) throw new Error(`The released assessment of ${row.id} has no band`);
  return band;
}

export function presentDetail(
  row: SubmissionText,
  {
    answer,
    names,
    now,
    maySelfAssess,
    isHidden,
  }: {
    readonly answer: Answer;
    /** An assignment hides the model answer. */
    readonly isHidden: boolean;
    readonly names: Names;
    readonly now: Date;
    readonly maySelfAssess: boolean;
  },
): SubmissionDetail {
  const latest = visibleAssessments(row, now).at(-1);
  return {
    ...presentSummary(row, now),
    ...presentAnswer(row, answer),
    ...(isHidden && { model_answer: null }),
    feedback: latest ? presentFeedback(row, latest, names) : null,
    self_assessment: row.self_assessment && {
      bands: { ...row.self_assessment.bands },
      band: taskBand(taskOf(row), row.self_assessment.bands),
      saved_at: row.self_assessment.saved_at,
    },
    may_assess: maySelfAssess && !latest,
  };
}

/** The task and the answer. The parts of a speaking test follow each other. */
function presentAnswer(row: Submission & Pick<SubmissionText, 'text'>, { contents, recordings }: Answer) {
  const examContent = contents.flatMap((content) => content.examContent);
  const modelAnswers = contents.flatMap(({ modelAnswer }) => (modelAnswer === undefined ? [] : [modelAnswer]));
  return {
    examContent,
    criteria: [...CRITERIA[taskOf(row)]],
    text: row.text,
    figures: isText(row) ? textFigures(row.text, examContent.map(textOf).join(' ')) : null,
    recordings: recordings.map((recording) => ({ ...recording })),
    speech: presentSpeech(recordings),
    model_answer: modelAnswers.length === 0 ? null : modelAnswers.join('\n'),
  };
}

function presentFeedback(row: Submission, assessment: StoredAssessment, names: Names): FeedbackBody {
  return {
    version: assessment.version,
    ...presentContent(assessment),
    band: bandOf(row, assessment),
    released_at: assessment.released_at,
    assessor: names.get(assessment.by) ?? null,
  };
}

function presentContent({ bands, comments, summary }: Pick<StoredAssessment, 'bands' | 'comments' | 'summary'>) {
  return { bands: { ...bands }, comments: comments.map((comment) => ({ ...comment })), summary };
}

function presentClaim(
  row: Pick<QueuedRow, 'claimed_by' | 'claimed_until' | 'claimer_first' | 'claimer_last'>,
  { caller, now }: Viewing,
): QueuedSubmission['claim'] {
  if (row.claimed_by === null || row.claimed_until === null || !isClaimed(row, now)) return null;
  return {
    by: `${row.claimer_first} ${row.claimer_last}`.trim(),
    isOwn: row.claimed_by === caller.id,
    until: row.claimed_until.toISOString(),
  };
}

interface Viewing {
  readonly caller: Pick<Caller, 'id' | 'role'>;
  readonly now: Date;
}

function presentForAssessor(row: QueuedRow, viewing: Viewing) {
  const { user_id: id, first_name: firstName, last_name: lastName, email } = row;
  return {
    ...presentTask(row),
    learner: { id, firstName, lastName, email },
    assigned_to:
      row.assigned_to === null
        ? null
        : { id: row.assigned_to, name: `${row.assigned_first} ${row.assigned_last}`.trim() },
    claim: presentClaim(row, viewing),
    may_claim: mayClaim(row, viewing.caller),
  };
}

export function presentQueued(row: QueuedRow, viewing: Viewing): QueuedSubmission {
  const latest = row.assessments.at(-1);
  return {
    ...presentForAssessor(row, viewing),
    exam_id: row.exam_id,
    has_draft: row.draft !== null,
    band: latest && !isFirstHidden(row, viewing.caller.id) ? bandOf(row, latest) : null,
    released_at: latest?.released_at ?? null,
    opinions: phaseOf(row),
  };
}

export function presentAssessment(
  row: AssessedRow,
  {
    answer,
    names,
    hasSecondReader,
    ...viewing
  }: Viewing & { readonly answer: Answer; readonly names: Names; readonly hasSecondReader: boolean },
): AssessmentBody {
  const draft = isDraftHidden(row, viewing.caller.id) ? null : row.draft;
  const released = row.assessments
    .map((one) => ({ ...presentFeedback(row, one, names), pending: !isVisible(one, viewing.now) }))
    .toReversed();
  return {
    ...presentForAssessor(row, viewing),
    now: viewing.now.toISOString(),
    ...presentAnswer(row, answer),
    pasted_words: row.pasted_words,
    second_reader: presentSecondReader(row, hasSecondReader),
    revision: row.revision,
    draft: draft && { ...presentContent(draft), saved_at: draft.saved_at, by: names.get(draft.by) ?? null },
    released: isFirstHidden(row, viewing.caller.id) ? [] : released,
    opinions: presentOpinions(row, names, viewing.caller.id),
  };
}

function presentOpinions(row: AssessedRow, names: Names, callerId: string): AssessmentBody['opinions'] {
  const { opinions } = row;
  const phase = phaseOf(row);
  if (opinions === null || phase === null) return null;
  const present = (opinion: StoredOpinion | null) =>
    opinion && {
      ...presentContent(opinion),
      band: bandOf(row, opinion),
      by: names.get(opinion.by) ?? null,
      finished_at: opinion.finished_at,
    };
  return {
    phase,
    requested_at: opinions.requested_at,
    requested_by: names.get(opinions.requested_by) ?? null,
    first: isFirstHidden(row, callerId) ? null : present(opinions.first),
    second: isOpen(row) ? present(opinions.second) : null,
  };
}

/** null: no service gets the submission. */
function presentSecondReader(
  { skill, suggestion }: AssessedRow,
  hasSecondReader: boolean,
): AssessmentBody['second_reader'] {
  if (suggestion === null) return hasSecondReader && skills[skill].isWritten ? { suggestion } : null;
  const { name, bands, comments, received_at } = suggestion;
  return {
    suggestion: { name, bands: { ...bands }, comments: [...comments], received_at },
  };
}
