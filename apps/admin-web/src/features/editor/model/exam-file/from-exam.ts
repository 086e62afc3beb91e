import type { ExamDetail } from '@bandwise/api-contract/admin';
import {
  VARIANTS,
  firstNumber,
  lastNumber,
  skills,
  type ExamDraft,
  type SectionContent,
  type SectionDraft,
} from '@bandwise/domain';
import { defaultTimes } from '@bandwise/domain/internal';
import type { PartForm, PublishedPart, ExamForm, ExamInfo } from '../form/form.ts';
import { fromFullGroup } from '../form/from-full-group.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import { idsFrom, type Ids } from '../form/ids.ts';
import { numberChanged } from '../numbering/instruction-numbers.ts';
import { patched } from '../form/lists.ts';
import { newPart, newExam } from '../form/new-exam.ts';
import { infoFrom, sharedInfo, titleOfExam } from './shared-info.ts';
import { partTitle } from './to-content.ts';

interface StoredPart extends SectionDraft {
  readonly base: PublishedPart | null;
  /** Removes fields of the part that the file lacks. */
  readonly replaces?: boolean;
}

/** A published test as a form: each part has its own title, time and lock. */
export function fromPublished(
  exam: Pick<ExamDetail, 'description' | 'parts' | 'revision' | 'skill'> &
    Partial<Pick<ExamDetail, 'listening_settings' | 'marking_profile' | 'variant'>>,
): ExamForm {
  const parts = exam.parts.map((part) => ({
    content: part,
    locked: part.locked,
    password: part.password,
    base: { id: part.id, partNumber: part.part_number },
  }));
  const form = fill(newExam(exam.skill), parts);
  const isNamedAfterTitle = parts.length === 1 && exam.description === form.info.title;
  const description = isNamedAfterTitle ? null : exam.description;
  return {
    ...form,
    ...conductOf({
      ...exam,
      markingProfile: exam.marking_profile ?? null,
      listeningSettings: exam.listening_settings ?? null,
    }),
    revision: exam.revision,
    description,
  };
}

/**
 * Replaces the form's content by an exam file, with the file's names. Published parts stay the same sections, and parts that the file lacks
 * stay.
 */
export function fromExamFile(draft: Pick<ExamDraft, 'parts' | 'skill'> & Partial<ExamDraft>, form: ExamForm): ExamForm {
  const isPublished = form.parts.some((part) => part.base !== null);
  if (!isPublished) return fromNewFile(draft);
  const parts = draft.parts.map(({ content, ...lock }) => {
    const base = form.parts[content.part_number - 1]?.base ?? null;
    // Fields of the published part that the file lacks are removed.
    return { ...lock, content: { transcript: [], modelAnswer: '', ...content }, base, replaces: true };
  });
  const { description = form.description } = draft;
  const merged = { ...fill(form, parts), ...conductIn(draft), description };
  const isFull = form.testType === 'full_test' || merged.testType === 'full_test';
  return numberChanged(form, isFull ? { ...merged, testType: 'full_test' } : merged);
}

function fromNewFile(draft: Parameters<typeof fromExamFile>[0]): ExamForm {
  const form = fill(
    newExam(draft.skill),
    draft.parts.map((part) => ({ ...part, base: null })),
  );
  const info = sharedInfo(draft.skill, draft.parts);
  const titled = info === null ? form : withSharedInfo(form, info);
  const { description = null } = draft;
  return { ...titled, ...conductIn(draft), description: description === titled.info.title ? null : description };
}

/** The settings of a file. */
function conductIn({
  variant,
  markingProfile,
  listeningSettings,
}: Partial<Pick<ExamDraft, Conduct>>): Pick<ExamForm, Conduct> {
  return {
    ...(variant !== undefined && { variant }),
    ...(markingProfile && { markingProfile }),
    ...(listeningSettings && { listeningSettings }),
  };
}

type Conduct = 'listeningSettings' | 'markingProfile' | 'variant';

/** The stored settings that differ from the defaults; others count as unset. */
function conductOf({ variant, ...settings }: Parameters<typeof conductIn>[0]): ReturnType<typeof conductIn> {
  return conductIn({ ...settings, ...(variant !== undefined && variant !== VARIANTS[0] && { variant }) });
}

function withSharedInfo(form: ExamForm, info: ExamInfo): ExamForm {
  return { ...form, info, parts: form.parts.map((part) => patched(part, { info: null })) };
}

function fill(form: ExamForm, stored: readonly StoredPart[]): ExamForm {
  const ids = idsFrom(form.nextId);
  const [first] = [...stored].sort((a, b) => a.content.part_number - b.content.part_number);
  if (first === undefined) return form;
  const info = infoFrom(first);
  let last: number | null = null;
  const parts = form.parts.map((part, index) => {
    const filling = stored.find(({ content }) => content.part_number === index + 1);
    const isThere = filling !== undefined || form.testType === 'full_test';
    const title = partTitle(form.skill, titleOfExam(first), index + 1);
    const filled =
      filling === undefined ? { ...part, info: part.info ?? { ...info, title } } : toPartForm(filling, last, ids);
    if (isThere) last = lastNumber(filled.groups.map(toFullGroup)) ?? last;
    return filled;
  });
  return {
    ...form,
    testType: stored.length > 1 ? 'full_test' : 'single_part',
    partNumber: first.content.part_number,
    info,
    parts,
    nextId: ids.next(),
  };
}

function toPartForm(part: StoredPart, last: number | null, ids: Ids): PartForm {
  const { content } = part;
  const start = firstNumber(content.groups);
  return {
    ...newPart(ids),
    info: infoFrom(part),
    start: start === (last ?? 0) + 1 ? null : start,
    content: htmlOf(content),
    explanation: content.explanation,
    audioUrl: content.audio_url ?? '',
    ...(content.transcript && { transcript: content.transcript }),
    ...adviceOf(part),
    ...promptsIn(part),
    ...(content.modelAnswer !== undefined && { modelAnswer: content.modelAnswer }),
    groups: content.groups.map((group) => fromFullGroup(group, ids)),
    base: part.base,
  };
}

function adviceOf({ content: { skill, minutes, words }, replaces }: StoredPart): Pick<PartForm, 'minutes' | 'words'> {
  if (replaces && skills[skill].isWritten) return { minutes: minutes ?? null, words: words ?? null };
  return { ...(minutes !== undefined && { minutes }), ...(words !== undefined && { words }) };
}

function promptsIn({ content: { skill, prompts = [] }, replaces }: StoredPart): Pick<PartForm, 'prompts'> {
  if (!skills[skill].isSpoken || (prompts.length === 0 && !replaces)) return {};
  return {
    prompts: prompts.map(({ text, part, prepare, answer, audio_url = '' }) => {
      const usual = defaultTimes(part);
      return {
        text,
        part,
        prepare: prepare === usual.prepare ? null : prepare,
        answer: answer === usual.answer ? null : answer,
        audioUrl: audio_url,
      };
    }),
  };
}

/** Blank lines separate blocks of plain text; HTML blocks need none. */
function htmlOf(content: SectionContent): string {
  return [...content.passage, ...content.examContent].join('\n\n');
}
