import { answersOnServer } from '../src/answers-on-server.ts';
import { practicePath } from '../src/api.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN } from '../src/test.ts';
import { expect, test } from '../src/webkit/test.ts';

const content = samplePart('reading-1', 1);
const [number = 0] = content.groups
  .filter((group) => group.type === 'FILL_BLANKS')
  .flatMap((group) => group.questions.map((question) => question.number));
const blank = { role: 'textbox', name: `Question ${number}` };
const LEARNER = { firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com', password: 'a quiet library' };
/** The time to start a process, and the pause between two retries of the page. */
const RESTARTED = { timeout: 30_000 };

test('answers that are typed while the server is down stay, and are saved afterwards @main', async ({
  tab,
  signInTo,
  startProduct,
}) => {
  const product = await startProduct();
  const admin = product.connect();
  await admin.signIn(ADMIN);
  await admin.client.call('POST /api/register', { body: LEARNER });
  await signInTo(tab, LEARNER, product.url);
  await tab.goto(product.url + (await practicePath(admin, 'reading', content.title)));
  await tab.reads('Saved');

  await product.kill();
  await tab.write(blank, 'typed offline');
  await tab.reads('Offline: saved on this device');
  await product.restart();
  await tab.reads('Saved', RESTARTED);
  expect(await answersOnServer(LEARNER, product.url)).toEqual({ [number]: 'typed offline' });
});
