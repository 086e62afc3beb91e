import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { findRepeated } from '../../session/calls/find-repeated.ts';
import { useEditor } from '../../session/editor-context.ts';
import { planOf } from './plan.ts';

/** Has the draft published at a time, or takes that back. */
export function useSchedule() {
  const { api } = useServices();
  const editor = useEditor();
  const { draft, board } = editor;

  /** @returns why it can't be, if the server was not asked; null: it is done. @throws the server's refusal. */
  const schedule = async (at: Date, acceptLosses = false): Promise<string | null> => {
    const { publication } = planOf(editor);
    if (publication === null) return texts.editor.errors.noExam;
    const repeated = publication.target.kind === 'create' ? await findRepeated(api, publication.payload) : null;
    if (repeated !== null && !board.getState().facts.repeats.includes(repeated.examId)) {
      board.acceptRepeat(repeated.examId);
      return `${repeated.message} ${texts.repeated.scheduleAgain}`;
    }
    const isSaved = await draft.saveNow();
    const { ref } = draft.getState();
    if (!isSaved || ref === null) return texts.lifecycle.schedule.notSaved;
    const { payload, target } = publication;
    const from = target.kind === 'update' ? { revision: target.revision, section_ids: target.sectionIds } : {};
    const exam = { ...payload, ...from, ...(acceptLosses && { accept_losses: true, accept_doubts: true }) };
    const body = { revision: ref.revision, schedule: { publish_at: at.toISOString(), exam } };
    draft.receive(await api.call('PUT /api/draft/:id/schedule', { params: { id: ref.id }, body }));
    return null;
  };

  const cancel = async () => {
    const { ref } = draft.getState();
    if (ref === null) return;
    const body = { revision: ref.revision, schedule: null };
    draft.receive(await api.call('PUT /api/draft/:id/schedule', { params: { id: ref.id }, body }));
  };

  return { schedule, cancel };
}
