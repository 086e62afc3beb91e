import type { ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import { skills, writeSection } from '@bandwise/domain';
import { hasContent } from '@bandwise/domain/internal';
import type { ExamForm, PartForm } from '../form/form.ts';
import { infoOf, shownParts } from '../form/parts.ts';
import { sentParts, type SentPart } from './to-content.ts';

/** The body of the call that publishes the test, and its JSON output (administrator specification, section 7). */
export function toPayload(form: ExamForm, sent: readonly SentPart[] = sentParts(form)): ExamInput {
  return {
    description: descriptionOf(form),
    ...conductOf(form),
    [form.skill]: sent.map((part) => toSection(form, part)),
  };
}

/** The settings of the test: absent fields stay unchanged. */
function conductOf(form: ExamForm): Pick<ExamInput, 'listening_settings' | 'marking_profile' | 'variant'> {
  const { variant, markingProfile, listeningSettings } = form;
  return {
    ...(variant !== undefined && { variant }),
    ...(markingProfile !== undefined && { marking_profile: markingProfile }),
    ...(listeningSettings !== undefined && { listening_settings: listeningSettings }),
  };
}

/** The exam file of a test, as publishing sends it and the import reads it. */
export function toJson(form: ExamForm): string {
  return JSON.stringify(toPayload(form), null, 2);
}

function descriptionOf(form: ExamForm): string {
  const [first] = shownParts(form);
  const { title } = first === undefined ? form.info : infoOf(form, first.part);
  return (form.description ?? title).trim();
}

function toSection(form: ExamForm, { part, content }: SentPart): SectionInput {
  const { isMarked, hasPassage } = skills[form.skill];
  const { locked, password } = infoOf(form, part);
  // The editor of a task has no lock; one that was set elsewhere must not be lost.
  const lock = isMarked || locked || password !== '' ? { locked, password: password === '' ? null : password } : {};
  // Sent as written: the server splits it into blocks.
  const text = isMarked ? hasPassage && { passage: part.content } : { examContent: part.content };
  return { ...writeSection(content), ...text, ...removedFrom(part), ...lock };
}

/** Absent fields stay unchanged, so removed content is sent empty. */
function removedFrom({
  transcript,
  minutes,
  words,
  modelAnswer,
  prompts,
}: PartForm): Pick<SectionInput, 'minutes' | 'modelAnswer' | 'prompts' | 'transcript' | 'words'> {
  return {
    ...(minutes === null && { minutes }),
    ...(words === null && { words }),
    ...(transcript?.length === 0 && { transcript }),
    ...(prompts?.length === 0 && { prompts: [] }),
    ...(modelAnswer !== undefined && !hasContent(modelAnswer) && { modelAnswer: '' }),
  };
}
