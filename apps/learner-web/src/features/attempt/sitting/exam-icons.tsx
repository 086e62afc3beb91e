import { ActionIcon } from '@mantine/core';
import { IconEyeOff, IconHelp, IconHome, IconNotes, IconSettings, type Icon } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { useOpenOptions } from '../options/options-provider.tsx';
import frame from '../screen/attempt-frame.module.css';
import type { AsideName } from './aside.tsx';

interface ExamIconsProps {
  readonly onAside: (name: AsideName) => void;
  readonly onLeave: () => void;
}

export function ExamIcons({ onAside, onLeave }: ExamIconsProps) {
  const openOptions = useOpenOptions();
  return (
    <div className={frame['icons']}>
      <IconButton label={texts.attempt.home} Icon={IconHome} onClick={onLeave} />
      <IconButton label={texts.sitting.notes} Icon={IconNotes} onClick={() => onAside('notes')} />
      <IconButton label={texts.sitting.help} Icon={IconHelp} onClick={() => onAside('help')} />
      <IconButton label={texts.sitting.hide} Icon={IconEyeOff} onClick={() => onAside('hidden')} />
      <IconButton label={texts.attempt.options} Icon={IconSettings} onClick={openOptions} />
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly onClick: () => void;
}

function IconButton({ label, Icon: Drawing, onClick }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" size={44} aria-label={label} title={label} onClick={onClick}>
      <Drawing size={24} />
    </ActionIcon>
  );
}
