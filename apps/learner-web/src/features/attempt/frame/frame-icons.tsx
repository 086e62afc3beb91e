import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { useOpenOptions } from '../options/options-provider.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './attempt-frame.module.css';

/** Leaves the test and opens its options. Memoised, because answers do not affect it. */
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
