import { connect } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { sampleExam } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const TEACHER = { email: 'teacher@example.com', password: 'practice-makes-perfect' };
const PHONE = { width: 390, height: 844 };
const TEXT =
  'Many firms let their staff choose their hours.\n\nI think that this help everyone, because people work better.';

test('a text is claimed, assessed by keyboard and released, and its learner reads the assessment [D183 D184] @main', async ({
  page,
  learner,
  signIn,
  admin,
  expectAccessible,
}) => {
  const title = sampleExam('writing-1').parts.find(({ content }) => content.part_number === 2)?.content.title ?? '';
  const { sections } = await admin.client.call('GET /api/exam/list/:skill', { params: { skill: 'writing' } });
  const section = sections.find((listed) => listed.title === title);
  if (!section) throw new Error(`No writing task is called ${title}`);
  const author = connect();
  await author.signIn(learner);
  const id = crypto.randomUUID();
  await author.client.call('POST /api/submission', {
    body: { id, sectionID: section.id, text: TEXT, pasted_words: 0 },
  });

  await signIn(page, ADMIN);
  await page.goto('/admin/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Assessing' }).click();
  await page.getByRole('textbox', { name: 'Search submissions' }).fill(learner.email);
  const claim = page.getByRole('button', { name: `Claim “${title}” by ${learner.firstName} ${learner.lastName}` });
  await expect(page.getByRole('button', { name: /^Claim “/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await claim.click();

  const release = page.getByRole('button', { name: 'Release', exact: true });
  await expect(release).toBeVisible();
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radiogroup', { name: 'Task Response' }).getByRole('radio', { name: '0' }).focus();
  for (const band of ['7', '6', '7', '5']) {
    await page.keyboard.press(band);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('Band of the task: 6.25 (mean of the four criteria)')).toBeVisible();

  // The words “this help” of the second paragraph.
  await page.getByRole('application', { name: 'Text: select words with the keyboard' }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Comment', exact: true })).toBeFocused();
  await page.keyboard.type('The verb agrees with “this”.');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Grammar');
  await page.getByRole('textbox', { name: /^Suggested correction/ }).fill('this helps');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('A clear opinion with one reason.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem', { name: 'Comment 1' })).toContainText('this helps');

  await release.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  const read = () => author.client.call('GET /api/submission/:id', { params: { id } });
  expect((await read()).feedback).toBeNull();
  await undo.click();
  await expect(release).toBeVisible();

  // The last step is made without the minute in which it can be undone.
  const { revision } = await admin.client.call('GET /api/submission/:id/assessment', { params: { id } });
  await admin.client.call('POST /api/submission/:id/release', { params: { id }, body: { revision, at_once: true } });
  const { feedback, state } = await read();
  expect(state).toBe('assessed');
  expect(feedback).toMatchObject({
    version: 1,
    band: 6.25,
    bands: { task_response: 7, coherence: 6, vocabulary: 7, grammar: 5 },
    comments: [{ kind: 'grammar', text: 'The verb agrees with “this”.', correction: 'this helps' }],
    summary: 'A clear opinion with one reason.',
  });
  const [comment] = feedback?.comments ?? [];
  expect(TEXT.slice(comment?.start, comment?.end)).toBe('this help');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Correct this assessment' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a teacher shares out the texts of a class with the keyboard, and takes one back by hand [D201]',
  { tag: '@phone' },
  async ({ page, learner, signIn, admin, expectAccessible }) => {
    const { sections } = await admin.client.call('GET /api/exam/list/:skill', { params: { skill: 'writing' } });
    const { id: classID } = await admin.client.call('POST /api/class', { body: { name: `Class of ${learner.email}` } });
    const add = (role: 'learner' | 'teacher', email: string) =>
      admin.client.call('POST /api/class/:id/member', { params: { id: classID }, body: { role, emails: [email] } });
    await add('teacher', TEACHER.email);
    await add('learner', learner.email);
    const author = connect();
    await author.signIn(learner);
    for (const { id: sectionID } of sections.slice(0, 2))
      await author.client.call('POST /api/submission', {
        body: { id: crypto.randomUUID(), sectionID, text: TEXT, pasted_words: 0 },
      });

    await signIn(page, TEACHER);
    await page.goto(`/admin/assessing?class=${classID}`);
    const waiting = page.getByRole('region', { name: `Waiting in Class of ${learner.email}` });
    await expect(waiting).toContainText(/No one yet\s*2/);
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Share out' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share out submissions' });
    await expect(dialog.getByText('0 waiting, will get 2')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Class' })).toBeFocused();
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Share out' }).press('Enter');
    await expect(dialog).toContainText('Submissions shared out');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(waiting).toContainText(/You\s*2/);

    await page
      .getByRole('button', { name: /^Assign “/ })
      .first()
      .press('Enter');
    const takeBack = page.getByRole('menuitem', { name: /^Remove .+ as assessor$/ });
    await expect(takeBack).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(waiting).toContainText(/You\s*1/);
    await expect(waiting).toContainText(/No one yet\s*1/);
  },
);
