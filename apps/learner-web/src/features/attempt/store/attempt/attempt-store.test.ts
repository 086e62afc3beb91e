import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptLab, view, type Tab } from '../../testing/attempt-lab.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('has an answer on the device at once and on the server within a second', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  expect(view(tab)).toMatchObject({ answers: { '1': 'TRUE' }, status: 'saving' });
  await pass(1000);
  expect(server.answers()).toEqual({ '1': 'TRUE' });
  expect(view(tab).status).toBe('saved');
});

it('sends steady typing every second, not at every key', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  for (let typed = 1; typed <= 30; typed += 1) {
    tab.type('3', 'x'.repeat(typed));
    await pass(100);
  }
  expect(server.saves).toBeGreaterThanOrEqual(2);
  expect(server.saves).toBeLessThanOrEqual(4);
});

it('keeps the same clock over a reload, on a device whose own is an hour wrong', async () => {
  const { device, pass } = attemptLab();
  const tab = device(HOUR).openTab();
  await pass(200);
  const left = () => (view(tab).deadline ?? 0) - (Date.now() + HOUR);
  expect(left()).toBeGreaterThan(20 * 60_000 - 1000);
  await pass(5 * 60_000);
  tab.reload();
  await pass(200);
  expect(left()).toBeGreaterThan(15 * 60_000 - 1000);
  expect(left()).toBeLessThan(15 * 60_000);
});

it('starts its clock again when it was left without an answer and is opened again [D34]', async () => {
  const { device, pass } = attemptLab();
  const tab = device(HOUR).openTab();
  await pass(5 * 60_000);
  tab.reopen();
  await pass(200);
  expect((view(tab).deadline ?? 0) - (Date.now() + HOUR)).toBeGreaterThan(20 * 60_000 - 1000);
});

