import { randomId, type DeviceStorage } from '@bandwise/api-contract/client';
import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Microphone } from '../recorder/microphone.ts';
import { startRecording, type Chunk, type RecordingEnd, type RunningRecording } from '../recorder/record.ts';
import { recordedType, type RecordingBrowser } from '../recorder/recording-browser.ts';
import { readFailure } from '../../../../shared/failures/read-failure.ts';
import { readSoundFile, type FileProblem } from '../recorder/sound-file.ts';
import { createSendLoop, sendFailure, type SendFailure } from './send-loop.ts';
import { createRecording, isSwept, LostSound, sendAnswer, type SendSetup } from './send-answers.ts';
import {
  forgetDraft,
  openDraft,
  storeDraft,
  type Answer,
  type SpeakingDraft,
  type SpeakingKey,
  type TestPrompt,
} from './speaking-draft.ts';

interface StoreSetup extends SendSetup {
  readonly key: SpeakingKey;
  readonly prompts: readonly TestPrompt[];
  /** The learner's own sitting that the test completes. */
  readonly sittingID: string | null;
  readonly device: DeviceStorage;
  readonly browser: RecordingBrowser;
  readonly isOnline: () => boolean;
}

export interface SpeakingState {
  readonly draft: SpeakingDraft;
  /** The prompt whose answer is being recorded. */
  readonly recording: string | null;
  /** The error of the last exchange with the server. */
  readonly failure: SendFailure | null;
  readonly isOnline: boolean;
  /** The submission, once the server has confirmed it. */
  readonly submission: SubmissionDetail | null;
  /** Why the server refuses recordings or the test. */
  readonly refusal: string | null;
  /** A recording that ended before it had any sound. */
  readonly emptyEnd: { readonly prompt: string; readonly end: RecordingEnd } | null;
}

export interface SpeakingStore extends Pick<StoreApi<SpeakingState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sends what the server lacks, until the returned function is called. */
  readonly start: () => () => void;
  /** Asks the server for a recording before its first second. It resolves without a response after a moment, or offline. @returns whether it may begin. */
  readonly permit: (prompt: string) => Promise<boolean>;
  /** Records the answer to a prompt, in place of an earlier one. @returns null: the browser cannot record, and `onEnd` is not called. */
  readonly record: (prompt: string, microphone: Microphone, onEnd: () => void) => RunningRecording | null;
  /** Uses a file as the answer to a prompt. @returns why it cannot be used; null: it can. */
  readonly addFile: (prompt: string, file: File) => Promise<FileProblem | null>;
  /** The sound of an answer; null: there is none on this device. */
  readonly readSound: (prompt: string) => Promise<Blob | null>;
  /** Stores how many prompts were asked, under exam conditions. */
  readonly storeProgress: (questionCount: number) => void;
  /** Hands in every answer for good, once the server has them. */
  readonly handIn: () => void;
  readonly saveNow: () => void;
}

/** Bytes of a chunk of an uploaded file. */
const FILE_CHUNK = 512 * 1024;
/** Milliseconds after which a recording begins without a response of the server. */
const PERMIT_WITHIN = 1500;

