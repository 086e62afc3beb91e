import { skills } from '@bandwise/domain';
import { writingAdvice } from '@bandwise/domain/internal';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { QuestionSquare } from '../navigation/question-square.tsx';
import navigator from '../navigation/question-navigator.module.css';
import { isWritten, useSquares, useWords } from './exam-squares.ts';
import { SittingNotice } from './sitting-notice.tsx';
import type { SatSection } from '../store/sitting/sat-section.ts';
import type { SittingStore } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';
import classes from './sitting.module.css';

interface OverviewProps {
  readonly store: SittingStore;
  readonly parts: readonly SatSection[];
  readonly onMove: (part: number, number: number, byKeyboard: boolean) => void;
  readonly onBack: () => void;
}

/** Before an exam is finished: what is answered, what is not, and what was to be looked at again. */
export function Overview({ store, parts, onMove, onBack }: OverviewProps) {
  const isActing = useSittingView(store, (view) => view.isActing);
  const isLast = useSittingView(store, ({ at, frame }) => at.exam === frame.plan.exams.length - 1);
  const isMarked = useSittingView(store, ({ frame }) => frame.plan.exams.some(({ skill }) => skills[skill].isMarked));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { overview } = texts.sitting;
  return (
    <section aria-labelledby="overview" className={classes['page']}>
      <h2 id="overview" ref={heading} tabIndex={-1}>
        {parts.some(isWritten) ? overview.introTexts : overview.intro}
      </h2>
      {parts.map((part, index) => (
        <PartOverview key={part.section.id} part={part} onMove={(to, byKeyboard) => onMove(index, to, byKeyboard)} />
      ))}
      <SittingNotice store={store} />
      <Row mt="md">
        <Button variant="default" onClick={onBack}>
          {overview.back}
        </Button>
        <Button onClick={store.finish} loading={isActing}>
          {isLast ? (isMarked ? overview.confirm : overview.confirmTexts) : overview.confirmNext}
        </Button>
      </Row>
    </section>
  );
}

interface PartOverviewProps {
  readonly part: SatSection;
  readonly onMove: (number: number, byKeyboard: boolean) => void;
}

function PartOverview({ part, onMove }: PartOverviewProps) {
  const squares = useSquares(part);
  const words = useWords(part);
  const answered = squares.filter(({ state }) => state === 'answered').length;
  const flagged = squares.filter(({ isFlagged }) => isFlagged).length;
  const { overview } = texts.sitting;
  return (
    <section className={classes['partOverview']}>
      <h3>{texts.sitting.part(part.section.part_number, isWritten(part))}</h3>
      <p>
        {isWritten(part)
          ? overview.words(words, writingAdvice(part.section).words)
          : overview.counts(answered, squares.length - answered, flagged)}
      </p>
      <ol className={navigator['squares']} data-whole>
        {squares.map(({ number, state, isFlagged }) => (
          <QuestionSquare
            key={number}
            number={number}
            state={state}
            isFlagged={isFlagged}
            isCurrent={false}
            onMove={onMove}
          />
        ))}
      </ol>
    </section>
  );
}
