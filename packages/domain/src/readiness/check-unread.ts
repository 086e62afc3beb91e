import { hasContent } from '../html/has-content.ts';
import { contentItems } from '../html/lost-content.ts';
import type { FullGroup } from '../question-types/group.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { skills } from '../skills/skills.ts';
import { nameOf } from './check-losses.ts';
import type { Finding, FindingPlace } from './finding.ts';

/**
 * Finds content of an exam file in fields that a section of its kind lacks, such as a paragraph above MCQ
 * questions: each is an error, or a warning once its author has accepted the loss.
 *
 * @param part the part as the file has it, of any shape.
 * @param content what `parseExam` read from it.
 */
export function checkUnread(
  part: unknown,
  content: SectionContent,
  options: { readonly isAccepted?: boolean } = {},
): readonly Finding[] {
  const { hasPassage, isMarked } = skills[content.skill];
  const groups: unknown = fieldOf(part, 'groups');
  const listed: readonly unknown[] = Array.isArray(groups) ? groups : [];
  const why = `a ${content.skill} part has no such text`;
  const ofPart = (field: Exclude<Field, 'paragraph'>): Unread => ({
    value: fieldOf(part, field),
    where: { field },
    why,
  });
  const unread = [
    ...(hasPassage ? [] : [ofPart('passage')]),
    ofPart(isMarked ? 'examContent' : 'explanation'),
    ...content.groups.flatMap((group, index) => unreadOfGroup(listed[index], group, index)),
  ];
  return unread.flatMap(({ value, where, why }) => {
    const html = textIn(value);
    if (!hasContent(html)) return [];
    const items = contentItems(html).map((item) => nameOf(item).replace(/^A/, 'a'));
    const what = `The ${NAMES[where.field]}${items.length === 0 ? '' : `, with ${items.join(', ')},`}`;
    return [
      {
        code: 'content_lost',
        severity: options.isAccepted ? 'warning' : 'error',
        where,
        message: options.isAccepted ? `${what} was left out` : `${what} cannot be saved, because ${why}`,
      },
    ];
  });
}

interface Unread {
  readonly value: unknown;
  readonly where: FindingPlace & { readonly field: Field };
  /** Why such a text cannot be saved, within a sentence. */
  readonly why: string;
}

const NAMES = {
  passage: 'passage',
  examContent: 'content',
  explanation: 'explanation',
  paragraph: 'text with blanks',
} as const;
type Field = keyof typeof NAMES;

function unreadOfGroup(group: unknown, read: FullGroup, index: number): readonly Unread[] {
  const value = fieldOf(group, 'paragraph');
  const where = { group: index, field: 'paragraph' as const };
  return read.paragraph === null ? [{ value, where, why: 'this type of question cannot have one' }] : [];
}

function fieldOf(source: unknown, field: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined;
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : '';
}
