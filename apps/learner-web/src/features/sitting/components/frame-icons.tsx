import { ActionIcon } from '@mantine/core';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { memo, Suspense, useState } from 'react';
import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { OptionsDialog } from './lazy-options-dialog.ts';
import classes from './sitting-frame.module.css';

/** Out of the test, and how it looks. Memoised: an answer is no business of theirs. */
export const FrameIcons = memo(function FrameIcons() {
  const goBack = useGoBack();
  const [isOpen, setIsOpen] = useState(false);
  /** None until they are first opened: a dialog that nobody asks for costs the page nothing. */
  const [openings, setOpenings] = useState(0);
  const openOptions = () => {
    setIsOpen(true);
    setOpenings((count) => count + 1);
  };
  return (
    <div className={classes['icons']}>
      <ActionIcon variant="subtle" size={44} aria-label={sittingTexts.home} title={sittingTexts.home} onClick={goBack}>
        <IconHome size={24} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={sittingTexts.options}
        title={sittingTexts.options}
        onClick={openOptions}
      >
        <IconSettings size={24} />
      </ActionIcon>
      {openings > 0 && (
        <Suspense fallback={null}>
          {/* Each opening is a new dialog: one that is still closing would show the page it was left on. */}
          <OptionsDialog key={openings} opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
});
