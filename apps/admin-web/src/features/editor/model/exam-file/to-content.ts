import { skills, type SectionContent, type Skill, type SpeakingPrompt } from '@bandwise/domain';
import { defaultTimes, hasContent, splitBlocks } from '@bandwise/domain/internal';
import type { PartForm, ExamForm, PromptForm } from '../form/form.ts';
import { infoOf, shownParts, type ShownPart } from '../form/parts.ts';
import { toFullGroup } from '../form/to-full-group.ts';

export interface SentPart extends ShownPart {
  readonly content: SectionContent;
}

/**
 * The parts to publish, in stored form. A full test sends parts with content and published ones: an emptied part is an error to report, not
 * to drop silently.
 */
export function sentParts(form: ExamForm): readonly SentPart[] {
  const shown = shownParts(form);
  const written =
    form.testType === 'full_test' ? shown.filter(({ part }) => part.base !== null || !isEmpty(part)) : shown;
  const sent = written.length === 0 ? shown.slice(0, 1) : written;
  return sent.map(({ part, number }) => ({ part, number, content: contentOf(form, { part, number }) }));
}

/** The open part as it would be stored, written or not. */
export function shownContent(form: ExamForm, shown: ShownPart): SectionContent {
  return contentOf(form, shown);
}

export function isEmpty(part: PartForm): boolean {
  const { content, explanation, modelAnswer = '', audioUrl, transcript = [], prompts = [] } = part;
  const isBlank = ![content, explanation, modelAnswer].some(hasContent) && audioUrl.trim() === '';
  return isBlank && [transcript, prompts, part.groups].every((list) => list.length === 0);
}

/** The suffix of the name of a part of a full test (administrator specification, section 7). */
export function partSuffix(skill: Skill, number: number): string {
  return skills[skill].titlesNameParts ? ` - Part ${number}` : '';
}

/** The name of one part of a full test; a missing name stays missing. */
export function partTitle(skill: Skill, title: string, number: number): string {
  return title.trim() === '' ? title : title + partSuffix(skill, number);
}

/** Minutes of one part of a full test, written or not: a third of a reading test's, rounded up (administrator specification, section 7). */
function timeShare(skill: Skill, time: number): number {
  return Math.ceil(time / skills[skill].parts.max);
}

function contentOf(form: ExamForm, { part, number }: ShownPart): SectionContent {
  const { skill } = form;
  const { isMarked, isSpoken, isWritten, hasPassage, hasRecording } = skills[skill];
  const info = infoOf(form, part);
  const isShared = form.testType === 'full_test' && part.info === null;
  const blocks = splitBlocks(part.content);
  const { transcript = [], minutes = null, words = null, modelAnswer = '', prompts = [] } = part;
  return {
    skill,
    title: isShared ? partTitle(skill, info.title, number) : info.title,
    time: isShared ? timeShare(skill, info.time ?? 0) : (info.time ?? 0),
    part_number: number,
    passage: hasPassage ? blocks : [],
    examContent: isMarked ? [] : blocks,
    groups: part.groups.map(toFullGroup),
    audio_url: hasRecording ? part.audioUrl.trim() : null,
    explanation: hasContent(part.explanation) ? part.explanation : '',
    ...(hasRecording && transcript.length > 0 && { transcript }),
    ...(isWritten && minutes !== null && { minutes }),
    ...(isWritten && words !== null && { words }),
    ...(isSpoken && prompts.length > 0 && { prompts: prompts.map(promptOf) }),
    ...(!isMarked && hasContent(modelAnswer) && { modelAnswer }),
  };
}

function promptOf({ text, part, prepare, answer, audioUrl }: PromptForm): SpeakingPrompt {
  const usual = defaultTimes(part);
  const times = { prepare: prepare ?? usual.prepare, answer: answer ?? usual.answer };
  return { text, part, ...times, ...(audioUrl !== '' && { audio_url: audioUrl }) };
}
