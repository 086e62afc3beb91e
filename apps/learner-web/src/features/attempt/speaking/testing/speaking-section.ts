import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import type { SpeakingPrompt } from '@bandwise/domain';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { onTestFinished, vi } from 'vitest';
import { buildSection, SECTION_ID } from '../../../../testing/build-section.ts';
import { buildSubmission, SUBMISSION_ID, WITH_SUBMISSIONS } from '../../../../testing/build-submission.ts';
import { fakeApi, json, type Handler } from '../../../../testing/fake-api.ts';
import { fakeBrowser } from './fake-browser.ts';

export const PROMPTS: readonly SpeakingPrompt[] = [
  { text: '<p>Where do you live?</p>', part: 1, prepare: 0, answer: 30 },
  { text: '<p>Describe a bridge.</p>', part: 2, prepare: 60, answer: 120 },
];

export function buildSpeaking(part: Partial<DeliverySectionBody> = {}): DeliverySectionBody {
  return buildSection({
    skill: 'speaking',
    title: 'Bridges',
    part_number: 1,
    examContent: ['<p>Answer.</p>'],
    groups: [],
    passage: [],
    prompts: [...PROMPTS],
    ...part,
  });
}

const COMPLETE = { id: SECTION_ID, sectionID: SECTION_ID, prompt: 0, state: 'finished', chunks: [], missing: [] };

/** The API around a speaking section. */
export function speakingApi(handlers: Readonly<Record<string, Handler>> = {}) {
  return fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/section/:id': () => json(buildSpeaking()),
    'GET /api/submission': () => json({ submissions: [] }),
    'POST /api/recording': () => json(COMPLETE),
    'PUT /api/recording/:id/chunk/0': () => json(null),
    'PUT /api/recording/:id/chunk/1': () => json(null),
    'POST /api/recording/:id/finish': () => json(COMPLETE),
    'POST /api/submission/recordings': () => json(buildSubmission({ id: SUBMISSION_ID })),
    ...handlers,
  });
}

/** Makes this page one of a browser that can record, until the test ends. */
export function installRecorder(part: Parameters<typeof fakeBrowser>[0] = {}): void {
  const { Recorder, Sound, devices, isSecure } = fakeBrowser(part);
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('isSecureContext', isSecure);
  replaceProperty(navigator, 'mediaDevices', { value: devices });
  URL.createObjectURL = () => 'blob:answer';
  URL.revokeObjectURL = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  onTestFinished(() => void vi.unstubAllGlobals());
}
