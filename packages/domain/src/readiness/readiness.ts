import { hasContent } from '../html/has-content.ts';
import type { Skill } from '../skills/skill.ts';
import { skills } from '../skills/skills.ts';

/** The input of readiness: a section's content, or an editor's unfinished form. */
export interface ReadinessSection {
  readonly title?: string | null;
  readonly passage?: string | readonly string[] | null;
  readonly examContent?: string | readonly string[] | null;
  readonly audio_url?: string | null;
  readonly groups?: readonly { readonly questions: readonly unknown[] }[] | null;
}

export type ReadinessCode = 'title' | 'passage' | 'audio' | 'groups' | 'questions' | 'content';

export interface ReadinessCheck {
  readonly code: ReadinessCode;
  /** As the Validation Status card shows it. */
  readonly label: string;
  readonly ok: boolean;
}

export interface Readiness {
  /** Whether the publish button is enabled. */
  readonly ready: boolean;
  readonly checks: readonly ReadinessCheck[];
}

/** Shown with a tick when a test is ready. */
export const READY_LABEL = 'Ready to publish';

const LABELS = {
  title: 'Title provided',
  passage: 'Passage provided',
  audio: 'Audio file added',
  groups: 'Questions configured',
  questions: 'Has questions',
  content: 'Content provided',
} as const satisfies Record<ReadinessCode, string>;

type SectionCode = Exclude<ReadinessCode, 'title'>;

/** The requirements of a section besides its title, in the order of the card. */
function needsOf(skill: Skill): readonly SectionCode[] {
  const { isMarked, hasPassage, hasRecording } = skills[skill];
  if (!isMarked) return ['content'];
  const sources = [...(hasPassage ? ['passage' as const] : []), ...(hasRecording ? ['audio' as const] : [])];
  return [...sources, 'groups', 'questions'];
}

/**
 * Whether a test may be published: presence only (administrator specification, section 4). What is wrong with what is
 * present is `publishCheck`'s business.
 *
 * @param form one section, or for a full test the list of its sections. A full test is ready when it has
 * a title and at least one section has all it needs; the checks then tell about the fullest section.
 */
export function readiness(skill: Skill, form: ReadinessSection | readonly ReadinessSection[]): Readiness {
  const sections = isList(form) ? form : [form];
  const needs = needsOf(skill);
  const hasTitle = sections.some((section) => (section.title ?? '').trim() !== '');
  const fullest = sections
    .map((section) => needs.filter((code) => SECTION_CHECKS[code](section)))
    .reduce<readonly SectionCode[]>((best, met) => (met.length > best.length ? met : best), []);
  const checks = [
    { code: 'title' as const, label: LABELS.title, ok: hasTitle },
    ...needs.map((code) => ({ code, label: LABELS[code], ok: fullest.includes(code) })),
  ];
  return { ready: checks.every(({ ok }) => ok), checks };
}

/** Array.isArray does not narrow readonly arrays. */
function isList(form: ReadinessSection | readonly ReadinessSection[]): form is readonly ReadinessSection[] {
  return Array.isArray(form);
}

const SECTION_CHECKS = {
  passage: (section) => anyContent(section.passage),
  audio: (section) => (section.audio_url ?? '').trim() !== '',
  groups: (section) => (section.groups ?? []).length > 0,
  questions: (section) => (section.groups ?? []).some(({ questions }) => questions.length > 0),
  content: (section) => anyContent(section.examContent),
} as const satisfies Record<SectionCode, (section: ReadinessSection) => boolean>;

function anyContent(html: string | readonly string[] | null | undefined): boolean {
  if (html === null || html === undefined) return false;
  return typeof html === 'string' ? hasContent(html) : html.some(hasContent);
}
