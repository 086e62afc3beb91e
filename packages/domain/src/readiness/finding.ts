import type { KeyRepair } from '../key-repair/repair-key.ts';

/**
 * How bad a finding is. `error`: must be fixed before publishing. `warning`: probably a mistake. `info`: worth a look.
 *
 * @example
 * ```ts
 * import { publishCheck, type Severity } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const worst: Severity | undefined = publishCheck(buildContent())[0]?.severity; // => 'error'
 * ```
 */
export type Severity = 'error' | 'warning' | 'info';

/**
 * The code of a finding, for programs; its `message` is for people.
 *
 * @example
 * ```ts
 * import { publishCheck, type FindingCode } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ title: '', explanation: 'E', groups: [buildKeyedGroup('MCQ', 1)] });
 * const codes: readonly FindingCode[] = publishCheck(content).map(({ code }) => code);
 * codes; // => ['title_missing']
 * ```
 */
export type FindingCode =
  | 'title_missing'
  | 'passage_missing'
  | 'audio_missing'
  | 'audio_not_uploaded'
  | 'recording_elsewhere'
  | 'content_missing'
  | 'no_questions'
  | 'group_empty'
  | 'instruction_missing'
  | 'question_without_text'
  | 'paragraph_without_title'
  | 'answer_missing'
  | 'key_not_offered'
  | 'key_repeated'
  | 'key_over_limit'
  | 'key_unmatchable'
  | 'key_written_out'
  | 'any_order_keys'
  | 'word_limit_unread'
  | 'tfng_untouched'
  | 'all_keys_equal'
  | 'answer_not_in_passage'
  | 'answer_in_text'
  | 'options_too_few'
  | 'options_repeated'
  | 'multi_too_few_answers'
  | 'multi_too_many_answers'
  | 'choice_used_up'
  | 'marker_without_question'
  | 'marker_repeated'
  | 'question_without_marker'
  | 'number_duplicate'
  | 'number_missing'
  | 'number_gap'
  | 'range_mismatch'
  | 'explanation_missing'
  | 'quote_not_in_passage'
  | 'quote_occurs_less'
  | 'seconds_outside_recording'
  | 'transcript_outside_recording'
  | 'content_lost'
  | 'picture_elsewhere'
  | 'picture_without_description';

/**
 * Where a finding is; indices count from 0. An empty place is the section as a whole.
 *
 * @example
 * ```ts
 * import { publishCheck, type FindingPlace } from '@bandwise/domain';
 * import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const group = buildGroup('TFNG', { questions: [buildQuestion({ number: 7 })] });
 * const findings = publishCheck(buildContent({ groups: [group] }));
 * const where: FindingPlace | undefined = findings.find(({ code }) => code === 'answer_missing')?.where;
 * where?.address; // => '7'
 * ```
 */
export interface FindingPlace {
  /** The index of the group. */
  readonly group?: number;
  /** The index of the question in its group. */
  readonly question?: number;
  /** The field of the exam file, such as `title`. */
  readonly field?: string;
  /** The number of the question or blank for readers, such as `14` or `14-1`. */
  readonly address?: string;
}

/**
 * One thing the publish check noticed. An error must be fixed before publishing.
 *
 * @example
 * ```ts
 * import { publishCheck, type Finding } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const findings: readonly Finding[] = publishCheck(buildContent({ title: ' ' }));
 * findings[0]?.code; // => 'title_missing'
 * ```
 */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly where: FindingPlace;
  /** For people, in English. */
  readonly message: string;
  /** The answers to write instead of an accepted one; absent where nothing is suggested. */
  readonly repair?: FindingRepair;
}

/**
 * An accepted answer of the question that a finding is about, and the answers that should take its place.
 *
 * @example
 * ```ts
 * import { publishCheck, type FindingRepair } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('FILL_BLANKS', 1, ['8/eight', 'nine'])];
 * const finding = publishCheck(buildContent({ groups })).find(({ code }) => code === 'key_unmatchable');
 * const repair: FindingRepair | undefined = finding?.repair;
 * repair; // => { answer: '8/eight', problem: 'slash', answers: ['8', 'eight'] }
 * ```
 */
export interface FindingRepair extends KeyRepair {
  /** The accepted answer that should be replaced. */
  readonly answer: string;
}
