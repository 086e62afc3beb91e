import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconHistory, IconPlayerPlay, IconPlayerSkipForward, IconRefresh } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import classes from '../list/practice-list.module.css';
import type { RunningAttempt } from './running-attempt.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionActionsProps {
  readonly skill: MarkedSkill;
  readonly section: SectionListRow;
  readonly running: RunningAttempt | null;
  readonly address: string;
  readonly onOpen: (event: MouseEvent) => void;
  readonly onRestart: (event: MouseEvent) => void;
}

/** What can be done with a section: look at its last result, start over, start or continue. */
export function SectionActions({ skill, section, running, address, onOpen, onRestart }: SectionActionsProps) {
  const { title, last_result: last } = section;
  const review = texts.practiceList.review(title);
  const restart = texts.practiceList.restart(title);
  const open = running ? texts.practiceList.continue(title, running.minutesLeft) : texts.practiceList.start(title);
  const OpenIcon = running ? IconPlayerSkipForward : IconPlayerPlay;
  return (
    <div className={classes['actions']}>
      {last && (
        <IconButton
          component={Link}
          to={reviewAddress(skill, section, last.attemptID)}
          variant="subtle"
          className={classes['again']}
          size={44}
          aria-label={review}
          title={review}
        >
          <IconHistory size={24} />
        </IconButton>
      )}
      {(last || running) && (
        <IconButton
          component="a"
          href={address}
          onClick={onRestart}
          variant="subtle"
          className={classes['again']}
          size={44}
          aria-label={restart}
          title={restart}
        >
          <IconRefresh size={24} />
        </IconButton>
      )}
      <Button component="a" href={address} onClick={onOpen} className={classes['start']} aria-label={open} title={open}>
        <OpenIcon size={20} aria-hidden />
      </Button>
    </div>
  );
}