it('keeps its clock, with an answer, when it is opened again [D34]', async () => {
  const { device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  await pass(5 * 60_000);
  tab.reopen();
  await pass(200);
  expect((view(tab).deadline ?? 0) - Date.now()).toBeLessThan(15 * 60_000);
});

it('keeps its clock, with all answers cleared, when it is opened again, here or elsewhere', async () => {
  const { device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  await pass(19 * 60_000);
  tab.type('1', null);
  await pass(2000);
  tab.reopen();
  const elsewhere = device(0).openTab();
  await pass(1000);
  for (const page of [tab, elsewhere]) expect((view(page).deadline ?? 0) - Date.now()).toBeLessThan(60_000);
});

it('starts its clock again in the other tab too', async () => {
  const { device, pass } = attemptLab();
  const { openTab } = device(0);
  const first = openTab();
  await pass(5 * 60_000);
  openTab();
  await pass(1000);
  expect((view(first).deadline ?? 0) - Date.now()).toBeGreaterThan(20 * 60_000 - 2000);
});

describe('the clock of a page that was left open', () => {
  const TEN_MINUTES = 10 * 60_000;

  /** Begun here and opened again elsewhere at half its time, where it is answered; up to its old zero. */
  async function leftOpen() {
    const lab = attemptLab();
    const stale = lab.device(0).openTab();
    await lab.pass(TEN_MINUTES);
    const elsewhere = lab.device(0).openTab();
    await lab.pass(200);
    elsewhere.type('1', 'TRUE');
    await lab.pass(TEN_MINUTES);
    expect(view(stale).deadline).toBeLessThan(Date.now());
    return { ...lab, stale, elsewhere };
  }

  it('does not submit an attempt that goes on elsewhere, until that clock is at zero', async () => {
    const { server, pass, stale, elsewhere } = await leftOpen();
    stale.store().submit(true);
    await pass(2000);
    expect(server.results()).toEqual([]);
    const goesOn = { phase: { name: 'answering' }, ending: null, answers: { '1': 'TRUE' } };
    expect([view(stale), view(elsewhere)]).toMatchObject([goesOn, goesOn]);
    expect(view(stale).deadline).toBe(view(elsewhere).deadline);
    stale.type('2', 'FALSE');
    await pass(2000);
    expect(server.answers()).toEqual({ '1': 'TRUE', '2': 'FALSE' });
    await pass(TEN_MINUTES);
    stale.store().submit(true);
    await pass(2000);
    expect([server.results(), view(stale).phase.name]).toEqual([[{ '1': 'TRUE', '2': 'FALSE' }], 'submitted']);
  });

  it('asks the server first even at zero before the screen has started', async () => {
    const { server, pass, stale } = await leftOpen();
    stale.store().start()();
    stale.store().submit(true);
    await pass(2000);
    expect([server.results(), view(stale).phase.name]).toEqual([[], 'submitting']);
    stale.store().start();
    await pass(2000);
    expect([server.results(), view(stale).phase.name]).toEqual([[], 'answering']);
  });

  it('does not submit it either once the network is back, or after a reload', async () => {
    const { server, pass, stale } = await leftOpen();
    stale.connection('cut');
    stale.store().submit(true);
    await pass(2000);
    expect(view(stale).phase.name).toBe('unsaved');
    stale.connection('none');
    await pass(2000);
    expect([server.results(), view(stale).phase.name]).toEqual([[], 'answering']);

    const other = await leftOpen();
    other.stale.connection('cut');
    other.stale.store().submit(true);
    await other.pass(2000);
    other.stale.reload();
    other.stale.connection('none');
    await other.pass(2000);
    expect([other.server.results(), view(other.stale).phase.name]).toEqual([[], 'answering']);
  });

  it('follows to the attempt that was begun again elsewhere', async () => {
    const { server, pass, stale, elsewhere } = await leftOpen();
    elsewhere.store().restart();
    await pass(2000);
    stale.store().submit(true);
    await pass(2000);
    expect(server.results()).toEqual([]);
    expect(view(stale)).toMatchObject({ phase: { name: 'answering' }, answers: {} });
    expect(view(stale).deadline).toBeGreaterThan(Date.now() + TEN_MINUTES);
  });

  it('writes nothing once it was left while the server was asked', async () => {
    const { server, pass, stale } = await leftOpen();
    const leave = stale.store().start();
    stale.store().submit(true);
    leave();
    await pass(2000);
    expect(server.results()).toEqual([]);
  });

  it('submits at zero what the server never heard of before, and begins no new time', async () => {
    const { server, network, device, pass } = attemptLab();
    network.isServerDown = true;
    const tab = device(0).openTab();
    tab.type('1', 'TRUE');
    await pass(20 * 60_000);
    tab.store().submit(true);
    await pass(500);
    expect(view(tab).phase.name).toBe('unsaved');
    network.isServerDown = false;
    await pass(20_000);
    expect([server.results(), view(tab).phase.name]).toEqual([[{ '1': 'TRUE' }], 'submitted']);
  });
});

it('says Offline while cut off, and saves by itself afterwards', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.connection('cut');
  tab.type('1', 'FALSE');
  await pass(5000);
  expect(view(tab)).toMatchObject({ answers: { '1': 'FALSE' }, status: 'offline' });
  tab.connection('none');
  await pass(1000);
  expect([server.answers(), view(tab).status]).toEqual([{ '1': 'FALSE' }, 'saved']);
});

it('goes on, on another device, with the answers given on the first', async () => {
  const { device, pass } = attemptLab();
  const first = device(0).openTab();
  await pass(200);
  first.type('1', 'TRUE');
  await pass(1000);
  const second = device(-HOUR).openTab();
  await pass(200);
  expect(view(second)).toMatchObject({ answers: { '1': 'TRUE' }, resumed: true });
  second.type('1', 'FALSE');
  await pass(1000);
  first.type('2', 'TRUE');
  await pass(1000);
  expect(view(first).answers).toEqual({ '1': 'FALSE', '2': 'TRUE' });
});

it('does not let a device that was offline overwrite what was typed later', async () => {
  const { server, device, pass } = attemptLab();
  const [phone, laptop] = [device(HOUR).openTab(), device(-HOUR).openTab()];
  await pass(200);
  phone.connection('cut');
  phone.type('1', 'older');
  await pass(2000);
  laptop.type('1', 'newer');
  await pass(2000);
  phone.connection('none');
  await pass(2000);
  expect([server.answers(), view(phone).answers]).toEqual([{ '1': 'newer' }, { '1': 'newer' }]);
});

it('saves by itself what is typed after a failure in a moment with nothing to save', async () => {
  const { server, network, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  network.isServerDown = true;
  tab.store().saveNow();
  await pass(200);
  expect(view(tab).status).toBe('offline');
  tab.type('1', 'TRUE');
  network.isServerDown = false;
  await pass(5000);
  expect([server.answers(), view(tab).status]).toEqual([{ '1': 'TRUE' }, 'saved']);
});

it('says Saved again by itself when the server is back and nothing was typed', async () => {
  const { network, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  network.isServerDown = true;
  tab.store().saveNow();
  await pass(200);
  network.isServerDown = false;
  await pass(5000);
  expect(view(tab).status).toBe('saved');
});

it('does not take for saved what was typed while two tabs began the attempt', async () => {
  const { server, device, pass } = attemptLab();
  const browser = device(0);
  const one = browser.openTab();
  browser.openTab();
  one.type('1', 'TRUE');
  await pass(2);
  one.reload();
  await pass(5000);
  expect(server.answers()).toEqual({ '1': 'TRUE' });
});

it('says that the server refuses the answers and why, keeps them, and saves them once it takes them', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  server.refuse('section_locked');
  tab.type('1', 'TRUE');
  await pass(2000);
  expect(view(tab)).toMatchObject({ answers: { '1': 'TRUE' }, status: 'refused', failure: { kind: 'locked' } });
  server.refuse(null);
  tab.store().saveNow();
  await pass(200);
  expect([server.answers(), view(tab)]).toMatchObject([{ '1': 'TRUE' }, { status: 'saved', failure: null }]);
});

it('puts by the server’s clock what was typed before that clock was known', async () => {
  const { server, device, pass } = attemptLab();
  const laptop = device(0).openTab();
  const phone = device(HOUR).openTab();
  phone.connection('cut');
  phone.type('1', 'older');
  await pass(3000);
  laptop.type('1', 'newer');
  await pass(2000);
  phone.connection('none');
  await pass(60_000);
  expect(server.answers()).toEqual({ '1': 'newer' });
});

it('shows what another tab typed, and neither loses its own', async () => {
  const { server, device, pass } = attemptLab();
  const browser = device(0);
  const [one, two] = [browser.openTab(), browser.openTab()];
  await pass(200);
  one.type('1', 'TRUE');
  two.type('2', 'FALSE');
  await pass(50);
  const both = { '1': 'TRUE', '2': 'FALSE' };
  expect([view(one).answers, view(two).answers]).toEqual([both, both]);
  await pass(2000);
  expect(server.answers()).toEqual(both);
});

it('saves at once what was typed when the page is left', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  tab.store().leave();
  await pass(50);
  expect(server.answers()).toEqual({ '1': 'TRUE' });
});

it('goes on with the version on which the attempt was begun elsewhere, and takes along what was typed', async () => {
  const { server, device, pass } = attemptLab();
  server.publish(2);
  server.start(false);
  const laptop = device(0);
  const tab = laptop.openTab();
  tab.type('1', 'TRUE');
  await pass(200);
  expect(tab.moved).toEqual([2]);
  expect(laptop.kept()).toEqual([2]);
  tab.type('1', 'FALSE');
  await pass(5000);
  expect([server.saves, laptop.kept()]).toEqual([0, [2]]);
});

describe('an attempt that ended elsewhere', () => {
  it('is told when it was submitted', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    server.submit();
    tab.type('1', 'late');
    await pass(2000);
    expect(tab.ended).toBe(1);
  });

  it('goes on in the new one with what was typed since that began', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.connection('cut');
    tab.type('1', 'before');
    await pass(5000);
    server.start(true);
    await pass(5000);
    tab.type('2', 'after');
    tab.connection('none');
    await pass(2000);
    expect([server.answers(), view(tab).answers]).toEqual([{ '2': 'after' }, { '2': 'after' }]);
  });
});

