import { parseGroups, writeGroup, type FullGroup } from '@bandwise/domain';
import { texts } from '../../../../shared/texts/texts.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import type { GroupForm, QuestionForm } from '../form/form.ts';

/** Copied content: whole groups, or questions of one group. */
export interface Clip {
  readonly kind: 'groups' | 'questions';
  /** For questions, their group with only these. */
  readonly groups: readonly FullGroup[];
}

export type ReadClip = { readonly ok: true; readonly clip: Clip } | { readonly ok: false; readonly message: string };

/** Identifies our JSON when pasted. */
const NAME = 'bandwise';
const VERSION = 1;

export function clipOfGroup(group: GroupForm): Clip {
  return { kind: 'groups', groups: [toFullGroup(group)] };
}

export function clipOfQuestion(group: GroupForm, question: QuestionForm): Clip {
  // Without the group's text, whose blanks belong to other questions.
  return { kind: 'questions', groups: [toFullGroup({ ...group, paragraph: null, questions: [question] })] };
}

/** Writes groups in the format of exam files (docs/content-format.md), in an object with a distinct name. */
export function writeClip({ kind, groups }: Clip): string {
  return JSON.stringify({ [NAME]: kind, version: VERSION, groups: groups.map(writeGroup) });
}

/** Reads a copy from here or another window, as strictly as an import; null for other content. */
export function readClip(text: string): ReadClip | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !(NAME in value)) return null;
  const { unknown, invalid } = texts.moving;
  const kind = value[NAME];
  const isOurs = (kind === 'groups' || kind === 'questions') && 'version' in value && value.version === VERSION;
  if (!isOurs) return { ok: false, message: unknown };
  const read = parseGroups('groups' in value ? value.groups : []);
  if (!read.ok) return { ok: false, message: invalid(read.errors[0]?.message ?? '') };
  const isEmpty =
    kind === 'groups' ? read.value.length === 0 : read.value.every(({ questions }) => questions.length === 0);
  return isEmpty ? { ok: false, message: unknown } : { ok: true, clip: { kind, groups: read.value } };
}

function parsed(text: string): unknown {
  // Other pasted content is rarely JSON, so parsing is skipped early.
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
