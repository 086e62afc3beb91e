import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { submissionAddress } from './submission-address.ts';

interface HandedInNoticeProps {
  readonly id: string;
  /** What happens next. */
  readonly hint: string;
  /** The name of the link to the submission. */
  readonly open: string;
}

/** Says that a text or recordings were handed in, and leads to them. It takes the focus, because the button that handed in is gone. */
export function HandedInNotice({ id, hint, open }: HandedInNoticeProps) {
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div ref={done} tabIndex={-1}>
      <Notice role="status" tone="right" title={texts.submissions.done}>
        {hint}{' '}
        <TextLink component={Link} to={submissionAddress(id)} underline="always">
          {open}
        </TextLink>
      </Notice>
    </div>
  );
}
