import { hasContent } from '../html/has-content.ts';
import { LIMITS } from '../limits.ts';
import { isSource, objectAt, readText, readTextList, type Place } from './fields.ts';
import { parseBlocks } from './parse-blocks.ts';
import { rootScope } from './parsed.ts';

/**
 * Whether a section of an exam file has no content, whatever its title, time and lock: a full test has a section for every tab, even
 * for unused ones. An unreadable section is not blank, so that its author gets an error.
 */
export function isBlankSection(input: unknown): boolean {
  if (!isSource(input)) return false;
  const place = objectAt(rootScope(), input, 'A part');
  const blocks = ['passage', 'examContent'].flatMap((field) => parseBlocks(place, field, field));
  const texts = [...blocks, ...['explanation', 'audio_url', 'modelAnswer'].map((field) => text(place, field))];
  const isWritten =
    texts.some(hasContent) ||
    place.errors.length > 0 ||
    ['transcript', 'prompts'].some((field) => !isBlankList(input[field], () => false));
  return !isWritten && isBlankList(input['groups'], isBlankGroup);
}

function isBlankGroup(input: unknown): boolean {
  if (!isSource(input) || !isBlankList(input['questions'], () => false)) return false;
  const place = objectAt(rootScope(), input, 'A group');
  const texts = ['instruction', 'paragraph', 'imgContent'].map((field) => text(place, field));
  const choices = readTextList(place, 'choices', {
    label: 'Choices',
    maxCount: LIMITS.optionsMax,
    maxLength: LIMITS.choiceTextMax,
    mayBeOne: true,
  });
  return ![...texts, ...choices].some(hasContent) && place.errors.length === 0;
}

function text(place: Place, field: string): string {
  return readText(place, field, { label: field, max: LIMITS.passageMaxBytes });
}

/** Whether a list is missing or contains only blank entries; any other value is not blank. */
function isBlankList(value: unknown, isBlank: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isBlank));
}
