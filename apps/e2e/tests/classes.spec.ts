import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { connect } from '../src/api.ts';
import { focusIn } from '../src/keyboard.ts';
import { sticksOut } from '../src/page-layout.ts';
import { UsersPage } from '../src/pages/users-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { answerFirst, turnTo } from '../src/pages/whole-test.ts';
import { samplePart } from '../src/samples.ts';
import { sitReadingAndWriting } from '../src/teaching/sit-assigned.ts';
import { addAccount, MOCK_EXAM, READING, test, WRITING } from '../src/teaching/taught-class.ts';
import { ADMIN, expect, uniqueOf, type Account } from '../src/test.ts';

const LEARNERS = 30;
const WORKS = 'Learners and assignments';

test(
  'an administrator makes a teacher and a class of 30 from a file, and a second import changes nothing [D194 D202]',
  { tag: '@phone' },
  async ({ page, admin, signIn }) => {
    const unique = uniqueOf(test.info());
    const lastName = `No${unique}`.replaceAll(/\W/g, '');
    const present = await addAccount(admin, { firstName: 'An', lastName: 'Le', unique });
    await signIn(page, ADMIN);
    const users = new UsersPage(page);
    await users.open();
    await page.getByRole('button', { name: 'Add User', exact: true }).click();
    const email = `thu-${unique}@example.com`;
    for (const [label, value] of [
      ['First name', 'Thu'],
      ['Last name', lastName],
      ['Email', email],
      ['Password', 'a quiet library'],
    ] as const)
      await users.dialog.getByRole('textbox', { name: label }).fill(value);
    await users.dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(users.toast('Success', `Thu ${lastName} was added.`)).toBeVisible();
    await users.search.fill(lastName);
    await users.act(`Thu ${lastName}`, 'Edit');
    await users.dialog.getByRole('combobox', { name: 'Role' }).selectOption('Teacher');
    await users.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(users.row(`Thu ${lastName}`)).toContainText('Teacher');

    await page.goto('/admin/classes');
    await page.getByRole('button', { name: 'Create class' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Class ${unique}`);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Class ${unique}` })).toBeVisible();
    await page.getByRole('button', { name: 'Add members' }).click();
    await dialog.getByRole('combobox', { name: 'Add as' }).selectOption('Teachers');
    await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: email })).toContainText('Added');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    expect(await sticksOut(page)).toEqual([]);

    const others = Array.from({ length: LEARNERS - 1 }, (_, index) => `Lan,Pham ${index + 1},lan${index}-${unique}`);
    const rows = [...others.map((row) => `${row}@example.com`), `An,Le,${present.email}`];
    const file = Buffer.from(`\uFEFFFirst name,Last name,Email\r\n${rows.join('\r\n')}\r\n`);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Import file' }).click();
      await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: file });
    };
    await choose('class.csv');
    await expect(dialog).toContainText('29 new, 1 to add, 0 already in the class, 0 with problems');
    await dialog.getByRole('button', { name: `Import ${LEARNERS} learners` }).click();
    await expect(users.toast('Success', '29 accounts created, 1 learner added.')).toBeVisible();
    await expect(page.getByText(`Thu ${lastName}, ${LEARNERS} learners`)).toBeVisible();

    await choose('again.csv');
    await expect(dialog).toContainText('0 new, 0 to add, 30 already in the class, 0 with problems');
    await expect(
      dialog.getByText('There is nothing to import: each row is already in the class or has a problem.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 0 learners' })).toBeDisabled();
  },
);

