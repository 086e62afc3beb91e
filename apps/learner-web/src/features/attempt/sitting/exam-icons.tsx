import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconEyeOff, IconHelp, IconHome, IconNotes, IconSettings, type Icon } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { useOpenOptions } from '../options/options-provider.tsx';
import frame from '../frame/attempt-frame.module.css';
import type { AsideName } from './aside.tsx';

interface ExamIconsProps {
  readonly onAside: (name: AsideName) => void;
  readonly onLeave: () => void;
}

export function ExamIcons({ onAside, onLeave }: ExamIconsProps) {
  const openOptions = useOpenOptions();
  return (
    <div className={frame['icons']} data-many>
      <ExamIcon label={texts.attempt.home} Icon={IconHome} onClick={onLeave} />
      <ExamIcon label={texts.sitting.notes} Icon={IconNotes} onClick={() => onAside('notes')} />
      <ExamIcon label={texts.sitting.help} Icon={IconHelp} onClick={() => onAside('help')} />
      <ExamIcon label={texts.sitting.hide} Icon={IconEyeOff} onClick={() => onAside('hidden')} />
      <ExamIcon label={texts.attempt.options} Icon={IconSettings} onClick={openOptions} />
    </div>
  );
}

interface ExamIconProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly onClick: () => void;
}

function ExamIcon({ label, Icon: Drawing, onClick }: ExamIconProps) {
  return (
    <IconButton variant="subtle" size={44} aria-label={label} title={label} onClick={onClick}>
      <Drawing size={24} />
    </IconButton>
  );
}
