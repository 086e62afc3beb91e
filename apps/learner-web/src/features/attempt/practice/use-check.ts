import { ApiError } from '@bandwise/api-contract/client';
import type { AnswersBody, PracticeQuestion } from '@bandwise/api-contract/learner';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { StepProps } from './step-props.ts';

interface Checking extends Pick<StepProps, 'actions' | 'step'> {
  readonly question: PracticeQuestion;
  readonly onReload: () => void;
}

/** Sends what was answered to be marked: again under the same id until there is an answer, so it counts once. */
export function useCheck({ step, question: { section, numbers }, actions, onReload }: Checking) {
  const { api, grants } = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(
        'POST /api/practice/check',
        {
          body: {
            turn: step.turnID,
            sectionID: section.id,
            version: section.version,
            numbers,
            // A copy: the domain's lists are read-only.
            answers: structuredClone(step.answers) as AnswersBody,
          },
        },
        { headers: grants.headers(section.id) },
      ),
    onSuccess: actions.onTurn,
    onError(failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'version_conflict') return;
      actions.onChanged();
      onReload();
    },
  });
  const problem = error && (error instanceof ApiError ? problemOf(error) : texts.practice.notChecked);
  return { isPending, problem, send: () => mutate() };
}

/** A changed question shows its own message. */
function problemOf({ code, message }: ApiError): string | null {
  if (code === 'version_conflict') return null;
  return code === 'not_found' ? texts.practice.gone : message;
}
