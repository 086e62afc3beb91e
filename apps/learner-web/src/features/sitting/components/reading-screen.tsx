import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { useSitting } from '../model/use-sitting.ts';
import { Countdown } from './countdown.tsx';
import { TestView } from './test-view.tsx';

/** A reading part under its clock. */
export function ReadingScreen({ section, taker, owner, isGuest, startAnew }: ScreenProps) {
  const { state, dispatch, deadline } = useSitting({ section, owner, timed: true, startAnew });
  return (
    <TestView
      section={section}
      taker={taker}
      tool={
        <Countdown
          deadline={deadline}
          running={state.phase.name === 'answering'}
          onZero={() => dispatch({ type: 'submitted', byClock: true })}
        />
      }
      hint={sittingTexts.readingHint}
      showsPassage
      state={state}
      dispatch={dispatch}
      isGuest={isGuest}
    />
  );
}
