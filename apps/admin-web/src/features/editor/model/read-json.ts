import { parseExam, type ExamDraft, type Skill } from '@bandwise/domain';
import { editorTexts } from '../../../shared/texts/editor.ts';

export type ReadJson =
  | { readonly ok: true; readonly draft: ExamDraft }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads an exam file of the editor's skill, or says everything that keeps it from being read. */
export function readJson(text: string, skill: Skill): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, messages: [editorTexts.json.importInvalid] };
  }
  const parsed = parseExam(value, { skill });
  if (parsed.ok) return { ok: true, draft: parsed.value };
  return { ok: false, messages: parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}
