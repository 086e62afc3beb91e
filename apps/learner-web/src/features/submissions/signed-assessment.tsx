import { serverMessage } from '@bandwise/api-contract/client';
import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import classes from './submissions.module.css';

/** Saves the assessment as a file that anybody can check. */
export function SignedAssessment({ submission: { id, handed_in_at } }: { readonly submission: SubmissionDetail }) {
  const { api } = useServices();
  const words = texts.signedResult;
  const download = useMutation({
    mutationFn: () => api.call('GET /api/submission/:id/signed-result', { params: { id } }),
    onSuccess: (file) => {
      const text = `${JSON.stringify(file, null, 2)}\n`;
      const name = `signed-result-${handed_in_at.slice(0, 10)}-${id.slice(0, 8)}.json`;
      saveFile(new Blob([text], { type: 'application/json' }), name);
    },
    onError: (error) => toast.problem(serverMessage(error, words.failed)),
  });
  return (
    <p className={classes['note']}>
      <TextLink component="button" type="button" disabled={download.isPending} onClick={() => download.mutate()}>
        {words.download}
      </TextLink>{' '}
      {words.workHint}
    </p>
  );
}
