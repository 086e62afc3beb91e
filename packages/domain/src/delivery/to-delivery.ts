import type {
  DeliveryGroup,
  DeliveryQuestion,
  DeliverySection,
  FullGroup,
  FullQuestion,
  QuestionType,
  SectionContent,
} from '../exam-file/section-content.ts';
import { QUESTION_SHAPES } from '../question-types/question-shape.ts';
import { countedKeys } from '../question-types/counted-keys.ts';

/**
 * The part as a learner may hold it before submission: built field by field, so that no key,
 * accepted form or explanation can come along. What `max_choices` tells is the number of ticks.
 */
export function toDelivery(content: SectionContent): DeliverySection {
  return {
    skill: content.skill,
    title: content.title,
    time: content.time,
    part_number: content.part_number,
    passage: content.passage,
    examContent: content.examContent,
    groups: content.groups.map(deliverGroup),
    audio_url: content.audio_url,
  };
}

function deliverGroup(group: FullGroup): DeliveryGroup {
  const shape = QUESTION_SHAPES[group.type];
  return {
    type: group.type,
    instruction: group.instruction,
    paragraph: shape.paragraph ? group.paragraph : null,
    choices: shape.choices ? group.choices : [],
    imgContent: group.imgContent,
    labels: group.labels,
    reuse_choices: group.reuse_choices,
    questions: group.questions.map(PROJECTIONS[group.type]),
  };
}

const PROJECTIONS = {
  TFNG: withoutOptions,
  MCQ: (question) => ({ ...withoutOptions(question), options: question.options }),
  MULTI: (question) => ({
    ...withoutOptions(question),
    options: question.options,
    max_choices: countedKeys('MULTI', question.answers).length || null,
  }),
  FILL_BLANKS: withoutOptions,
  MATCH_TABLE: withoutOptions,
  DRAG_DROP: withoutOptions,
  DROPDOWN: withoutOptions,
} as const satisfies Record<QuestionType, (question: FullQuestion) => DeliveryQuestion>;

/** Types whose questions carry no options: a stray list could hold accepted answers. */
function withoutOptions(question: FullQuestion): DeliveryQuestion {
  return {
    number: question.number,
    subpart: question.subpart,
    question: question.question,
    options: [],
    max_choices: null,
  };
}
