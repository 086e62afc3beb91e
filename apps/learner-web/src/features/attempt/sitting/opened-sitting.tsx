import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { bringAllTypes } from '@bandwise/ui/question-types/bring-types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { forgetLastResults } from '../../../shared/practice/section-list.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { OptionsProvider } from '../options/options-provider.tsx';
import { SittingLoading } from './sitting-loading.tsx';
import { SittingScreen, type RoomProps } from './sitting-screen.tsx';
import { forgetPlace } from '../store/sitting/place.ts';
import type { SittingCalls, Sitter } from '../store/sitting/sitting-calls.ts';
import { useActiveTab } from './tab/use-active-tab.ts';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import classes from './sitting.module.css';

interface OpenedSittingProps {
  readonly id: string;
  readonly calls: SittingCalls;
  /** null: not known yet. */
  readonly sitter: Sitter | null;
  /** The error if the state is unknown. */
  readonly unknown?: Error | null;
  readonly onAskAgain?: () => void;
  /** Its result is there. */
  readonly onOver?: () => void;
  readonly Room?: ComponentType<RoomProps>;
}

/** A sitting in the tab that it is used in, or word of the tab where it is. */
export function OpenedSitting({ id, calls, sitter, unknown = null, onAskAgain, onOver, Room }: OpenedSittingProps) {
  const [isOver, setIsOver] = useState(false);
  // Its result may be read in any number of tabs.
  const tab = useActiveTab(isOver ? null : `sitting:${id}`);
  const { clock, device } = useServices();
  const queries = useQueryClient();
  const { contrast, textSize } = usePreferences().preferences;
  const opened = useQuery({
    queryKey: ['/api/sitting', id, 'opened', tab.turn],
    queryFn: async () => {
      const types = bringAllTypes();
      const sent = clock.now();
      const body = await calls.read();
      const received = clock.now();
      // The question types of its tests are known only when their clocks run. Without this code the other questions can be answered.
      await types;
      return { body, sent, received };
    },
    // The screen itself polls from here on; the next visit loads the sitting again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const isRunning = !isOver && opened.data?.body.status === 'running';
  const error = opened.error ?? unknown;
  const retry = () => {
    void opened.refetch();
    onAskAgain?.();
  };
  const end = (owner: string) => {
    setIsOver(true);
    onOver?.();
    forgetLastResults(queries);
    forgetPlace(device, { owner, sitting: id });
  };
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <OptionsProvider>
        {!opened.data || !sitter || error || (tab.state === 'asking' && isRunning) ? (
          <SittingLoading error={error} onRetry={retry} />
        ) : tab.state === 'elsewhere' && isRunning ? (
          <OtherTab taker={sitter.taker} onTakeOver={tab.takeOver} />
        ) : (
          <SittingScreen
            key={tab.turn}
            opened={opened.data}
            host={{ ...sitter, calls }}
            onEnd={() => end(sitter.owner)}
            Room={Room}
          />
        )}
      </OptionsProvider>
    </ExamSurface>
  );
}

/** The test is open in another tab, which alone plays, answers and saves. */
function OtherTab({ taker, onTakeOver }: { readonly taker: string; readonly onTakeOver: () => void }) {
  const { heading, hint, safe, takeOver } = texts.sitting.otherTab;
  return (
    <Between taker={taker} title={heading} hint={hint}>
      <p role="status">{safe}</p>
      <Button size="md" onClick={onTakeOver} className={classes['go'] ?? ''}>
        {takeOver}
      </Button>
    </Between>
  );
}
