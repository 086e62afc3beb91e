import { readHtml } from '../exam-file/check-markup.ts';
import { objectAt, readInteger, readText, type Place } from '../exam-file/fields.ts';
import { report, within } from '../exam-file/parsed.ts';
import { hasContent } from '../html/has-content.ts';
import { LIMITS } from '../limits.ts';
import { defaultTimes, SPEAKING_PARTS, type SpeakingPrompt } from './prompt.ts';

/** Reads the prompts of a speaking part, in their order; empty if missing. Missing times are those of the prompt's part. */
export function readPrompts(place: Place, partNumber: number): readonly SpeakingPrompt[] {
  const value = place.source['prompts'];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report(place, 'prompts', { code: 'type', message: 'Prompts must be a list' });
    return [];
  }
  const entries: readonly unknown[] = value;
  if (entries.length > LIMITS.promptsMax) {
    const message = `A part can have at most ${LIMITS.promptsMax} prompts`;
    report(place, 'prompts', { code: 'too_many', message });
    return [];
  }
  return entries.map((entry, index) => {
    const scope = within(place, ['prompts', index], `Prompt ${index + 1}: `);
    return readPrompt(objectAt(scope, entry, 'a prompt'), partNumber);
  });
}

function readPrompt(place: Place, partNumber: number): SpeakingPrompt {
  const part = readInteger(place, 'part', { label: 'Part', ...SPEAKING_PARTS, fallback: partNumber });
  const times = defaultTimes(part);
  const text = readPromptText(place);
  const prepare = readInteger(place, 'prepare', {
    label: 'Seconds to prepare',
    min: 0,
    max: LIMITS.promptPrepareMax,
    fallback: times.prepare,
  });
  const answer = readInteger(place, 'answer', {
    label: 'Seconds to answer',
    min: LIMITS.promptAnswerMin,
    max: LIMITS.promptAnswerMax,
    fallback: times.answer,
  });
  const audio_url = readRecording(place);
  return { text, part, prepare, answer, ...(audio_url !== '' && { audio_url }) };
}

function readPromptText(place: Place): string {
  const before = place.errors.length;
  const text = readHtml(place, 'text', { label: 'Text', max: LIMITS.questionTextMax }).trim();
  const isReported = place.errors.length > before;
  if (!isReported && !hasContent(text)) report(place, 'text', { code: 'required', message: 'Text is required' });
  return text;
}

/** A file of this site, or beside an exam file that is being imported. Another site could remove it, or record who listens. */
const RECORDING = /^(?:\/api\/media\/|media\/)[^\s/]+$/i;

function readRecording(place: Place): string {
  const url = readText(place, 'audio_url', { label: 'Recording', max: LIMITS.urlMax }).trim();
  if (url === '' || RECORDING.test(url)) return url;
  report(place, 'audio_url', { code: 'type', message: 'Recording must be an uploaded file' });
  return '';
}
