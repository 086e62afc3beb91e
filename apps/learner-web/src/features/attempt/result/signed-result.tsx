import { serverMessage } from '@bandwise/api-contract/client';
import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toasts/toasts.ts';
import classes from './results.module.css';

interface SignedResultProps {
  readonly attemptId: string;
  /** When it was submitted. */
  readonly date: string;
}

/** Saves the result as a file that anybody can check. */
export function SignedResult({ attemptId, date }: SignedResultProps) {
  const { api } = useServices();
  const words = texts.signedResult;
  const download = useMutation({
    mutationFn: () => api.call('GET /api/attempt/:id/signed-result', { params: { id: attemptId } }),
    onSuccess: (file) => {
      const text = `${JSON.stringify(file, null, 2)}\n`;
      const name = `signed-result-${date.slice(0, 10)}-${attemptId.slice(0, 8)}.json`;
      saveFile(new Blob([text], { type: 'application/json' }), name);
    },
    onError: (error) => toast.problem(serverMessage(error, words.failed)),
  });
  return (
    <p className={classes['signed']}>
      <TextLink component="button" type="button" disabled={download.isPending} onClick={() => download.mutate()}>
        {words.download}
      </TextLink>
      <span>{words.hint}</span>
    </p>
  );
}
