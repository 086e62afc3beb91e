import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../shared/account/current-user.ts';
import { useServices } from '../../shared/services/services.ts';
import { markChanged, replaceDraft, writingKey } from '../../shared/submissions/writing-draft.ts';
import { texts } from '../../shared/texts/texts.ts';

/** Opens the task with a new draft that begins from the text that was handed in. */
export function WriteAgain({ submission }: { readonly submission: SubmissionDetail }) {
  const { api, clock, device } = useServices();
  const user = useCurrentUser().data;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const labels = texts.submissions.again;
  const { sectionID, skill, part_number, text, available } = submission;
  // Another device may have saved a draft that this one has never read.
  const look = useMutation({
    mutationFn: () => api.call('GET /api/submission/draft/:sectionID', { params: { sectionID } }),
    onSuccess: ({ draft: saved }) => start(saved?.text.value),
    onError: () => setAsking(true),
  });
  if (!available) return <Text tone="soft">{labels.gone}</Text>;
  if (!user) return null;
  const draft = { owner: user.id, sectionId: sectionID };
  const write = () => {
    replaceDraft(device, draft, text);
    markChanged(device, draft, clock.now());
    void navigate(practiceAddress(skill, { id: sectionID, part_number }));
  };
  const start = (saved = '') => {
    const drafts = [saved, device.read(writingKey(draft)) ?? ''];
    if (drafts.every((one) => one.trim() === '' || one === text)) write();
    else setAsking(true);
  };
  return (
    <>
      <Button loading={look.isPending} onClick={() => look.mutate()}>
        {labels.write}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={labels.title}
        confirmLabel={labels.replace}
        cancelLabel={texts.common.cancel}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={write}
      >
        <Text>{labels.hint}</Text>
      </ConfirmDialog>
    </>
  );
}
