import { Key } from 'selenium-webdriver';
import { practicePath } from '../src/api.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/webkit/test.ts';

const content = samplePart('listening-1', 1);

// Five times, because the recording or the screen may load first.
for (const time of [1, 2, 3, 4, 5]) {
  test(`a recording has its length, plays and seeks, time ${time}${time <= 2 ? ' @main' : ''}`, async ({
    tab,
    signInTo,
    learner,
    admin,
  }) => {
    const position = () => tab.driver.executeScript<number>("return document.querySelector('audio').currentTime");
    await signInTo(tab, learner);
    await tab.goto(await practicePath(admin, 'listening', content.title));
    await tab.reads(/00:00 \/ 0[1-9]:\d\d/);
    await tab.click({ role: 'button', name: 'Play' });
    await expect.poll(position).toBeGreaterThan(0.2);
    await tab.click({ role: 'button', name: 'Pause' });
    await tab.focus({ role: 'slider', name: 'Position' });
    await tab.press(Key.ARROW_RIGHT);
    const before = await position();
    expect([before > 0, Number.isInteger(before)]).toEqual([true, true]);
    await tab.click({ role: 'button', name: 'Forward 10 seconds' });
    await expect.poll(position).toBe(before + 10);
  });
}
