import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import type { Answer } from '../store/speaking-draft.ts';

interface EndNoticeProps {
  readonly end: Answer['end'];
  /** Nothing was recorded. */
  readonly isEmpty: boolean;
}

/** Says why a recording ended before its time, and what to do. */
export function EndNotice({ end, isEmpty }: EndNoticeProps) {
  const { ends, endsSaved, endsEmpty } = texts.speaking;
  const reason = end === null || end === 'stopped' || end === 'file' ? null : ends[end];
  if (reason === null && !isEmpty) return null;
  return (
    <Notice tone="warn">
      {reason} {isEmpty ? endsEmpty : endsSaved}
    </Notice>
  );
}
