import { LIMITS } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { fromExamFile } from './from-exam.ts';
import { readJson } from './read-json.ts';
import { sentParts } from './to-content.ts';
import { toPayload } from './to-payload.ts';
import type { ExamForm, ExamInfo } from '../form/form.ts';
import { newExam } from '../form/new-exam.ts';
import { infoOf } from '../form/parts.ts';

/** A published test, and its part whose address was opened. */
interface CopiedExam {
  readonly form: ExamForm;
  readonly partNumber: number;
}

/**
 * A published test as a new one, titled `Copy of …`: read from the file of the other, like an import, so that it shares no sections with
 * the original.
 *
 * @param onlyPart copies only the opened part.
 * @returns null if the stored content is not from an editor and cannot be parsed as a new test.
 */
export function copyOf({ form, partNumber }: CopiedExam, onlyPart: boolean): ExamForm | null {
  const titled = renamed(form);
  const sent = sentParts(titled).filter(({ number }) => !onlyPart || number === partNumber);
  const file = { ...toPayload(titled, sent), ...(onlyPart && { description: sent[0]?.content.title ?? '' }) };
  const read = readJson(JSON.stringify(file), form.skill);
  return read.ok ? fromExamFile(read.draft, newExam(form.skill)) : null;
}

/** The name of the copied test or part in lists. */
export function titleOfSource({ form, partNumber }: CopiedExam, onlyPart: boolean): string {
  const part = form.parts[partNumber - 1];
  const title = (part === undefined ? form.info : infoOf(form, part)).title;
  return onlyPart ? title : (form.description ?? title);
}

function renamed(form: ExamForm): ExamForm {
  const rename = (info: ExamInfo) => ({ ...info, title: nameOf(info.title) });
  const parts = form.parts.map((part) => ({ ...part, info: part.info === null ? null : rename(part.info) }));
  return { ...form, info: rename(form.info), description: form.description && nameOf(form.description), parts };
}

function nameOf(title: string): string {
  return texts.duplicate.copyOf(title).slice(0, LIMITS.titleMax);
}