it('goes on with what was being typed when the attempt was discarded elsewhere and no other begun', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  await pass(2000);
  server.discard();
  tab.type('2', 'FALSE');
  await pass(2000);
  expect([server.answers(), view(tab).answers]).toEqual([{ '2': 'FALSE' }, { '2': 'FALSE' }]);
});

describe('starting again', () => {
  it('discards the answers and begins a new clock', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(60_000);
    tab.store().restart();
    expect(view(tab).answers).toEqual({});
    await pass(1000);
    expect([server.answers(), view(tab).status]).toEqual([{}, 'saved']);
    expect((view(tab).deadline ?? 0) - Date.now()).toBeGreaterThan(19 * 60_000 + 50_000);
  });

  it('is not undone by an answer to the old one that arrives late', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(550);
    tab.store().restart();
    tab.type('2', 'FALSE');
    await pass(3000);
    expect([server.answers(), view(tab).answers]).toEqual([{ '2': 'FALSE' }, { '2': 'FALSE' }]);
  });

  it('takes the other tab along', async () => {
    const { server, device, pass } = attemptLab();
    const browser = device(0);
    const [one, two] = [browser.openTab(), browser.openTab()];
    await pass(200);
    one.type('1', 'TRUE');
    await pass(2000);
    one.reload(true);
    await pass(3000);
    two.type('2', 'FALSE');
    await pass(3000);
    const after = { '2': 'FALSE' };
    expect([server.answers(), view(one).answers, view(two).answers]).toEqual([after, after, after]);
  });

  it('waits for the network, and is remembered over a reload', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(2000);
    tab.connection('cut');
    tab.store().restart();
    tab.reload();
    await pass(2000);
    tab.connection('none');
    await pass(2000);
    expect([server.answers(), view(tab).answers]).toEqual([{}, {}]);
  });

  it.each([
    ['begun anew on its page', (tab: Tab) => tab.store().restart(), (tab: Tab) => tab.reopen()],
    ['begun anew from the list', (tab: Tab) => tab.reload(true), (tab: Tab) => tab.crash()],
  ])('is remembered when it is left without the network and opened again, %s', async (_, restart, open) => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(2000);
    tab.connection('cut');
    restart(tab);
    await pass(2000);
    open(tab);
    tab.connection('none');
    await pass(3000);
    expect([server.answers(), view(tab).answers]).toEqual([{}, {}]);
  });

  it('is too late while its answers are being submitted, and after', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(2000);
    tab.store().submit();
    await pass(45);
    tab.store().restart();
    tab.type('2', 'FALSE');
    await pass(5000);
    tab.store().restart();
    await pass(5000);
    expect([server.results(), server.answers()]).toEqual([[{ '1': 'TRUE' }], {}]);
    expect(view(tab)).toMatchObject({ phase: { name: 'submitted' }, answers: { '1': 'TRUE' } });
  });
});

