import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconRepeat } from '@tabler/icons-react';
import { texts } from '../../../shared/texts/texts.ts';
import { usePlayChoices } from '../recording/recording-context.ts';

const SLOW = 0.75;

/** How a sentence of the recording plays: again and again, and slower. */
export function SentenceTools() {
  const choices = usePlayChoices();
  if (!choices) return null;
  const { isRepeating, setRepeating, speed, setSpeed } = choices;
  const isSlow = speed === SLOW;
  return (
    <>
      <Button
        size="compact-md"
        variant={isRepeating ? 'filled' : 'default'}
        aria-pressed={isRepeating}
        leftSection={<IconRepeat size={18} aria-hidden />}
        onClick={() => setRepeating(!isRepeating)}
      >
        {texts.teaching.repeat}
      </Button>
      <Button
        size="compact-md"
        variant={isSlow ? 'filled' : 'default'}
        aria-pressed={isSlow}
        onClick={() => setSpeed(isSlow ? 1 : SLOW)}
      >
        {texts.teaching.slower}
      </Button>
    </>
  );
}
