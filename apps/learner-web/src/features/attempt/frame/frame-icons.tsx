import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { useOpenOptions } from '../options/options-provider.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './attempt-frame.module.css';

/** Out of the test, and how it looks. Memoised: an answer is no business of theirs. */
export const FrameIcons = memo(function FrameIcons() {
  const goBack = useGoBack();
  const openOptions = useOpenOptions();
  return (
    <div className={classes['icons']}>
      <IconButton
        variant="subtle"
        size={44}
        aria-label={texts.attempt.home}
        title={texts.attempt.home}
        onClick={goBack}
      >
        <IconHome size={24} />
      </IconButton>
      <IconButton
        variant="subtle"
        size={44}
        aria-label={texts.attempt.options}
        title={texts.attempt.options}
        onClick={openOptions}
      >
        <IconSettings size={24} />
      </IconButton>
    </div>
  );
});
