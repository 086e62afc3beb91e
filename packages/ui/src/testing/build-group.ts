import type { DeliveryGroup, DeliveryQuestion, QuestionType } from '@bandwise/domain';

/** A question that has nothing but its number. */
export function buildQuestion(number: number, fields: Partial<DeliveryQuestion> = {}): DeliveryQuestion {
  return { number, subpart: null, question: '', options: [], max_choices: null, ...fields };
}

/** A group without questions. */
export function buildGroup(type: QuestionType, fields: Partial<DeliveryGroup> = {}): DeliveryGroup {
  return {
    type,
    instruction: '',
    paragraph: null,
    choices: [],
    imgContent: null,
    labels: 'TFNG',
    reuse_choices: false,
    questions: [],
    ...fields,
  };
}
