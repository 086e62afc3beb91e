import { parseExam, type ExamDraft, type ParseError, type Skill } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { fillGaps, leaveGaps } from './unfinished-exam.ts';

/** An exam file as it is read, without a name or a variant if the file has none. */
export type ExamInFile = Omit<ExamDraft, 'description' | 'variant'> &
  Partial<Pick<ExamDraft, 'description' | 'variant'>>;

export type ReadJson =
  | {
      readonly ok: true;
      readonly draft: ExamInFile;
      /** Its parts as they are written, of any shape. */
      readonly written: readonly unknown[];
    }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads an exam file of the editor's skill, an unfinished one too, or says everything that keeps it from being read. */
export function readJson(text: string, skill: Skill): ReadJson {
  let value: unknown;
  try {
    // Some editors save a mark of the encoding first, and copy it with the text.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, messages: [texts.examFile.importInvalid] };
  }
  const parsed = parseExam(value, { skill });
  const written = partsIn(value, skill);
  if (parsed.ok) return { ok: true, draft: withStatedFields(parsed.value, value), written };
  const filled = fillGaps(value, skill, parsed.errors);
  const again = filled === null ? parsed : parseExam(filled.exam, { skill });
  if (again.ok && filled !== null)
    return { ok: true, draft: withStatedFields(leaveGaps(again.value, filled), value), written };
  return { ok: false, messages: parsed.errors.map((error) => inWords(error, value)) };
}

function withStatedFields({ variant, description, ...draft }: ExamDraft, file: unknown): ExamInFile {
  const statedVariant: unknown = Reflect.get(Object(file), 'variant');
  const statedName: unknown = Reflect.get(Object(file), 'description');
  const isNamed = typeof statedName === 'string' && statedName.trim() !== '';
  return { ...draft, ...(statedVariant === variant && { variant }), ...(isNamed && { description }) };
}

function partsIn(file: unknown, skill: Skill): readonly unknown[] {
  const parts: unknown = Reflect.get(Object(file), skill);
  return Array.isArray(parts) ? parts : [parts];
}

/** The message names the field, its group and its question; which part it is in says the path, where there are several. */
function inWords({ path: [list, part], message }: ParseError, file: unknown): string {
  const parts: unknown = typeof list === 'string' ? Reflect.get(Object(file), list) : null;
  const isOneOfMany = typeof part === 'number' && Array.isArray(parts) && parts.length > 1;
  return isOneOfMany ? texts.examFile.inPart(part + 1, message) : message;
}
