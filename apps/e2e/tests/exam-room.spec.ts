import { connect } from '../src/api.ts';
import { focusIn } from '../src/keyboard.ts';
import { expect, TEACHER, test } from '../src/test.ts';

test(
  'a teacher watches an exam, adds time, sends a message, ends it and reopens it [D199]',
  { tag: '@phone' },
  async ({ page, admin, learner, signIn, expectAccessible }) => {
    const { id: classID } = await admin.client.call('POST /api/class', { body: { name: `Class of ${learner.email}` } });
    const add = (role: 'learner' | 'teacher', email: string) =>
      admin.client.call('POST /api/class/:id/member', { params: { id: classID }, body: { role, emails: [email] } });
    await add('teacher', TEACHER.email);
    await add('learner', learner.email);
    const tests = await admin.client.call('GET /api/assignable', { query: { skill: 'reading' } });
    const exam = tests.find(({ has_exam_conditions: canBeSat }) => canBeSat);
    const now = Date.now();
    const { id } = await admin.client.call('POST /api/class/:id/assignment', {
      params: { id: classID },
      body: {
        name: 'Mock exam',
        note: '',
        items: [{ kind: 'exam', examID: exam?.examID ?? '' }],
        in_order: false,
        conditions: 'exam',
        opens_at: new Date(now - 1000).toISOString(),
        due_at: new Date(now + 86_400_000).toISOString(),
        attempts_allowed: 1,
        answers_shown: 'at_once',
        full_screen: false,
        start_code: '482913',
      },
    });
    await signIn(page, TEACHER);
    await page.goto(`/admin/assignments/${id}/room`);
    const row = page.getByRole('row', { name: /Mai Tran/ });
    await expect(row).toContainText('Not started');
    await expect(page.getByRole('region', { name: 'Start code' })).toContainText('482913');
    await expectAccessible(page);

    const own = connect();
    await own.signIn(learner);
    const { sittingID } = await own.client.call('POST /api/assigned/:id/start', {
      params: { id },
      body: { item: 0, code: '482913' },
    });
    const params = { id: sittingID ?? '' };
    await own.client.call('POST /api/sitting/:id/next', { params, body: { exam: 0, phase: 'instructions' } });
    const report = (left_for: number | null = null) =>
      own.client.call('POST /api/sitting/:id/presence', {
        params,
        body: { left_count: 1, left_seconds: 12, left_for },
      });
    await report(60_000);
    await expect(row).toContainText(/Away from the page or full screen since \d\d:\d\d, for \d+ seconds/);
    await report();
    await expect(row).toContainText('In progress');
    await expect(row).toContainText('Connected');
    await expect(row).toContainText('Left the page once, for 12 seconds in all');

    const act = async (name: string, confirm = name) => {
      await row.getByRole('button', { name: `${name}: Mai Tran` }).press('Enter');
      const dialog = page.getByRole('dialog');
      await focusIn(dialog);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('A fire drill');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await act('Add time');
    await expect(row).toContainText('5 minutes added');
    await row.getByRole('button', { name: 'Message: Mai Tran' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Please sit by the window.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toContainText(
      'sit by the window',
    );
    expect((await report()).messages.map(({ text }) => text)).toEqual(['Please sit by the window.']);
    await act('End');
    await expect(row).toContainText('Ended');
    await act('Reopen');
    await expect(row).toContainText('In progress');
    await expectAccessible(page);
  },
);
