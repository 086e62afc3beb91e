import { randomId } from '@bandwise/api-contract/client';
import type { PracticeItem, PracticeTurn } from '@bandwise/api-contract/learner';
import type { Answer } from '@bandwise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { questionQuery } from './practice-calls.ts';
import { changeStep, moveBy, questionsOfStep, startRound, withAnswer, type RoundStep } from './practice-round.ts';
import { RoundEnd } from './round-end.tsx';
import { StepLoader } from './step-loader.tsx';
import type { StepActions } from './step-props.ts';

interface RoundScreenProps {
  readonly items: readonly PracticeItem[];
  /** How many questions are due, those of this round included. */
  readonly left: number;
  readonly taker: string;
  readonly owner: string;
  /** Deals another round. */
  readonly onMore: () => void;
}

/** A round of practice, from its first question to how it went. */
export function RoundScreen({ items, left, taker, owner, onMore }: RoundScreenProps) {
  const services = useServices();
  const queries = useQueryClient();
  const [round, setRound] = useState(() => startRound(items, randomId));
  const { place, steps } = round;
  const following = steps[place + 1]?.item;
  useEffect(() => {
    if (following && !following.locked) void queries.prefetchQuery(questionQuery(services, following));
  }, [following, queries, services]);
  // A response may arrive when another step is shown: it concerns the step that sent the call.
  const actions = useMemo<StepActions>(() => {
    const change = (edit: (step: RoundStep) => RoundStep) => setRound((now) => changeStep(now, place, edit));
    const move = (by: 1 | -1) => setRound((now) => (now.place === place ? moveBy(now, by) : now));
    return {
      onAnswer: (address: string, answer: Answer | null) => change((step) => withAnswer(step, address, answer)),
      onTurn: (turn: PracticeTurn) => change((step) => ({ ...step, turn })),
      onChanged: () => change((step) => ({ ...step, answers: {}, changed: true, turnID: randomId() })),
      onNext: () => move(1),
      onBack: () => move(-1),
    };
  }, [place]);
  const step = steps[place];
  if (!step) return <RoundEnd round={round} left={left} taker={taker} onMore={onMore} onBack={actions.onBack} />;
  return <StepLoader key={place} {...{ step, place, ...questionsOfStep(round, place), taker, owner, actions }} />;
}