export function createSpeakingStore(setup: StoreSetup): SpeakingStore {
  const { key, prompts, sittingID, device, browser, chunks, api } = setup;
  const store = createStore<SpeakingState>(() => ({
    draft: openDraft(device, key),
    recording: null,
    failure: null,
    isOnline: setup.isOnline(),
    submission: null,
    refusal: null,
    emptyEnd: null,
  }));
  const { getState, setState } = store;
  let running: RunningRecording | null = null;
  let permitted: { readonly prompt: string; readonly recording: Answer } | null = null;
  let isActive = false;
  /** Chunks are written one after the other. */
  let writing = Promise.resolve();

  const changeDraft = (part: Partial<SpeakingDraft>) => {
    const draft = { ...getState().draft, ...part };
    storeDraft(device, key, draft);
    setState({ draft });
  };
  const answerOf = (prompt: string): Answer | undefined => getState().draft.answers[prompt];
  /** Changes an answer unless it was recorded again in the meantime. */
  const changeAnswer = (prompt: string, recordingId: string, part: Partial<Answer>) => {
    const answer = answerOf(prompt);
    if (answer?.recordingId !== recordingId) return;
    changeDraft({ answers: { ...getState().draft.answers, [prompt]: { ...answer, ...part } } });
  };
  const replaceAnswer = (prompt: string, answer: Answer) => {
    const before = answerOf(prompt);
    const { answers, lost } = getState().draft;
    changeDraft({ answers: { ...answers, [prompt]: answer }, lost: lost.filter((one) => one !== prompt) });
    if (before) void chunks.remove(before.recordingId);
  };
  /** The learner decides whether to record it again or to hand in without it. */
  const loseAnswer = (prompt: string, recordingId: string) => {
    const { answers, lost } = getState().draft;
    const { [prompt]: answer, ...others } = answers;
    if (answer?.recordingId !== recordingId) return;
    changeDraft({ answers: others, lost: [...lost, prompt], isHandedIn: false });
  };
  /** The first chunk replaces an earlier answer, so that a recording without sound loses nothing. */
  const storeChunk = async (prompt: string, recording: Answer, { data, levels, ms }: Chunk) => {
    const { recordingId } = recording;
    if (answerOf(prompt)?.recordingId !== recordingId) replaceAnswer(prompt, recording);
    const number = answerOf(prompt)?.chunks ?? 0;
    await chunks.add(recordingId, number, { bytes: await data.arrayBuffer(), levels, ms });
    changeAnswer(prompt, recordingId, { chunks: number + 1, ms });
  };

  const isUnsent = ({ isFinished, sent, chunks, end }: Answer) => !isFinished && (sent < chunks || end !== null);
  const isWanted = () => {
    const { draft, submission } = getState();
    if (!isActive || submission) return false;
    return draft.isHandedIn || Object.values(draft.answers).some(isUnsent);
  };
  const loop = createSendLoop({
    isWanted,
    async exchange() {
      for (const prompt of prompts) {
        const answer = answerOf(prompt.key);
        if (!answer || !isUnsent(answer)) continue;
        const change = (part: Partial<Answer>) => changeAnswer(prompt.key, answer.recordingId, part);
        try {
          await sendAnswer(setup, prompt, { answer, change });
        } catch (error) {
          if (!(error instanceof LostSound)) throw error;
          loseAnswer(prompt.key, answer.recordingId);
        }
      }
      if (getState().draft.isHandedIn && !Object.values(getState().draft.answers).some(isUnsent)) await sendIn();
    },
    onTurn(failure) {
      // The learner can go on after a refusal.
      if (failure?.kind === 'refused') {
        if (getState().draft.isHandedIn) changeDraft({ isHandedIn: false });
        setState({ refusal: failure.message });
      }
      setState({ failure });
    },
  });

  const send = () => {
    if (isWanted()) loop.run();
  };

  async function sendIn(): Promise<void> {
    const { id, answers } = getState().draft;
    const recordings = prompts.flatMap(({ key: prompt }) => answers[prompt]?.recordingId ?? []);
    const body = { id, recordings, ...(sittingID !== null && { sittingID }) };
    const submission = await api.call('POST /api/submission/recordings', { body }).catch(async (error: unknown) => {
      if (readFailure(error).meaning === 'notFound' && (await forgetSwept())) return null;
      throw error;
    });
    // The next turn sends again what the server has swept.
    if (!submission) return;
    forgetDraft(device, key);
    setState({ submission });
    for (const recording of recordings) await chunks.remove(recording);
  }

  /** @returns whether the server has swept a finished recording, which counts as unsent from now on. */
  async function forgetSwept(): Promise<boolean> {
    let hasSwept = false;
    for (const [prompt, { recordingId, ...answer }] of Object.entries(getState().draft.answers)) {
      if (!answer.isFinished || !(await isSwept(setup, { recordingId }))) continue;
      changeAnswer(prompt, recordingId, { isCreated: false, sent: 0, isFinished: false });
      hasSwept = true;
    }
    return hasSwept;
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      isActive = true;
      const noticeConnection = () => {
        setState({ isOnline: setup.isOnline() });
        if (setup.isOnline()) send();
      };
      globalThis.addEventListener('online', noticeConnection);
      globalThis.addEventListener('offline', noticeConnection);
      send();
      return () => {
        isActive = false;
        running?.stop();
        loop.stop();
        globalThis.removeEventListener('online', noticeConnection);
        globalThis.removeEventListener('offline', noticeConnection);
      };
    },
    async permit(key) {
      const prompt = prompts.find((one) => one.key === key);
      const type = recordedType(browser);
      if (!prompt || type === null) return false;
      setState({ refusal: null, emptyEnd: null });
      const recording = newAnswer(type);
      permitted = { prompt: key, recording };
      const created = createRecording(setup, prompt, recording).then(
        () => {
          if (permitted?.recording === recording)
            permitted = { prompt: key, recording: { ...recording, isCreated: true } };
          return true;
        },
        (error: unknown) => {
          const failure = sendFailure(error);
          if (failure.kind === 'refused') setState({ refusal: failure.message });
          if (failure.kind === 'locked') setState({ failure });
          return failure.kind === 'passing';
        },
      );
      return Promise.race([created, new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PERMIT_WITHIN))]);
    },
    record(prompt, microphone, onEnd) {
      const type = recordedType(browser);
      if (type === null) return null;
      const recording = permitted?.prompt === prompt ? permitted.recording : newAnswer(type);
      permitted = null;
      const end = async (reason: RecordingEnd) => {
        await writing;
        running = null;
        if (answerOf(prompt)?.recordingId !== recording.recordingId) setState({ emptyEnd: { prompt, end: reason } });
        changeAnswer(prompt, recording.recordingId, { end: isActive ? reason : 'closed' });
        setState({ recording: null });
        // A page that was left asks no further question.
        if (isActive) onEnd();
        send();
      };
      try {
        running = startRecording({
          browser,
          microphone,
          type,
          onChunk: (chunk) => {
            writing = writing.then(() => storeChunk(prompt, recording, chunk)).then(() => send());
          },
          onEnd: (reason) => void end(reason),
        });
      } catch {
        return null;
      }
      setState({ recording: prompt, emptyEnd: null });
      return running;
    },
    async addFile(prompt, file) {
      const sound = await readSoundFile(browser, file);
      if ('problem' in sound) return sound.problem;
      const recording = newAnswer(sound.type);
      for (let from = 0; from < file.size; from += FILE_CHUNK) {
        const levels = from === 0 ? sound.levels : [];
        await storeChunk(prompt, recording, { data: file.slice(from, from + FILE_CHUNK), levels, ms: sound.ms });
      }
      changeAnswer(prompt, recording.recordingId, { end: 'file' });
      setState({ refusal: null, emptyEnd: null });
      send();
      return null;
    },
    async readSound(prompt) {
      const answer = answerOf(prompt);
      if (!answer) return null;
      const stored = await chunks.read(answer.recordingId);
      return stored.length === 0
        ? null
        : new Blob(
            stored.map(({ bytes }) => bytes),
            { type: answer.type },
          );
    },
    storeProgress: (questionCount) => changeDraft({ questionCount }),
    handIn() {
      setState({ refusal: null });
      changeDraft({ isHandedIn: true });
      send();
    },
    saveNow: send,
  };
}

function newAnswer(type: Answer['type']): Answer {
  return { recordingId: randomId(), type, chunks: 0, ms: 0, end: null, isCreated: false, sent: 0, isFinished: false };
}

export type RecordingsStatus = 'offline' | 'refused' | 'saved' | 'saving';

export function saveStatusOf({ draft, failure, isOnline }: SpeakingState): RecordingsStatus {
  if (!isOnline || failure?.kind === 'passing') return 'offline';
  if (failure) return 'refused';
  return Object.values(draft.answers).some(({ isFinished }) => !isFinished) ? 'saving' : 'saved';
}
