import { LIMITS } from '../limits.ts';
import { hasContent } from '../html/has-content.ts';
import { readPrompts } from '../speaking/parse-prompts.ts';
import type { Skill } from '../skills/skill.ts';
import { isMarkedSkill, skills, type MarkedSkill } from '../skills/skills.ts';
import { readHtml } from './check-markup.ts';
import { objectAt, readBoolean, readInteger, readNumber, readText, type Place } from './fields.ts';
import { parseBlocks } from './parse-blocks.ts';
import { readGroups } from './parse-groups.ts';
import { readTranscript } from './parse-transcript.ts';
import { conclude, report, rootScope, within, type Parsed } from './parsed.ts';
import type { SectionContent, SectionDraft } from './section-content.ts';

/**
 * Reads one section of an exam (docs/content-format.md), in any stored form.
 *
 * @param input - anything; unknown fields are ignored.
 * @param skill - decides which fields the section has and which are required (administrator specification, section 5).
 * @returns every error found, or the section with its lock. Never throws. Parsing its own output, written by
 * `writeSection`, gives the same section.
 *
 * @example
 * ```ts
 * import { parseSection } from '@bandwise/domain';
 *
 * const parsed = parseSection({ title: 'Rivers', time: '25', passage: '<p>A</p><p>B</p>' }, 'reading');
 * parsed.ok && parsed.value.content.time; // => 25
 * ```
 */
export function parseSection(input: unknown, skill: Skill): Parsed<SectionDraft> {
  const scope = rootScope();
  return conclude(scope, readSection(objectAt(scope, input, 'A part'), skill, 1));
}

/**
 * Like `parseSection`, with errors reported at the place.
 *
 * @param partNumber replaces a missing `part_number`.
 */
export function readSection(place: Place, skill: Skill, partNumber: number): SectionDraft {
  const title = readText(place, 'title', {
    label: 'Title',
    max: LIMITS.titleMax,
    required: isMarkedSkill(skill) ? 'Title is required' : 'Test name is required',
  }).trim();
  const part_number = readInteger(place, 'part_number', {
    label: 'Part number',
    ...skills[skill].parts,
    fallback: partNumber,
  });
  const body = isMarkedSkill(skill) ? readMarkedSection(place, skill) : readTask(place, skill, part_number);
  return { content: { ...body, title, part_number }, ...readLock(place, skill) };
}

type SectionBody = Omit<SectionContent, 'title' | 'part_number'>;

function readMarkedSection(place: Place, skill: MarkedSkill): SectionBody {
  const { hasPassage, hasRecording, minutes } = skills[skill];
  checkStartNumber(place);
  const transcript = hasRecording ? readTranscript(place) : [];
  return {
    skill,
    time: readNumber(place, 'time', {
      label: 'Time',
      min: LIMITS.timeMin,
      max: LIMITS.timeMax,
      fallback: minutes,
      tooSmall: 'Time must be at least 1 minute',
    }),
    passage: hasPassage ? readPassage(place) : [],
    examContent: [],
    groups: readGroups(within(place, ['groups']), place.source['groups']),
    audio_url: hasRecording ? readAudioUrl(place) : null,
    explanation: readHtml(place, 'explanation', { label: 'Explanation', max: LIMITS.passageMaxBytes }),
    ...(transcript.length > 0 && { transcript }),
  };
}

/** A form may send the first number. The numbers of the questions contain it, so it is not stored. */
function checkStartNumber(place: Place): void {
  readInteger(place, 'start_question_number', {
    label: 'Start question number',
    min: 1,
    max: LIMITS.numberMax,
    fallback: 1,
    tooSmall: 'Start question number must be at least 1',
  });
}

function readTask(place: Place, skill: Skill, partNumber: number): SectionBody {
  const prompts = skills[skill].isSpoken ? readPrompts(place, partNumber) : [];
  const modelAnswer = readHtml(place, 'modelAnswer', { label: 'Model answer', max: LIMITS.passageMaxBytes });
  return {
    skill,
    time: skills[skill].minutes,
    passage: [],
    examContent: readContent(place),
    groups: [],
    audio_url: null,
    explanation: '',
    ...(skills[skill].isWritten && readAdvice(place)),
    ...(prompts.length > 0 && { prompts }),
    ...(hasContent(modelAnswer) && { modelAnswer }),
  };
}

/** Reads the length that a written task advises. A missing field stays absent: earlier versions were stored without it. */
function readAdvice(place: Place): Pick<SectionContent, 'minutes' | 'words'> {
  const says = (field: string) => (place.source[field] ?? '') !== '';
  return {
    ...(says('minutes') && {
      minutes: readInteger(place, 'minutes', {
        label: 'Recommended minutes',
        min: LIMITS.timeMin,
        max: LIMITS.timeMax,
      }),
    }),
    ...(says('words') && {
      words: readInteger(place, 'words', { label: 'Minimum words', min: 1, max: LIMITS.taskWordsMax }),
    }),
  };
}

function readPassage(place: Place): readonly string[] {
  return readRequiredBlocks(place, 'passage', {
    label: 'Passage',
    required: 'At least one passage paragraph is required',
  });
}

function readContent(place: Place): readonly string[] {
  return readRequiredBlocks(place, 'examContent', { label: 'Content', required: 'Content is required' });
}

interface BlocksRule {
  readonly label: string;
  /** Returns the error of an empty text. */
  readonly required: string;
}

function readRequiredBlocks(place: Place, field: string, rule: BlocksRule): readonly string[] {
  const before = place.errors.length;
  const blocks = parseBlocks(place, field, rule.label);
  const isReported = place.errors.length > before;
  if (!isReported && !blocks.some(hasContent)) report(place, field, { code: 'required', message: rule.required });
  return blocks;
}

/** An absolute address, one of our own media, or a file beside an exam file that is being imported. */
const AUDIO_URL = /^(?:https?:\/\/[^\s/]|\/api\/media\/[^\s/]|media\/[^\s/])\S*$/i;

function readAudioUrl(place: Place): string | null {
  const url = readText(place, 'audio_url', { label: 'Audio URL', max: LIMITS.urlMax }).trim();
  if (AUDIO_URL.test(url)) return url;
  report(place, 'audio_url', { code: url === '' ? 'required' : 'type', message: 'Audio URL is required' });
  return null;
}

/**
 * A locked reading test needs its own password. Other skills may use the deployment's password; a password of their own has the same
 * minimum length.
 */
function readLock(place: Place, skill: Skill): Pick<SectionDraft, 'locked' | 'password'> {
  const locked = readBoolean(place, 'locked', 'Locked');
  const password = readText(place, 'password', { label: 'Password', max: LIMITS.lockPasswordMax });
  const mayBeEmpty = !skills[skill].locksWithOwnPassword && password === '';
  if (locked && !mayBeEmpty && password.length < LIMITS.lockPasswordMin) {
    const message = `Password must be at least ${LIMITS.lockPasswordMin} characters long when the test is locked.`;
    report(place, 'password', { code: 'too_small', message });
  }
  return { locked, password: password === '' ? null : password };
}
