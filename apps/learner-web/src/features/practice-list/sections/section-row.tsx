import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';
import { partLabel } from '../list/parts.ts';
import { LastResult } from './last-result.tsx';
import { LockSign } from '../list/lock-sign.tsx';
import classes from '../list/practice-list.module.css';

interface SectionRowProps {
  readonly skill: MarkedSkill;
  readonly section: SectionListRow;
  readonly onOpen: (section: SectionListRow, anew: boolean) => void;
}

export function SectionRow({ skill, section, onOpen }: SectionRowProps) {
  const { title, last_result: last } = section;
  const address = practiceAddress(skill, section);
  const openHere = (anew: boolean) => (event: MouseEvent) => {
    // A click with a modifier means another tab or window, which the browser opens by the link's address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(section, anew);
  };
  return (
    <li className={classes['row']}>
      <div className={classes['about']}>
        <h2 className={classes['title']}>
          {title}
          {section.locked && <LockSign />}
        </h2>
        <p className={classes['facts']}>
          <span>{partLabel(skill, section.part_number)}</span>
          <span>{practiceListTexts.questions(section.questions_count)}</span>
          <span>{practiceListTexts.minutes(section.time)}</span>
        </p>
        {last && <LastResult result={last} />}
      </div>
      <div className={classes['actions']}>
        {last && (
          <>
            <ActionIcon
              component={Link}
              to={reviewAddress(skill, section, last.attemptID)}
              variant="subtle"
              className={classes['again']}
              size={44}
              aria-label={practiceListTexts.review(title)}
              title={practiceListTexts.review(title)}
            >
              <IconHistory size={24} />
            </ActionIcon>
            <ActionIcon
              component="a"
              href={address}
              onClick={openHere(true)}
              variant="subtle"
              className={classes['again']}
              size={44}
              aria-label={practiceListTexts.restart(title)}
              title={practiceListTexts.restart(title)}
            >
              <IconRefresh size={24} />
            </ActionIcon>
          </>
        )}
        <Button
          component="a"
          href={address}
          onClick={openHere(false)}
          className={classes['start']}
          aria-label={practiceListTexts.start(title)}
        >
          <IconPlayerPlay size={20} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
