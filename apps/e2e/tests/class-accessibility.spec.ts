import { connect } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { MOCK_EXAM, READING, test } from '../src/teaching/taught-class.ts';
import { expect, TEACHER } from '../src/test.ts';

/** Half of them are in the class: enough that its bands are compared with those of the others. */
const LEARNERS = 24;

test.describe('axe finds nothing on', { tag: '@phone' }, () => {
  for (const scheme of ['light', 'dark'] as const)
    test(
      `the screens of a teacher whose class has results, on a ${scheme} device [D198 D199]`,
      { tag: scheme === 'dark' ? '@desktop-only' : [] },
      async ({ page, startCohortClass, signIn, expectAccessible }) => {
        const { url, classId, assignmentId } = await startCohortClass(LEARNERS);
        await page.emulateMedia({ colorScheme: scheme });
        await signIn(page, TEACHER, url);
        for (const path of [
          '/admin/',
          '/admin/classes',
          `/admin/classes/${classId}`,
          `/admin/classes/${classId}?section=members`,
          `/admin/classes/${classId}?section=settings`,
          `/admin/assignments/${assignmentId}/room`,
          `/admin/classes/${classId}/work`,
        ])
          await test.step(path, async () => {
            await page.goto(url + path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByText(/^Loading/)).toHaveCount(0);
            await expectAccessible(page);
            expect(await sticksOut(page)).toEqual([]);
          });
        const figures = page.getByRole('region', { name: 'Class figures' });
        await expect(figures.getByRole('img', { name: /^Reading \(Academic\): / })).toHaveCount(2);
        await expect(figures.getByRole('article').first()).toContainText('The Canal at Thornley, question');
        for (const table of await figures.locator('summary').all()) await table.click();
        await expectAccessible(page);
        expect(await sticksOut(page)).toEqual([]);
      },
    );

  test('the dialogs of assignments [D196]', async ({ page, taught, signIn, expectAccessible }) => {
    await taught.assignExam(READING);
    await signIn(page, taught.teacher);
    await page.goto(`/admin/classes/${taught.id}`);
    const dialog = page.getByRole('dialog');
    const look = async () => {
      await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
      await expectAccessible(page);
      expect(await sticksOut(page)).toEqual([]);
    };
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    // The list offers only the latest tests, and other journeys publish many.
    await dialog.getByRole('searchbox', { name: 'Search tests' }).fill(READING);
    await dialog.getByRole('button', { name: `Parts of ${READING}` }).click();
    await dialog.getByRole('button', { name: `Add ${READING}`, exact: true }).click();
    await dialog.getByText('More settings').click();
    await look();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    const actions = page.getByRole('button', { name: `Actions for ${MOCK_EXAM}` });
    for (const action of ['Edit', 'Copy to another class', 'Extra time and due times', 'Delete']) {
      await expect(dialog).toHaveCount(0);
      await actions.click();
      await page.getByRole('menuitem', { name: action }).click();
      await expect(dialog).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      // The item that opened the dialog has disappeared with its menu.
      await expect(actions).toBeFocused();
    }
  });

  for (const theme of ['black-on-white', 'white-on-black', 'yellow-on-black'])
    test(
      `the screens of a learner with an assignment, ${theme} [D194 D196]`,
      { tag: theme === 'black-on-white' ? [] : '@desktop-only' },
      async ({ page, taught, signIn, expectAccessible }) => {
        const id = await taught.assignExam(READING);
        const [learner] = taught.learners;
        await signIn(page, learner);
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        const look = async (path: string) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expectAccessible(page);
        };
        for (const path of ['/home', '/assigned', `/assigned/${id}`, '/classes', '/assignment-emails'])
          await test.step(path, () => look(path));

        const own = connect();
        await own.signIn(learner);
        const { sittingID } = await own.client.call('POST /api/assigned/:id/start', {
          params: { id },
          body: { item: 0 },
        });
        const params = { id: sittingID ?? '' };
        await own.client.call('POST /api/sitting/:id/next', { params, body: { exam: 0, phase: 'instructions' } });
        const teacher = connect();
        await teacher.signIn(taught.teacher);
        await teacher.client.call('POST /api/assignment/:id/room/message', {
          params: { id },
          body: { userID: null, text: 'Ten minutes are left.' },
        });
        await page.goto(`/sitting/${params.id}`);
        await expect(page.getByText('Ten minutes are left.')).toBeVisible();
        await expectAccessible(page);
      },
    );
});
