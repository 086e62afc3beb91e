import { parseExam, type ExamDraft, type ParseError, type Skill } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { fillGaps, leaveGaps } from './unfinished-exam.ts';

/** A parsed exam file, without a name or variant if the file has none. */
export type ExamInFile = Omit<ExamDraft, 'description' | 'variant'> &
  Partial<Pick<ExamDraft, 'description' | 'variant'>>;

export type ReadJson =
  | {
      readonly ok: true;
      readonly draft: ExamInFile;
      /** The unparsed parts, of any shape. */
      readonly written: readonly unknown[];
    }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads an exam file of the editor's skill, also an unfinished one, or returns all errors. */
export function readJson(text: string, skill: Skill): ReadJson {
  let value: unknown;
  try {
    // Some editors copy a byte order mark with the text.
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

/** Adds the part to a message, if there are several; the message has field, group and question. */
function inWords({ path: [list, part], message }: ParseError, file: unknown): string {
  const parts: unknown = typeof list === 'string' ? Reflect.get(Object(file), list) : null;
  const isOneOfMany = typeof part === 'number' && Array.isArray(parts) && parts.length > 1;
  if (!isOneOfMany) return message;
  const stated: unknown = Reflect.get(Object(parts[part]), 'part_number');
  return texts.examFile.inPart(typeof stated === 'number' ? stated : part + 1, message);
}
