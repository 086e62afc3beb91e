/**
 * Exports for the apps of this repository only: texts and helpers of their screens, forms and searches. It is not in the
 * published package, and changes without notice ([decision 37](../../../docs/decisions/037-the-librarys-public-surface.md)).
 */
export {
  allowsConditions,
  ANSWERS_SHOWN,
  ASSIGNED_ITEM_KINDS,
  ASSIGNMENT_CONDITIONS,
  hidesAnswers,
  ITEM_STATES,
  itemStandings,
  TEACHING_LIMITS,
  type AnswersShown,
  type AssignedItem,
  type AssignmentConditions,
  type AssignmentTimes,
  type ItemStanding,
  type ItemState,
  type ItemWork,
} from './assignment/assignment.ts';
export { assessedExamBand, BAND_MAX } from './assessment/assessed-band.ts';
export { agreementOf, strictnessOf, type Agreement, type BandPair, type Strictness } from './assessment/agreement.ts';
export { assessedTask, CRITERION_TITLES } from './assessment/criteria.ts';
export { COMMENT_TEXT_MAX, COMMENTS_MAX, REMARKS_MAX, SUMMARY_MAX } from './assessment/limits.ts';
export { isSameContent } from './assessment/same-content.ts';
export { shareEvenly } from './assessment/share-evenly.ts';
export { LEVEL_MAX, speechTotals } from './assessment/speech-figures.ts';
export { cleanText } from './exam-file/fields.ts';
export { isBlankSection } from './exam-file/is-blank-section.ts';
export { letterAt, letterIndex } from './choice-letters/choice-letters.ts';
export { choiceNamed, letteredOptions, withLetter } from './choice-letters/lettered-choices.ts';
export { addressLabel } from './numbering/address.ts';
export { questionWords } from './delivery/question-html.ts';
export { deliverGroup } from './delivery/to-delivery.ts';
export { questionHtml } from './delivery/question-html.ts';
export { isQuote, type TextSpan } from './evidence/evidence.ts';
export { createQuoteFinder, quoteAt } from './evidence/find-quote.ts';
export { foldText } from './search/fold-text.ts';
export { hasContent } from './html/has-content.ts';
export { measureHtml, mostAttributes } from './html/measure-html.ts';
export { picturesElsewhere, readAddress, replacePictures, writePicture } from './html/pictures.ts';
export { readTag, type StartTag } from './html/read-tag.ts';
export { scanHtml } from './html/scan-html.ts';
export { splitBlocks } from './html/split-blocks.ts';
export { textOf } from './html/text-of.ts';
export { stripRangePrefix } from './numbering/range-prefix.ts';
export { wordCount } from './numbering/word-count.ts';
export { PRACTICE_ITEMS_MAX, practiceGroup, practiceItems } from './practice/practice-groups.ts';
export { questionIdentities } from './practice/question-identities.ts';
export { readLabel } from './question-types/tfng/labels.ts';
export { PROBLEM_REPLY_MAX, PROBLEM_WORDS_MAX } from './problem-report/limits.ts';
export {
  consistencyBand,
  DISCRIMINATION_VERY_WEAK,
  FACILITY_EXTREMELY_EASY,
  FACILITY_FAULTY,
  flagsOf,
  mayBeChance,
  STATISTICS_FLAGS,
  type ConsistencyBand,
  type StatisticsFlag,
} from './question-statistics/flags.ts';
export { countValues, medianOf } from './question-statistics/cells.ts';
export { itemStatistics, type CountedQuestion, type ItemStatistics } from './question-statistics/item-statistics.ts';
export { normalForm } from './question-statistics/normal-form.ts';
export { offeredIn, randomGuess } from './question-statistics/random-guess.ts';
export { questionsText, questionShapes } from './question-statistics/same-questions.ts';
export { facilityByThird, thirdsOf, type Thirds } from './question-statistics/thirds.ts';
export { checkPartNumbers, needsConfirmation, type PartFinding } from './readiness/check-part-numbers.ts';
export { PUBLISH_CHECK_RULES } from './readiness/publish-check.ts';
export {
  readiness,
  READY_LABEL,
  type Readiness,
  type ReadinessCheck,
  type ReadinessCode,
  type ReadinessSection,
} from './readiness/readiness.ts';
export { defaultTimes, SPEAKING_PARTS } from './speaking/prompt.ts';
export { promptsOf } from './speaking/prompts-of.ts';
export { isWithinEdits } from './marking/ielts/edit-distance.ts';
export { nearKey, type NearKey } from './key-proposals/near-key.ts';
export { htmlTexts } from './exam-file/html-texts.ts';
export { mapContent, mapHtml } from './exam-file/map-html.ts';
export { lostContent, type ContentItem, type ContentKind } from './html/lost-content.ts';
export { checkLosses, nameOf } from './readiness/check-losses.ts';
export { checkUnread } from './readiness/check-unread.ts';
export { plainAnswers } from './marking/ielts/plain-answers.ts';
export { withMarkableKeys, withPlainKeys } from './readiness/plain-keys.ts';
export { canBeSat, isFullExam, planExam, satSkills, writingAdvice, type PlannedSection } from './sitting/plan-exam.ts';
export { examBand } from './sitting/exam-band.ts';
export {
  readSignedAssessment,
  SIGNED_ASSESSMENT_FORMAT,
  type SignedAssessment,
} from './signed-result/signed-assessment.ts';
export { LEARNER_ACTIONS, type SittingAction, type SittingEvent } from './sitting/events.ts';
export { listeningPosition, type ListeningPosition } from './sitting/listening-position.ts';
export { LISTENING_DEFAULTS, LISTENING_SECONDS_MAX } from './sitting/listening-settings.ts';
export {
  NO_EXTRA_TIME,
  SITTING_DEFAULTS,
  UNHEARD_MAX,
  type ExamPlan,
  type ExtraTime,
  type PartTimes,
  type RecordingPlan,
  type SittingPlan,
} from './sitting/plan.ts';
export { isHeeded, sittingEndsAt, sittingState } from './sitting/sitting-state.ts';
export type { SatExam, SittingPhase, SittingState } from './sitting/state.ts';
export {
  addressIn,
  changedAddresses,
  changeKey,
  hasKeysOf,
  keepOldKey,
  keyAt,
  readKeyChange,
  storedKeysOf,
  type KeyChange,
  type ReadKeyChange,
  type WantedKey,
} from './regrade/key-change.ts';
export { compileQuestions, type CompiledQuestion } from './regrade/compile-question.ts';
export { isSameQuestion } from './regrade/is-same-question.ts';
export {
  isSameKey,
  keyStateAt,
  readSharers,
  readStoredKey,
  readStoredKeys,
  storeChange,
  storeKey,
  type KeyState,
  type StoredChange,
  type StoredKey,
} from './regrade/key-state.ts';
export { mergeKey, type MergedKey } from './regrade/merge-key.ts';
export { officialMinutes } from './skills/official-minutes.ts';
