import { editSectionSchema, type EditSection } from '@bandwise/api-contract/admin';
import { deliverySectionSchema, type DeliverySectionBody, type SavedResultBody } from '@bandwise/api-contract/learner';
import {
  keysOf,
  type DeliverySection,
  type FullQuestion,
  type QuestionKey,
  type SectionContent,
  type ShownSection,
} from '@bandwise/domain';
import type { EditableSection } from './sections.repo.ts';

export interface DeliveryFrame {
  readonly id: string;
  readonly exam_id: string;
  readonly version: number;
  readonly questions_count: number;
  readonly locked: boolean;
}

/** The delivery form for learners, field by field, so that no key can slip in. */
export function presentDelivery(frame: DeliveryFrame, delivery: DeliverySection): DeliverySectionBody {
  return deliverySectionSchema.parse({
    id: frame.id,
    exam_id: frame.exam_id,
    version: frame.version,
    skill: delivery.skill,
    title: delivery.title,
    time: delivery.time,
    part_number: delivery.part_number,
    questions_count: frame.questions_count,
    locked: frame.locked,
    passage: delivery.passage,
    examContent: delivery.examContent,
    groups: delivery.groups,
    audio_url: delivery.audio_url,
    ...presentAdvice(delivery),
  });
}

/** The length that a written task advises, and the prompts of a spoken one. */
function presentAdvice({
  minutes,
  words,
  prompts,
}: ShownSection): Pick<DeliverySectionBody, 'minutes' | 'prompts' | 'words'> {
  return {
    ...(minutes !== undefined && { minutes }),
    ...(words !== undefined && { words }),
    ...(prompts && { prompts }),
  };
}

export type Review = Pick<SavedResultBody, 'keys' | 'explanation' | 'transcript' | 'modelAnswer'>;

/** The review after submission: keys, explanations and evidence field by field, and the section's explanation. */
export function presentReview(content: SectionContent): Review {
  const { groups, explanation } = content;
  const questions = groups.flatMap((group) => group.questions);
  const keys = keysOf(groups).map((key, index) => presentKey(key, questions[index]));
  return { keys, explanation, ...presentUnlessAbsent(content) };
}

/** Optional fields of a section. */
function presentUnlessAbsent({ transcript, modelAnswer }: SectionContent): Pick<Review, 'transcript' | 'modelAnswer'> {
  return { ...(transcript && { transcript }), ...(modelAnswer !== undefined && { modelAnswer }) };
}

function presentKey(key: QuestionKey, question: FullQuestion | undefined): Review['keys'][number] {
  const { explanation, evidence } = question ?? {};
  return {
    number: key.number,
    numbers: [...key.numbers],
    address: key.address,
    answers: [...key.answers],
    ...(key.also_accepted && { also_accepted: key.also_accepted.map((other) => [...other]) }),
    ...(key.void && { void: key.void }),
    ...(explanation !== undefined && { explanation }),
    ...(evidence && { evidence }),
  };
}

/** A part for editing: keys, explanation and lock included. */
export function presentEdit(section: EditableSection): EditSection {
  const { content } = section;
  return editSectionSchema.parse({
    id: section.id,
    exam_id: section.exam_id,
    version: section.version,
    skill: content.skill,
    title: content.title,
    time: content.time,
    part_number: content.part_number,
    questions_count: section.questions_count,
    created_at: section.created_at.toISOString(),
    revision: section.revision,
    locked: section.locked,
    password: section.password,
    passage: content.passage,
    examContent: content.examContent,
    groups: content.groups,
    audio_url: content.audio_url,
    ...presentAdvice(content),
    explanation: content.explanation,
    ...presentUnlessAbsent(content),
  });
}
