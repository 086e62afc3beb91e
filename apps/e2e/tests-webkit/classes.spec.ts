import { mergeTests } from '@playwright/test';
import { MOCK_EXAM, READING, test as taughtTest } from '../src/teaching/taught-class.ts';
import { expect, test as webkitTest } from '../src/webkit/test.ts';

const test = mergeTests(webkitTest, taughtTest);

test('a learner joins a class by its code and takes an assigned exam, which its teacher finds [D194 D196 D199]', async ({
  tab,
  signInTo,
  learner,
  admin,
  taught,
}) => {
  const id = await taught.assignExam(READING);
  await admin.client.call('PUT /api/assignment/:id/start-code', { params: { id }, body: { code: 'ROOM 12' } });
  const { join_code } = await admin.client.call('PUT /api/class/:id/join-code', { params: { id: taught.id } });
  await signInTo(tab, learner);
  await tab.goto('/classes');
  await tab.write({ role: 'textbox', name: /^Class code/ }, join_code ?? '');
  await tab.click({ role: 'button', name: 'Find class' });
  await tab.click({ role: 'button', name: 'Join class' });
  await tab.sees({ role: 'button', name: `Leave ${taught.name}` });

  await tab.goto('/assigned');
  await tab.click({ role: 'link', name: `Open: ${MOCK_EXAM}` });
  await tab.write({ role: 'textbox', name: /^Start code/ }, 'wrong');
  await tab.click({ role: 'button', name: `Start: ${READING}` });
  await tab.reads('This is not the start code.');
  await tab.write({ role: 'textbox', name: /^Start code/ }, 'room 12');
  await tab.click({ role: 'button', name: `Start: ${READING}` });
  await tab.click({ role: 'button', name: 'Start the test' });
  await tab.sees({ role: 'timer' });
  const params = { id };
  await admin.client.call('POST /api/assignment/:id/room/message', {
    params,
    body: { userID: null, text: 'Please turn your phones off.' },
  });
  await admin.client.call('POST /api/assignment/:id/room/extend', {
    params,
    body: { userID: null, minutes: 5, reason: 'A fire drill' },
  });
  await tab.reads('Please turn your phones off.');
  await tab.reads('Your teacher has given you 5 more minutes.');
  await tab.click({ role: 'button', name: /^Close: Message from / });
  await tab.click({ role: 'button', name: 'Finish' });
  await tab.click({ role: 'button', name: 'Finish and see the results' });
  await tab.reads('0 of 40');

  await signInTo(tab, taught.teacher);
  await tab.goto(`/admin/classes/${taught.id}`);
  await tab.sees({ role: 'heading', name: taught.name });
  await tab.click({ role: 'link', name: `Exam room of ${MOCK_EXAM}` });
  await tab.sees({ role: 'row', name: /Mai Tran.*Submitted/ });
  await tab.click({ role: 'link', name: taught.name });
  await tab.click({ role: 'link', name: 'Work and figures' });
  await tab.sees({ role: 'row', name: /Mai Tran.*Finished.*0 \/ 40/ });
  expect(await tab.path()).toBe(`/admin/classes/${taught.id}/work`);
});
