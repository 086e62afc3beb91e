import { LoadingText } from './loading-text.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { texts } from '../texts/texts.ts';

/** Replaces a page whose code is loading. */
export function LoadingPage() {
  return (
    <>
      <LoadingText>{texts.common.loading}</LoadingText>
      <UnansweredNotice />
    </>
  );
}
