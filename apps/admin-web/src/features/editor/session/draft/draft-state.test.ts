import type { Draft, DraftDetail } from '@bandwise/api-contract/admin';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../../../testing/fake-api.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { toContent } from '../calls/draft-calls.ts';
import { openedDraft, reduceDraft, type DraftEvent, type DraftState, type DraftStep } from './draft-state.ts';

const forms = [newExam('reading'), newExam('reading')] as const;
const start = openedDraft({ ref: null, savedForm: null }, null);
const content = toContent({ tab: 'theirs', editor: 'theirs', form: forms[0], from: null });
const draftAt = (revision: number): Draft => buildDraft({ revision });
const theirsAt = (revision: number): DraftDetail => ({ ...draftAt(revision), content });

const generation = fc.nat(2);
const form = fc.constantFrom(...forms);
const isDirty = fc.boolean();
const draft = fc.nat(4).map(draftAt);
const type = <T extends DraftEvent['type']>(name: T) => fc.constant(name);

/** Any event, also one that no editor would send in the state that it meets. */
const anyEvent: fc.Arbitrary<DraftEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('left', 'saveWanted', 'callEnded', 'detached', 'begunAgain') }),
  fc.record({ type: fc.constantFrom('publishingBegun', 'publishingEnded') }),
  fc.record({ type: fc.constantFrom('edited', 'followed'), isDirty }),
  fc.record({ type: type('saveDue'), form, isDirty }),
  fc.record({ type: type('saved'), generation, draft, form }),
  fc.record({ type: fc.constantFrom('removed', 'unreachable'), generation }),
  fc.record({ type: type('refused'), generation, reason: fc.constant('Too large.') }),
  fc.record({
    type: type('overtaken'),
    generation,
    draft: fc.constantFrom(null, undefined, theirsAt(7)),
    isOwn: fc.boolean(),
    isDirty,
    reason: fc.constant('Saved since.'),
  }),
  fc.record({ type: type('publishedBySchedule'), generation, isGone: fc.boolean(), isDirty }),
  fc.record({ type: type('theirsOpened'), draft: fc.constant(theirsAt(7)), form }),
) as fc.Arbitrary<DraftEvent>;

/** Returns each event with the state before it and the resulting step of the reducer. */
function stepsOf(events: readonly DraftEvent[]): readonly (readonly [DraftState, DraftEvent, DraftStep])[] {
  let state: DraftState = start;
  return events.map((event) => {
    const step = reduceDraft(state, event);
    const done = [state, event, step] as const;
    [state] = step;
    return done;
  });
}

const calls = ([, effects]: DraftStep) => effects.filter(({ type: name }) => name === 'save' || name === 'remove');

type Law = (before: DraftState, event: DraftEvent, step: DraftStep) => boolean;

/** Events that break a law, as few as there are; null: none do. */
function counterexample(law: Law): readonly DraftEvent[] | null {
  const events = fc.array(anyEvent, { maxLength: 40 });
  const property = fc.property(events, (all) =>
    stepsOf(all).every(([before, event, step]) => law(before, event, step)),
  );
  return fc.check(property, { numRuns: 300 }).counterexample?.[0] ?? null;
}

describe('whatever happens to a draft', () => {
  it('changes it on the server by one call at a time, and only when a save is due', () => {
    const law: Law = ({ call }, event, step) =>
      calls(step).length === 0 || (event.type === 'saveDue' && call === 'none' && step[0].call === 'running');
    expect(counterexample(law)).toBeNull();
  });

  it('saves nothing while it is published, in conflict or refused', () => {
    const law: Law = ({ isPublishing, status }, _event, step) =>
      calls(step).length === 0 || !(isPublishing || status === 'conflict' || status === 'refused');
    expect(counterexample(law)).toBeNull();
  });

  it('saves after a call what was to be saved during it', () => {
    const law: Law = (before, event, [state, effects]) => {
      if (event.type !== 'callEnded' || before.call !== 'wanted') return true;
      const [effect] = effects;
      const isDue = before.isFollowed && !before.isPublishing;
      return state.call === 'none' && effect?.type === (isDue ? 'saveLater' : 'cancelSave');
    };
    expect(counterexample(law)).toBeNull();
  });

  it('ignores a response about an earlier draft', () => {
    const law: Law = (before, event, [state, effects]) =>
      !('generation' in event) || event.generation === before.generation || (state === before && effects.length === 0);
    expect(counterexample(law)).toBeNull();
  });

  it('counts a form as saved when the server has it, and no other', () => {
    const law: Law = (before, event, [state]) =>
      event.type !== 'saveDue' ||
      state.status !== 'saved' ||
      before.status === 'saved' ||
      state.savedForm === event.form;
    expect(counterexample(law)).toBeNull();
  });

  it('saves nothing later for an editor that was left', () => {
    const law: Law = (before, _event, [state, effects]) =>
      before.isFollowed || state.isFollowed || effects.every(({ type: name }) => name !== 'saveLater');
    expect(counterexample(law)).toBeNull();
  });
});
