export { LIMITS } from './limits.ts';

export { SKILLS, VARIANTS, type Skill, type SkillDefinition, type Variant } from './skills/skill.ts';
export { isMarkedSkill, MARKED_SKILLS, skills, type MarkedSkill } from './skills/skills.ts';

export { QUESTION_TYPES, type QuestionType } from './question-types/question-type.ts';
export type { AnswerKind, AnswerKindRules } from './question-types/answer-kinds.ts';
export type { QuestionShape } from './question-types/question-shape.ts';
export { answerKindOf, QUESTION_SHAPES } from './question-types/question-shapes.ts';
export { keyText } from './question-types/counted-keys.ts';
export { CHOICE_LETTERS, type ChoiceLetters } from './choice-letters/choice-letters.ts';
export { letteredChoices, type LetteredChoice } from './choice-letters/lettered-choices.ts';
export { TFNG_CHOICES, TFNG_LABELS, type TfngLabels } from './question-types/tfng/labels.ts';
export type {
  DeliveryGroup,
  DeliveryQuestion,
  FullGroup,
  FullQuestion,
  ShownGroup,
  ShownQuestion,
  WordLimit,
} from './question-types/group.ts';

export type { ExamDraft, SectionContent, SectionDraft, ShownSection } from './exam-file/section-content.ts';
export type { SpeakingPrompt } from './speaking/prompt.ts';
export type { ListeningSettings } from './sitting/listening-settings.ts';
export type { Parsed, ParseError, ParseErrorCode } from './exam-file/parsed.ts';
export { parseExam } from './exam-file/parse-exam.ts';
export { parseSection } from './exam-file/parse-section.ts';
export { parseGroups } from './exam-file/parse-groups.ts';
export { writeGroup, type GroupFile, type QuestionFile } from './exam-file/write-group.ts';
export { writeSection, type SectionFile } from './exam-file/write-section.ts';

export type { Evidence, QuoteEvidence, SecondsEvidence, TranscriptLine } from './evidence/evidence.ts';

export { toDelivery } from './delivery/to-delivery.ts';
export type { DeliverySection } from './delivery/delivery-section.ts';

export { addressOf, parseAddress, type AddressParts } from './numbering/address.ts';
export { numberQuestions, type AnyGroup, type NumberedQuestion } from './numbering/number-questions.ts';
export { firstNumber, lastNumber, markedUnits, totalNumbers, type MarkedUnit } from './numbering/marked-units.ts';
export { renumber } from './numbering/renumber.ts';
export { blanksIn, splitBlanks, type ParagraphPiece } from './numbering/blanks.ts';
export { rangeLabel } from './numbering/range-label.ts';
export { isAnswered } from './numbering/is-answered.ts';

export {
  MARKING_PROFILES,
  RIGHT_REASONS,
  WRONG_REASONS,
  type MarkingProfile,
  type RightReason,
  type SectionResult,
  type Verdict,
  type VerdictReason,
  type WrongReason,
} from './marking/verdict.ts';
export type { Answer, Answers } from './marking/answers.ts';
export { compileKey, type CompiledKey } from './marking/compile-key.ts';
export { markCompiled } from './marking/mark-compiled.ts';
export { MARKING_CHOICES, type MarkingOptions } from './marking/options.ts';
export { MARKING_RULES, type MarkingRule } from './marking/rules.ts';
export { ruleOf } from './marking/rule-of.ts';
export { InvalidGroupsError } from './marking/check-groups.ts';
export { markText, type MarkedText, type TextToMark } from './marking/mark-text.ts';
export { markSection } from './marking/mark-section.ts';
export { parseWordLimit } from './marking/ielts/word-limit.ts';
export { keysOf, type QuestionKey } from './marking/keys-of.ts';

export { BAND_TABLES, BANDED_EXAMS, FULL_EXAM_MARKS, type BandedExam, type BandStep } from './banding/band-tables.ts';
export { bandOf, type Band } from './banding/band-of.ts';
export { sectionEstimate, type SectionEstimate } from './banding/section-estimate.ts';
export { overallBand } from './banding/overall-band.ts';

export { ASSESSED_TASKS, CRITERIA, CRITERION_NAMES, type AssessedTask, type Criterion } from './assessment/criteria.ts';
export { speakingBand, taskBand, writingBand, type CriterionBands } from './assessment/assessed-band.ts';
export { textFigures, type RepeatedWord, type TextFigures } from './assessment/text-figures.ts';
export { LINKING_KINDS, type LinkingKind } from './assessment/linking-words.ts';
export { levelOf, LEVEL_STEP, speechFigures, type SpeechFigures } from './assessment/speech-figures.ts';

export { repairKey, type KeyProblem, type KeyRepair } from './key-repair/repair-key.ts';
export { publishCheck } from './readiness/publish-check.ts';
export type { Finding, FindingCode, FindingPlace, FindingRepair, Severity } from './readiness/finding.ts';
export { selfCheck, type SelfCheck } from './readiness/self-check.ts';

export {
  questionStatistics,
  STATISTICS_MIN_ATTEMPTS,
  type AttemptRow,
  type DiscriminationBand,
  type FacilityBand,
  type QuestionStatistic,
  type QuestionStatistics,
} from './question-statistics/question-statistics.ts';
