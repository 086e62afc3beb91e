import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconHelp, IconHome, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';

import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { useOpenOptions } from '../options/options-provider.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './attempt-frame.module.css';

/** Leaves the test, opens its options, or opens the help in a new tab. Memoised, because answers do not affect it. */
export const FrameIcons = memo(function FrameIcons() {
  const goBack = useGoBack();
  const openOptions = useOpenOptions();
  const { pathname } = useLocation();
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
        component="a"
        href={`/help?for=${pathname}`}
        target="_blank"
        variant="subtle"
        size={44}
        aria-label={texts.common.helpInNewTab}
        title={texts.common.helpInNewTab}
      >
        <IconHelp size={24} />
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
