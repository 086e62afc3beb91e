import { ActionIcon } from '@mantine/core';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { OptionsDialog } from './options-dialog.tsx';
import classes from './sitting-frame.module.css';

interface SittingFrameProps {
  readonly taker: string;
  /** The clock or the player. */
  readonly tool: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The page of a test: top bar, header, body and footer, as high as the window. */
export function SittingFrame({ taker, tool, title, hint, children, footer }: SittingFrameProps) {
  const goBack = useGoBack();
  const [optionsOpen, setOptionsOpen] = useState(false);
  return (
    <div className={classes['frame']}>
      <PageTitle>{title}</PageTitle>
      <div className={classes['bar']}>
        <p className={classes['taker']}>{taker}</p>
        <div className={classes['tool']}>{tool}</div>
        <div className={classes['icons']}>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={sittingTexts.home}
            title={sittingTexts.home}
            onClick={goBack}
          >
            <IconHome size={24} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={sittingTexts.options}
            title={sittingTexts.options}
            onClick={() => setOptionsOpen(true)}
          >
            <IconSettings size={24} />
          </ActionIcon>
        </div>
      </div>
      <header className={classes['header']}>
        <h1>{title}</h1>
        <p>{hint}</p>
      </header>
      <main className={classes['body']}>{children}</main>
      {footer && <footer className={classes['footer']}>{footer}</footer>}
      <OptionsDialog opened={optionsOpen} onClose={() => setOptionsOpen(false)} />
    </div>
  );
}
