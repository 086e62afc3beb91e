import type { ModuleHandlers } from '../../http/handler.ts';
import { visitorOf } from '../sections/sections.ts';
import { readCards } from './cards.ts';
import type { PracticeContext } from './practice-context.ts';
import { readQuestion } from './question.ts';
import { countCards, dealRound } from './round.ts';
import { checkAnswers, sayOfTurn } from './turn.ts';

type PracticeRoutes = ModuleHandlers<
  | 'GET /api/practice'
  | 'GET /api/practice/round'
  | 'GET /api/practice/question'
  | 'POST /api/practice/check'
  | 'PATCH /api/practice/turn/:id'
>;

/** Practice of questions that a learner got wrong. */
export function practiceRoutes(context: PracticeContext): PracticeRoutes {
  return {
    'GET /api/practice': async ({ caller }) => countCards(await readCards(context, caller.id), context.now()),

    'GET /api/practice/round': async ({ caller, query }) =>
      dealRound(context, await readCards(context, caller.id), query),

    'GET /api/practice/question': (call) =>
      readQuestion(context, {
        userId: call.caller.id,
        visitor: visitorOf(call),
        sectionID: call.query.sectionID,
        numbers: call.query.numbers.split(',').map(Number),
      }),

    'POST /api/practice/check': (call) =>
      checkAnswers(context, { userId: call.caller.id, visitor: visitorOf(call), ...call.body }),

    'PATCH /api/practice/turn/:id': ({ caller, params, body }) =>
      sayOfTurn(context, { userId: caller.id, id: params.id }, body.say),
  };
}
