import { RECORDING } from '../src/browsers/fake-microphone.ts';
import { publishSpeakingTest } from '../src/authoring/speaking-test.ts';
import { test } from '../src/webkit/test.ts';

// The driver gives WebKitGTK no microphone.
test('a recorded file is handed in as a spoken answer', async ({ tab, signInTo, learner, admin }) => {
  const { first } = await publishSpeakingTest(admin, `Speaking ${crypto.randomUUID()}`);
  await signInTo(tab, learner);
  await tab.goto(`/speaking/${first}`);
  await tab.sees({ role: 'button', name: 'Upload a file instead' });
  await tab.driver.findElement({ css: 'input[type=file]' }).sendKeys(RECORDING);
  await tab.reads('Your answer is longer than the 0:30 for this question.');
  await tab.reads('Saved');
  await tab.click({ role: 'button', name: 'Hand in' });
  await tab.click({ role: 'button', name: 'Hand in', within: { role: 'dialog' } });
  await tab.click({ role: 'link', name: 'Open your recordings' });
  await tab.reads('Your recordings are waiting to be assessed.');
});
