import type { FullExam } from '@bandwise/api-contract/learner';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface Unlocking {
  readonly section: { readonly id: string };
  readonly proceed: () => void;
}

/** Creates the sitting of a test, or goes on with the one that runs; the password of a locked part is asked for first. */
export function useTakeTest() {
  const { api, grants } = useServices();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);

  const create = async (exam: FullExam) => {
    setTaking(exam.exam_id);
    setProblem(null);
    try {
      const held = exam.parts.flatMap(({ id }) => grants.find(id) ?? []);
      const { id } = await api.call('POST /api/sitting', {
        body: { exams: [exam.exam_id], ...(held.length > 0 ? { grants: held } : {}) },
      });
      await navigate(`/sitting/${id}`);
    } catch (error) {
      setProblem(`${texts.sitting.list.startFailed} ${error instanceof Error ? error.message : ''}`);
      setTaking(null);
    }
  };
  const take = (exam: FullExam) => {
    if (exam.in_progress) return void navigate(`/sitting/${exam.in_progress.sittingID}`);
    const closed = exam.parts.find(({ id, locked }) => locked && !grants.has(id));
    if (!closed) return void create(exam);
    setUnlocking({
      section: { id: closed.id },
      proceed: () => {
        setUnlocking(null);
        take(exam);
      },
    });
  };
  return { take, taking, problem, unlocking, cancel: () => setUnlocking(null) };
}