test(
  'one learner has extra time, one loses the network, one never starts, and the teacher helps them [D196 D199]',
  { tag: '@phone' },
  async ({ page, taught, signIn, openAs }) => {
    const id = await taught.assignExam(READING);
    const [an, binh] = taught.learners;
    await signIn(page, taught.teacher);
    await page.goto(`/admin/classes/${taught.id}`);
    await page.getByRole('button', { name: `Actions for ${MOCK_EXAM}` }).click();
    await page.getByRole('menuitem', { name: 'Extra time and due times' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Learner' }).selectOption({ label: `An Le (${an.email})` });
    await dialog.getByRole('textbox', { name: 'Extra time (per cent)' }).fill('25');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('An Le: 25% more time')).toBeVisible();

    const withTime = await openAs(an);
    await startAssigned(withTime, id, 'You have extra time: 25%.');
    await expect(withTime.getByRole('timer')).toHaveText(/^7[45]:\d\d$/);
    const offline = await openAs(binh);
    await startAssigned(offline, id, 'You have 1 attempt.');
    await answerFirst(offline);

    await page.goto(`/admin/assignments/${id}/room`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await expect(row('An Le')).toContainText('15 minutes added');
    await expect(row('Chi Dang')).toContainText('Not started');
    await expect(row('Binh Vo')).toContainText('1 of 40');
    await offline.context().setOffline(true);
    await answerSecond(offline);
    const { saveStatus } = new AttemptPage(offline);
    await expect(saveStatus).toHaveText('Offline: saved on this device');
    await offline.context().setOffline(false);
    await expect(saveStatus).toHaveText('Saved');
    await expect(row('Binh Vo')).toContainText('2 of 40');

    await page.getByRole('button', { name: 'Add time for everyone' }).click();
    await focusIn(dialog);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The network was down');
    await dialog.getByRole('button', { name: 'Add time for everyone' }).click();
    await expect(dialog).toHaveCount(0);
    await row('Binh Vo').getByRole('button', { name: 'Message: Binh Vo' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Your answers have arrived.');
    await page.getByRole('button', { name: 'Send' }).click();
    const message = offline.getByRole('group', { name: 'Message from Thu Ngo' });
    await expect(message).toContainText('Your answers have arrived.');
    for (const own of [withTime, offline])
      await expect(own.getByText('Your teacher has given you 5 more minutes.')).toBeVisible();
    await expect(withTime.getByRole('timer')).toHaveText(/^(80|79|78):\d\d$/);
    await expect(withTime.getByText('Your answers have arrived.')).toHaveCount(0);

    for (const own of [withTime, offline]) {
      await own.getByRole('button', { name: 'Finish', exact: true }).click();
      await own.getByRole('button', { name: 'Finish and see the results' }).click();
    }
    await expect(offline.getByText('2 of 40', { exact: true })).toBeVisible();
    for (const name of ['An Le', 'Binh Vo']) await expect(row(name)).toContainText('Submitted');
    await expect(row('Chi Dang')).toContainText('Not started');
  },
);

test(
  'marks of a mock exam are in the class and its file, and the teacher assesses a text that its learner reads [D198 D201]',
  { tag: '@phone' },
  async ({ page, taught, signIn, openAs }) => {
    const id = await taught.assignExam(READING, WRITING);
    const [an, binh] = taught.learners;
    await sitReadingAndWriting(an, id, { wrongOf: 4, text: 'Loans rose until 2020.' });
    await sitReadingAndWriting(binh, id, { wrongOf: 2, text: '' });
    await signIn(page, taught.teacher);
    await page.goto(`/admin/classes/${taught.id}/work`);
    const row = (name: string) =>
      page.getByRole('region', { name: WORKS }).getByRole('row', { name: new RegExp(name) });
    await expect(row('An Le')).toContainText('31 / 40');
    await expect(row('Binh Vo')).toContainText('21 / 40');
    await expect(row('Chi Dang')).toContainText('Not started');

    await row('An Le').getByRole('link', { name: 'An Le, Mock exam: Assess part 1' }).click();
    await page.getByRole('button', { name: 'Claim this submission' }).click();
    await page.getByRole('radiogroup', { name: 'Task Achievement' }).getByRole('radio', { name: '0' }).focus();
    for (const band of ['7', '6', '7', '5']) {
      await page.keyboard.press(band);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('textbox', { name: 'Summary' }).fill('You describe the trend well.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const release = page.getByRole('button', { name: 'Release', exact: true });
    await release.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(release).toBeVisible();
    // The last step is made without the minute in which it can be undone.
    await releaseAtOnce(taught.teacher, page.url().split('/').at(-1) ?? '');

    await page.goto(`/admin/classes/${taught.id}/work`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFFirst name,Last name,Email,.*,Mock exam: late,Mock exam: marks,/);
    expect(lines.find((line) => line.startsWith(`An,Le,${an.email},`))).toMatch(/,Finished,No,31,40,/);
    expect(lines.find((line) => line.startsWith(`Binh,Vo,${binh.email},`))).toMatch(/,Finished,No,21,40,/);
    expect(lines.find((line) => line.startsWith('Chi,Dang,'))).toMatch(/,Not started,No,,,/);

    const own = await openAs(an);
    await own.goto(`/assigned/${id}`);
    await own.getByRole('link', { name: /^See result: / }).click();
    await expect(own.getByText('31 of 40', { exact: true })).toBeVisible();
    await own.getByRole('link', { name: /^Feedback on .*Library loans/ }).click();
    await expect(own.getByText('You describe the trend well.')).toBeVisible();
    await expect(own.getByText('Assessed by Thu Ngo')).toBeVisible();
  },
);

/** Starts the first test of an assignment, after reading one of its rules. */
async function startAssigned(page: Page, id: string, rule: string): Promise<void> {
  await page.goto(`/assigned/${id}`);
  await expect(page.getByRole('region', { name: 'Rules' })).toContainText(rule);
  await page.getByRole('button', { name: `Start: ${READING}` }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
}

async function releaseAtOnce(teacher: Account, id: string): Promise<void> {
  const { client, signIn } = connect();
  await signIn(teacher);
  const params = { id };
  const { revision } = await client.call('GET /api/submission/:id/assessment', { params });
  await client.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
}

/** Answers the second question of the shipped reading test correctly. */
async function answerSecond(page: Page): Promise<void> {
  await turnTo(page, 'Questions');
  const [group] = samplePart('reading-1', 1).groups;
  const [, second] = group?.questions ?? [];
  if (!group || !second) throw new Error('the sample has changed');
  await new AttemptPage(page).answer(group, second, second.answers);
}
