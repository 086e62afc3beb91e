import { locks } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { requestActiveTab, type TabState } from './active-tab.ts';

let names = 0;

/** Tabs that ask for the same name, by the real locks of this process. */
function browser() {
  names += 1;
  const name = `sitting:${names}`;
  return async () => {
    const states: TabState[] = [];
    const tab = requestActiveTab({ locks, name, onChange: (state) => states.push(state) });
    await settled();
    return { ...tab, states };
  };
}

/** Locks are given in turns of the event loop; a query is answered after those asked for before it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await locks.query();
}

it('is active where no other tab is', async () => {
  const tab = await browser()();
  expect(tab.states).toEqual(['active']);
});

it('is not where another tab is, until that one is closed', async () => {
  const open = browser();
  const first = await open();
  const second = await open();
  expect(second.states).toEqual(['elsewhere']);
  first.leave();
  await settled();
  expect(second.states).toEqual(['elsewhere', 'active']);
  expect(first.states).toEqual(['active']);
});

it('takes over, which the other tab is told, and back again [D68]', async () => {
  const open = browser();
  const first = await open();
  const second = await open();
  second.takeOver();
  await settled();
  expect([first.states, second.states]).toEqual([
    ['active', 'elsewhere'],
    ['elsewhere', 'active'],
  ]);
  first.takeOver();
  await settled();
  expect([first.states.at(-1), second.states.at(-1)]).toEqual(['active', 'elsewhere']);
});

it('leaves nothing behind: a tab that was left takes nothing later', async () => {
  const open = browser();
  const first = await open();
  const second = await open();
  second.leave();
  first.leave();
  await settled();
  expect(second.states).toEqual(['elsewhere']);
  expect((await open()).states).toEqual(['active']);
});

it('does not keep a learner from the test where the browser refuses its locks', async () => {
  const states: TabState[] = [];
  const request = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
  requestActiveTab({ locks: { request }, name: 'x', onChange: (state) => states.push(state) });
  await settled();
  expect(states).toEqual(['active']);
});