it('is begun again where its submission is refused', async () => {
  const { server, device, pass } = attemptLab();
  const tab = device(0).openTab();
  await pass(200);
  tab.type('1', 'TRUE');
  await pass(2000);
  tab.reload();
  await pass(200);
  server.refuse('section_locked', 'submissions');
  tab.store().submit();
  await pass(1000);
  expect(view(tab)).toMatchObject({ phase: { name: 'unsaved', failure: { kind: 'locked' } }, resumed: true });
  tab.store().restart();
  expect(view(tab)).toMatchObject({ phase: { name: 'answering' }, answers: {}, resumed: false });
  tab.type('2', 'FALSE');
  await pass(60_000);
  expect([server.answers(), view(tab).phase.name]).toEqual([{ '2': 'FALSE' }, 'answering']);
});

describe('submitting', () => {
  it('is of its own attempt, though another tab begins again in the same moment', async () => {
    const { server, device, pass } = attemptLab();
    const browser = device(0);
    const [one, two] = [browser.openTab(), browser.openTab()];
    await pass(200);
    one.type('1', 'TRUE');
    await pass(2000);
    two.store().restart();
    one.store().submit();
    await pass(3000);
    two.type('2', 'FALSE');
    await pass(3000);
    expect(server.results()).toEqual([{ '1': 'TRUE' }]);
    expect(server.answers()).toEqual({ '2': 'FALSE' });
    expect([view(one), view(two)]).toMatchObject([
      { answers: { '1': 'TRUE' }, phase: { name: 'submitted' } },
      { answers: { '2': 'FALSE' }, phase: { name: 'answering' } },
    ]);
  });

  it('leaves nothing on the device: the next attempt begins afresh', async () => {
    const { server, device, pass } = attemptLab();
    const laptop = device(0);
    const tab = laptop.openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    tab.store().submit();
    await pass(1000);
    tab.type('2', 'too late');
    tab.store().saveNow();
    await pass(5000);
    expect([server.results(), laptop.kept()]).toEqual([[{ '1': 'TRUE' }], []]);
    tab.reopen();
    await pass(1000);
    expect(view(tab)).toMatchObject({ answers: {}, phase: { name: 'answering' }, resumed: false });
  });

  it('takes in what another device typed, and keeps the answers as they are from then on', async () => {
    const { submissions, device, pass } = attemptLab();
    const [one, two] = [device(0).openTab(), device(0).openTab()];
    await pass(200);
    two.type('2', 'FALSE');
    await pass(1000);
    one.type('1', 'TRUE');
    one.store().submit();
    one.type('1', 'too late');
    await pass(1000);
    expect(submissions).toMatchObject([{ answers: { '1': 'TRUE', '2': 'FALSE' } }]);
    expect(view(one)).toMatchObject({ answers: { '1': 'TRUE', '2': 'FALSE' }, phase: { name: 'submitted' } });
  });

  it('says when it was typed, of what the server does not have', async () => {
    const { server, submissions, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    await pass(2000);
    server.refuse('section_locked');
    tab.type('2', 'FALSE');
    tab.store().submit();
    await pass(5000);
    const [submission] = submissions;
    expect(submission?.answers).toEqual({ '1': 'TRUE', '2': 'FALSE' });
    expect(submission?.edits).toEqual({ '2': { value: 'FALSE', at: expect.any(Number) } });
  });

  it.each(['cut', 'loseAnswers'] as const)(
    'is not sent without an id while the server cannot be reached: %s',
    async (fault) => {
      const { submissions, device, pass } = attemptLab();
      const tab = device(0).openTab();
      tab.connection(fault);
      tab.store().submit();
      await pass(5000);
      expect(submissions).toEqual([]);
      expect(view(tab).phase).toMatchObject({ name: 'unsaved', failure: { kind: 'offline', isLate: false } });
    },
  );

  it('is still to be sent after a reload', async () => {
    const { server, device, pass } = attemptLab();
    const tab = device(0).openTab();
    await pass(200);
    tab.type('1', 'TRUE');
    tab.store().submit();
    tab.reload();
    expect(view(tab).phase.name).toBe('submitting');
    await pass(100);
    expect(view(tab).answers).toEqual({ '1': 'TRUE' });
    await pass(1000);
    expect([server.results(), view(tab).phase.name]).toEqual([[{ '1': 'TRUE' }], 'submitted']);
  });
});
