import type { SectionContent } from '../exam-file/section-content.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import type { DeliveryGroup, DeliveryQuestion, FullGroup, FullQuestion } from '../question-types/group.ts';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { definitionOf } from '../question-types/registry.ts';
import type { SpeakingPrompt } from '../speaking/prompt.ts';
import type { DeliverySection } from './delivery-section.ts';

/**
 * The section as a learner may hold it before submission: built field by field, so that no key,
 * accepted form or explanation can come along. What `max_choices` tells is the number of answers to give. Never throws.
 *
 * @example
 * ```ts
 * import { toDelivery } from '@bandwise/domain';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('FILL_BLANKS', 1, ['a secret', ''])] });
 * JSON.stringify(toDelivery(content)).includes('secret'); // => false
 * ```
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
    ...(content.minutes !== undefined && { minutes: content.minutes }),
    ...(content.words !== undefined && { words: content.words }),
    ...(content.prompts && { prompts: content.prompts.map(deliverPrompt) }),
  };
}

function deliverPrompt({ text, part, prepare, answer, audio_url }: SpeakingPrompt): SpeakingPrompt {
  return { text, part, prepare, answer, ...(audio_url !== undefined && { audio_url }) };
}

/** Returns the form of a group that a learner gets before submission. */
export function deliverGroup(group: FullGroup): DeliveryGroup {
  const shape = QUESTION_SHAPES[group.type];
  return {
    type: group.type,
    instruction: group.instruction,
    paragraph: shape.paragraph ? group.paragraph : null,
    choices: shape.choices ? group.choices : [],
    ...(shape.letters && group.letters !== undefined && { letters: group.letters }),
    ...(shape.choices_title && group.choices_title !== undefined && { choices_title: group.choices_title }),
    imgContent: group.imgContent,
    labels: group.labels,
    reuse_choices: group.reuse_choices,
    questions: group.questions.map((question) => deliverQuestion(group, question)),
  };
}

/** Types without options deliver none: unused options could contain accepted answers. */
function deliverQuestion({ type }: FullGroup, question: FullQuestion): DeliveryQuestion {
  const { numberPerAnswer } = answerKindOf(type);
  return {
    number: question.number,
    subpart: question.subpart,
    question: question.question,
    options: definitionOf(type).deliverOptions(question),
    max_choices: numberPerAnswer ? countedKeys(type, question.answers).length || null : null,
  };
}
