import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { submissionAddress } from '../../../../shared/submissions/submission-address.ts';
import { texts } from '../../../../shared/texts/texts.ts';

/** Says that recordings were handed in, and leads to them. */
export function HandedIn({ submission }: { readonly submission: Pick<SubmissionDetail, 'id'> }) {
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  const labels = texts.speaking;
  return (
    <div ref={done} tabIndex={-1}>
      <Notice role="status" tone="right" title={labels.done}>
        {labels.doneHint}{' '}
        <TextLink component={Link} to={submissionAddress(submission.id)} underline="always">
          {labels.open}
        </TextLink>
      </Notice>
    </div>
  );
}
