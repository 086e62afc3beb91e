import { parseExam } from '@bandwise/domain';
import { LISTENING_DEFAULTS, LISTENING_SECONDS_MAX } from '@bandwise/domain/internal';
import { describe, expect, it } from 'vitest';
import { buildExam } from '../../../../testing/build-published.ts';
import { rebaseDraft } from '../compare/merge-draft.ts';
import { checkExam } from '../findings/check-exam.ts';
import { changeForm } from '../changes/change-form.ts';
import { newExam } from '../form/new-exam.ts';
import { changeOf } from '../changes/action-change.ts';
import type { FormAction } from '../changes/actions.ts';
import { fromExamFile, fromPublished } from './from-exam.ts';
import { readJson } from './read-json.ts';
import { toPayload } from './to-payload.ts';

const part = { title: 'Marsh', time: 20, passage: ['<p>A marsh.</p>'], groups: [] };
const SETTINGS = { reading_seconds: 45, checking_seconds: 30, final_checking_seconds: 120, free_movement: true };
const imported = (file: object) => {
  const parsed = parseExam({ description: 'Marsh', ...file });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return fromExamFile(parsed.value, newExam(parsed.value.skill));
};

describe('how a test is sat', () => {
  it('is not said by a form in which nobody said it: what is stored stays', () => {
    expect(toPayload(fromPublished(buildExam('reading')))).not.toHaveProperty('variant');
  });

  it('is general training once the author says so, and academic again', () => {
    const form = fromPublished({ ...buildExam('reading'), variant: 'general' });
    expect(toPayload(form).variant).toBe('general');
    expect(toPayload(changeForm(form, { type: 'setVariant', variant: 'academic' })).variant).toBe('academic');
  });

  it('is marked as its author chose, and as the installation marks again', () => {
    const form = fromPublished({ ...buildExam('reading'), marking_profile: 'spec' });
    expect(toPayload(form).marking_profile).toBe('spec');
    const action: FormAction = { type: 'setMarkingProfile', markingProfile: null };
    const changed = changeForm(form, action);
    expect(toPayload(changed).marking_profile).toBeNull();
    expect(changeOf(action, { before: form, after: changed })).toMatchObject({
      subject: 'test',
      field: 'marking_profile',
    });
    expect(toPayload(fromPublished(buildExam('reading')))).not.toHaveProperty('marking_profile');
    expect(toPayload(imported({ reading: [part], marking_profile: 'spec' })).marking_profile).toBe('spec');
  });

  it('has the marking that others chose, unless its author chose one as well', () => {
    const from = fromPublished(buildExam('reading'));
    const theirs = fromPublished({ ...buildExam('reading'), marking_profile: 'spec', revision: 4 });
    const mine = changeForm(from, { type: 'setMarkingProfile', markingProfile: 'ielts' });
    const merged = (form: typeof from) => rebaseDraft({ form, from }, theirs).form;
    expect(merged(from).markingProfile).toBe('spec');
    expect(merged(mine).markingProfile).toBe('ielts');
  });

  it('has the variant that others chose, unless its author chose one as well', () => {
    const from = fromPublished(buildExam('reading'));
    const theirs = fromPublished({ ...buildExam('reading'), variant: 'general', revision: 4 });
    const merged = (form: typeof from, other = theirs) => rebaseDraft({ form, from }, other).form.variant;
    expect(merged(from)).toBe('general');
    const mine = changeForm(from, { type: 'setVariant', variant: 'general' });
    expect(merged(mine, fromPublished({ ...buildExam('reading'), revision: 4 }))).toBe('general');
    const back = changeForm(mine, { type: 'setVariant', variant: 'academic' });
    expect(rebaseDraft({ form: back, from: mine }, theirs).form.variant).toBe('academic');
  });

  it('has the listening times that others chose, one by one, unless its author changed the same', () => {
    const from = fromPublished(buildExam('listening'));
    const theirs = fromPublished({ ...buildExam('listening'), listening_settings: SETTINGS, revision: 4 });
    const change = (patch: Partial<typeof SETTINGS>) => changeForm(from, { type: 'setListening', patch });
    const merged = (form: typeof from, other = theirs) => rebaseDraft({ form, from }, other).form.listeningSettings;
    expect(merged(from)).toEqual(SETTINGS);
    expect(merged(change({ reading_seconds: 10 }))).toEqual({ ...SETTINGS, reading_seconds: 10 });
    expect(merged(change({ free_movement: true }))).toEqual(SETTINGS);
    const untouched = fromPublished({ ...buildExam('listening'), revision: 4 });
    expect(merged(change({ checking_seconds: 5 }), untouched)).toEqual({ ...LISTENING_DEFAULTS, checking_seconds: 5 });
    expect(merged(from, untouched)).toBeUndefined();
  });

  it('comes from a file and goes into one', () => {
    expect(toPayload(imported({ reading: [part], variant: 'general' })).variant).toBe('general');
    const listening = { ...part, passage: null, audio_url: 'https://example.com/a.mp3' };
    const form = imported({ listening: [listening], listening_settings: SETTINGS });
    expect(toPayload(form).listening_settings).toEqual(SETTINGS);
  });

  it.each([
    ['academic', 'academic'],
    [undefined, 'general'],
    [null, 'general'],
  ])('of a published test is what an imported file says: %s', (variant, expected) => {
    const form = fromPublished({ ...buildExam('reading'), variant: 'general' });
    const read = readJson(JSON.stringify({ description: 'Marsh', reading: [part], variant }), 'reading');
    if (!read.ok) throw new Error(read.messages.join(' '));
    expect(toPayload(fromExamFile(read.draft, form)).variant).toBe(expected);
  });

  it('keeps the times of a published listening test, and changes the one that is written', () => {
    const form = fromPublished({ ...buildExam('listening'), listening_settings: SETTINGS });
    expect(toPayload(form).listening_settings).toEqual(SETTINGS);
    const action: FormAction = { type: 'setListening', patch: { checking_seconds: 0 } };
    const changed = changeForm(form, action);
    expect(toPayload(changed).listening_settings).toEqual({ ...SETTINGS, checking_seconds: 0 });
    expect(changeOf(action, { before: form, after: changed })).toMatchObject({
      subject: 'test',
      field: 'checking_seconds',
    });
  });

  it('begins from the defaults where nobody said anything', () => {
    const form = fromPublished(buildExam('listening'));
    expect(toPayload(form)).not.toHaveProperty('listening_settings');
    const changed = changeForm(form, { type: 'setListening', patch: { free_movement: true } });
    expect(toPayload(changed).listening_settings).toEqual({ ...LISTENING_DEFAULTS, free_movement: true });
  });

  it('keeps one’s own time and somebody else’s other one', () => {
    const from = fromPublished({ ...buildExam('listening'), listening_settings: SETTINGS });
    const form = changeForm(from, { type: 'setListening', patch: { reading_seconds: 60 } });
    const theirs = fromPublished({
      ...buildExam('listening'),
      revision: 4,
      listening_settings: { ...SETTINGS, checking_seconds: 5 },
    });
    expect(rebaseDraft({ form, from }, theirs).form.listeningSettings).toEqual({
      ...SETTINGS,
      reading_seconds: 60,
      checking_seconds: 5,
    });
  });

  it('has its faults at its own fields', () => {
    const form = fromPublished(buildExam('listening'));
    const changed = changeForm(form, { type: 'setListening', patch: { reading_seconds: LISTENING_SECONDS_MAX + 1 } });
    expect(checkExam(changed)).toContainEqual({
      severity: 'error',
      message: 'Seconds to read must be a whole number from 0 to 600',
      part: changed.parts[0]?.id,
      group: null,
      question: null,
      field: 'reading_seconds',
    });
  });
});
