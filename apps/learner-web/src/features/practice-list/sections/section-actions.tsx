import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
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

/** Actions on a section: last result, restart, start or continue. */
export function SectionActions({ skill, section, running, address, onOpen, onRestart }: SectionActionsProps) {
  const { title, last_result: last } = section;
  const { short } = texts.practiceList;
  const review = texts.practiceList.review(title);
  const restart = texts.practiceList.restart(title);
  const open = running ? texts.practiceList.continue(title, running.minutesLeft) : texts.practiceList.start(title);
  const OpenIcon = running ? IconPlayerSkipForward : IconPlayerPlay;
  return (
    <div className={classes['actions']}>
      {last && (
        <Button
          component={Link}
          to={reviewAddress(skill, section, last.attemptID)}
          variant="subtle"
          className={classes['again']}
          leftSection={<IconHistory size={20} aria-hidden />}
          aria-label={review}
          title={review}
        >
          {short.review}
        </Button>
      )}
      {(last || running) && (
        <Button
          component="a"
          href={address}
          onClick={onRestart}
          variant="subtle"
          className={classes['again']}
          leftSection={<IconRefresh size={20} aria-hidden />}
          aria-label={restart}
          title={restart}
        >
          {short.restart}
        </Button>
      )}
      <Button
        component="a"
        href={address}
        onClick={onOpen}
        className={classes['start']}
        leftSection={<OpenIcon size={20} aria-hidden />}
        aria-label={open}
        title={open}
      >
        {running ? short.continue : short.start}
      </Button>
    </div>
  );
}
