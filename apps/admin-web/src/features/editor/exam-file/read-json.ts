import { parseExam, type ExamDraft, type ParseError, type Skill } from '@bandwise/domain';
import { texts } from '../../../shared/texts/texts.ts';
import { fillGaps, leaveGaps } from './unfinished-exam.ts';

export type ReadJson =
  | { readonly ok: true; readonly draft: ExamDraft }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads an exam file of the editor's skill, an unfinished one too, or says everything that keeps it from being read. */
export function readJson(text: string, skill: Skill): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, messages: [texts.examFile.importInvalid] };
  }
  const parsed = parseExam(value, { skill });
  if (parsed.ok) return { ok: true, draft: parsed.value };
  const filled = fillGaps(value, skill, parsed.errors);
  const again = filled === null ? parsed : parseExam(filled.exam, { skill });
  if (again.ok && filled !== null) return { ok: true, draft: leaveGaps(again.value, filled) };
  return { ok: false, messages: parsed.errors.map((error) => inWords(error, value)) };
}

/** The message names the field, its group and its question; which part it is in says the path, where there are several. */
function inWords({ path: [list, part], message }: ParseError, file: unknown): string {
  const parts: unknown = typeof list === 'string' ? Reflect.get(Object(file), list) : null;
  const isOneOfMany = typeof part === 'number' && Array.isArray(parts) && parts.length > 1;
  return isOneOfMany ? texts.examFile.inPart(part + 1, message) : message;
}
