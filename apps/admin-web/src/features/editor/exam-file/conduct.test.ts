import { parseExam } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { buildExam } from '../../../testing/build-published.ts';
import { changeForm } from '../form/change-form.ts';
import { newExam } from '../form/new-exam.ts';
import { fromExamFile, fromPublished } from './from-exam.ts';
import { toPayload } from './to-payload.ts';

const part = { title: 'Marsh', time: 20, passage: ['<p>A marsh.</p>'], groups: [] };
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

  it('comes from a file and goes into one', () => {
    expect(toPayload(imported({ reading: [part], variant: 'general' })).variant).toBe('general');
    const listening = { ...part, passage: null, audio_url: 'https://example.com/a.mp3' };
    const settings = { reading_seconds: 45, checking_seconds: 30, final_checking_seconds: 120, free_movement: true };
    const form = imported({ listening: [listening], listening_settings: settings });
    expect(toPayload(form).listening_settings).toEqual(settings);
  });
});
