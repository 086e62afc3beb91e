import { PICTURES_COPIED_MAX } from '@bandwise/api-contract/admin';
import { htmlTexts, mapContent, mapHtml, picturesElsewhere, replacePictures } from '@bandwise/domain/internal';
import { useEffect, useRef, useState } from 'react';
import { useServices, type Services } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError } from '../../../../shared/toasts/toasts.ts';
import { findRepeated } from '../../session/calls/find-repeated.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { useEditor } from '../../session/editor-context.ts';
import { fromExamFile } from '../../model/exam-file/from-exam.ts';
import { importLosses, withoutLosses } from './import-losses.ts';
import { readJson, type ExamInFile } from '../../model/exam-file/read-json.ts';
import { toPayload } from '../../model/exam-file/to-payload.ts';

type Work = () => Promise<void>;

/** The message about a file, and the question to its author. */
interface ImportQuestion {
  readonly about: 'losses' | 'pictures' | 'repeated' | null;
  readonly messages: readonly string[];
  /** Continues as offered; undefined without a question. */
  readonly agree?: Work;
  /** Continues without it. */
  readonly decline?: Work;
}

const NOTHING: ImportQuestion = { about: null, messages: [] };

/** Imports an exam file into the editor, after the author confirmed losses, pictures of other sites and repeats. */
export function useImport(onDone: () => void) {
  const { store, skill, board, announcements, published } = useEditor();
  const { api } = useServices();
  const [asked, setAsked] = useState(NOTHING);
  const { isPending, isGone, run } = useWork();

  const take = (form: ExamForm) => {
    store.dispatch({ type: 'replace', form, saved: store.getState().saved, name: 'imported' });
    announcements.say(texts.examFile.imported);
    onDone();
  };

  const askAboutRepeat = async (draft: ExamInFile) => {
    const form = fromExamFile(draft, store.getState().form);
    const repeated = published === null ? await findRepeated(api, toPayload(form)) : null;
    if (isGone()) return;
    if (repeated === null) {
      take(form);
      return;
    }
    const agree = async () => {
      board.acceptRepeat(repeated.examId);
      take(form);
    };
    setAsked({ about: 'repeated', messages: [repeated.message], agree });
  };

  const copyFirst = async (draft: ExamInFile, addresses: readonly string[]) => {
    const { copies, refused } = await copyPictures(api, addresses);
    board.noteNotCopied(refused);
    await askAboutRepeat(mapContent(draft, (content) => mapHtml(content, (html) => replacePictures(html, copies))));
  };

  const askAboutPictures = async (draft: ExamInFile) => {
    const addresses = addressesIn(draft);
    if (addresses.length === 0) return askAboutRepeat(draft);
    setAsked({
      about: 'pictures',
      messages: addresses,
      agree: () => copyFirst(draft, addresses),
      decline: () => askAboutRepeat(draft),
    });
  };

  const begin = async (text: string) => {
    const read = readJson(text, skill);
    if (!read.ok) {
      setAsked({ about: null, messages: read.messages });
      return;
    }
    const messages = importLosses(read.draft, read.written);
    const agree = () => askAboutPictures(withoutLosses(read.draft));
    if (messages.length === 0) await agree();
    else setAsked({ about: 'losses', messages, agree });
  };

  return {
    asked,
    isPending,
    submit: (text: string) => run(asked.agree ?? (() => begin(text))),
    decline: () => asked.decline && run(asked.decline),
    forget: () => setAsked(NOTHING),
    say: (messages: readonly string[]) => setAsked({ about: null, messages }),
  };
}

/** Runs one task at a time. After its dialog is closed, a task does nothing more. */
function useWork() {
  const [isPending, setPending] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const work = async (act: Work) => {
    setPending(true);
    try {
      await act();
    } catch (error) {
      toastError(error, texts.examFile.picturesFailed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, isGone: () => isUnmounted.current, run: (act: Work) => void work(act) };
}

function addressesIn({ parts }: ExamInFile): readonly string[] {
  return picturesElsewhere(parts.flatMap(({ content }) => htmlTexts(content).map(({ html }) => html)));
}

/** Copies pictures in batches of the call's limit. */
async function copyPictures(api: Services['api'], addresses: readonly string[]) {
  const copies = new Map<string, { readonly src: string; readonly description: string }>();
  const refused: Record<string, string> = {};
  for (let at = 0; at < addresses.length; at += PICTURES_COPIED_MAX) {
    const body = { addresses: addresses.slice(at, at + PICTURES_COPIED_MAX) };
    const answer = await api.call('POST /api/media/copy', { body });
    for (const { address, url, description } of answer.pictures) copies.set(address, { src: url, description });
    for (const { address, reason } of answer.refused) refused[address] = reason;
  }
  return { copies, refused };
}
