import { LIMITS } from '../limits.ts';
import { SKILLS, VARIANTS, type Skill, type Variant } from '../skills/skill.ts';
import { MARKING_PROFILES, type MarkingProfile } from '../marking/verdict.ts';
import { skills } from '../skills/skills.ts';
import { isBlankSection } from './is-blank-section.ts';
import { objectAt, readText, type Place } from './fields.ts';
import { readListeningSettings } from './parse-listening-settings.ts';
import { readSection } from './parse-section.ts';
import { conclude, report, rootScope, within, type Parsed } from './parsed.ts';
import type { ExamDraft, SectionDraft } from './section-content.ts';

/**
 * Reads an exam file, which is also the body of the calls that create one (docs/content-format.md).
 *
 * @param input - anything; unknown fields are ignored.
 * @param options - `skill`: the exam must be of that skill. `leaveOutBlank`: sections that nothing was written into are left
 * out, if there are others; errors go on naming the places of the input.
 * @returns every error found, or the exam. Never throws.
 *
 * @example
 * ```ts
 * import { parseExam } from '@bandwise/domain';
 *
 * const parsed = parseExam({ description: 'Test 1', writing: [{ title: 'T', examContent: '<p>Write</p>' }] });
 * parsed.ok && parsed.value.parts.length; // => 1
 * ```
 */
export function parseExam(
  input: unknown,
  options: { readonly skill?: Skill; readonly leaveOutBlank?: boolean } = {},
): Parsed<ExamDraft> {
  const place = objectAt(rootScope(), input, 'A test');
  if (place.errors.length > 0) return { ok: false, errors: place.errors };
  const skill = readSkill(place, options.skill);
  if (skill === null) return { ok: false, errors: place.errors };
  const parts = readSections(place, skill, options.leaveOutBlank ?? false);
  const description = readText(place, 'description', { label: 'Description', max: LIMITS.titleMax }).trim();
  return conclude(place, {
    description: description === '' ? (parts[0]?.content.title ?? '') : description,
    skill,
    variant: readVariant(place, skill),
    markingProfile: readMarkingProfile(place, skill),
    listeningSettings: readListeningSettings(place, skill),
    parts,
  });
}

function readVariant(place: Place, skill: Skill): Variant {
  const value = place.source['variant'];
  if (!skills[skill].hasVariants || value === undefined || value === null || value === '') return VARIANTS[0];
  const variant = VARIANTS.find((one) => one === value);
  if (variant === undefined) {
    const message = `Variant must be one of ${VARIANTS.join(', ')}`;
    report(place, 'variant', { code: 'unknown_value', message });
  }
  return variant ?? VARIANTS[0];
}

/** A skill without marking has no profile. */
function readMarkingProfile(place: Place, skill: Skill): MarkingProfile | null {
  const value = place.source['marking_profile'];
  if (!skills[skill].isMarked || value === undefined || value === null || value === '') return null;
  const profile = MARKING_PROFILES.find((one) => one === value);
  if (profile === undefined) {
    const message = `Marking profile must be one of ${MARKING_PROFILES.join(', ')}`;
    report(place, 'marking_profile', { code: 'unknown_value', message });
  }
  return profile ?? null;
}

function readSkill(place: Place, wanted: Skill | undefined): Skill | null {
  const { source } = place;
  const present = SKILLS.filter((skill) => source[skill] !== undefined && source[skill] !== null);
  const [skill] = present;
  if (skill === undefined || present.length > 1) {
    const message = `A test must have exactly one of ${SKILLS.join(', ')}`;
    report(place, null, { code: skill === undefined ? 'required' : 'duplicate', message });
    return null;
  }
  if (wanted !== undefined && skill !== wanted) {
    report(place, skill, { code: 'unknown_value', message: `The test must have ${wanted} parts` });
    return null;
  }
  return skill;
}

function readSections(place: Place, skill: Skill, leaveOutBlank: boolean): readonly SectionDraft[] {
  const value = place.source[skill];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { min, max } = skills[skill].parts;
  if (entries.length === 0) report(place, skill, { code: 'required', message: 'At least one part is required' });
  if (entries.length > max) {
    report(place, skill, { code: 'too_many', message: `A ${skill} test can have at most ${max} parts` });
    return [];
  }
  const isLeftOut = leaveOutBlank && !entries.every(isBlankSection) ? isBlankSection : () => false;
  const seen = new Set<number>();
  return entries.flatMap((entry, index) => {
    if (isLeftOut(entry)) return [];
    const scope = within(place, Array.isArray(value) ? [skill, index] : [skill]);
    const section = objectAt(scope, entry, 'A part');
    const draft = readSection(section, skill, min + index);
    const number = draft.content.part_number;
    if (seen.has(number)) {
      report(section, 'part_number', { code: 'duplicate', message: `Part number ${number} is used twice` });
    }
    seen.add(number);
    return draft;
  });
}
