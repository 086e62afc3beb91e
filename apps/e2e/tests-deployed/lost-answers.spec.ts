import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { startLossyProxies, type LossyProxies } from '../src/deployed/lossy-proxy.ts';
import { passOnTo } from '../src/deployed/nginx.ts';
import { FIRST_ADMIN, type Site } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';

let proxies: LossyProxies;
test.beforeAll(async ({ site }) => {
  proxies = await startLossyProxies(site.apiPorts);
});
test.afterAll(async ({ site }) => {
  await passOnTo(site, site.apiPorts);
  await expect.poll(() => usesProxies(site)).toBe(false);
  await proxies.stop();
});

/** Whether nginx forwards calls through the proxies. */
async function usesProxies(site: Site): Promise<boolean> {
  const before = proxies.requests();
  // A worker of nginx that is being replaced may close this connection.
  await fetch(`${site.learnerUrl}/api/health`).catch(() => null);
  return proxies.requests() > before;
}

async function passThrough(site: Site, ports: readonly number[]): Promise<void> {
  await passOnTo(site, ports);
  await expect.poll(() => usesProxies(site)).toBe(true);
}

async function publish({ client }: Api, title: string) {
  const examContent = '<p>Describe the lock gates.</p>';
  const body = { description: title, writing: [{ title, part_number: 1, examContent }] };
  const { exam_id, sections } = await client.call('POST /api/exam/new/:type', { params: { type: 'writing' }, body });
  return { exam_id, id: sections[0]?.id ?? '' };
}

/** Opens the editor and changes the title. */
async function retitle(page: Page, site: Site, { id, title }: { id: string; title: string }): Promise<EditorPage> {
  await page.goto(`${site.consoleUrl}/admin/create-writing-test/${id}`);
  await new SignInPage(page).signIn(FIRST_ADMIN);
  const editor = new EditorPage(page);
  await editor.title().fill(title);
  return editor;
}

const conflict = (page: Page) => page.getByRole('dialog', { name: 'This test has changed since you opened it' });

test.describe('a response that is lost behind nginx', () => {
  test('to a save: nginx repeats the call at the other process, and the console reports the success @main', async ({
    page,
    site,
    admin,
  }) => {
    await passThrough(site, proxies.ports);
    const title = `Lost once ${Date.now()}`;
    const { exam_id, id } = await publish(admin, title);
    const editor = await retitle(page, site, { id, title: `${title} anew` });
    proxies.lose(1, 'PUT');
    await editor.button('Update Test').click();
    await editor.toast('Writing test updated successfully');
    expect(proxies.left()).toBe(0);
    await expect(conflict(page)).toBeHidden();
    const exam = await admin.client.call('GET /api/exam/:exam_id', { params: { exam_id } });
    expect([exam.revision, exam.parts[0]?.title]).toEqual([2, `${title} anew`]);
  });

  test('to deletions: the test and the user are deleted, and no error is shown', async ({
    page,
    site,
    admin,
    learner,
  }) => {
    await passThrough(site, proxies.ports);
    const title = `Lost test ${Date.now()}`;
    await publish(admin, title);
    await page.goto(`${site.consoleUrl}/admin/tests?type=writing`);
    await new SignInPage(page).signIn(FIRST_ADMIN);
    await page.getByPlaceholder('Search by test name...').fill(title);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    proxies.lose(1, 'DELETE');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await new EditorPage(page).toast('Writing test deleted successfully');

    await page.goto(`${site.consoleUrl}/admin/users`);
    await page.getByRole('textbox', { name: 'Search users' }).fill(learner.email);
    await page.getByRole('button', { name: 'Actions for Mai Tran' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    proxies.lose(1, 'DELETE');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await new EditorPage(page).toast('User deleted successfully.');
    const users = await admin.client.call('GET /api/users', {});
    expect(users.map(({ email }) => email)).not.toContain(learner.email);
  });

  test('to a call without a key: nginx adds one', async ({ request, site, admin }) => {
    await passThrough(site, proxies.ports);
    const { exam_id } = await publish(admin, `Lost and named ${Date.now()}`);
    const token = await admin.signIn(FIRST_ADMIN);
    proxies.lose(1, 'DELETE');
    const answer = await request.delete(`/api/exam/delete/${exam_id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([proxies.left(), answer.status(), await answer.json()]).toEqual([
      0,
      200,
      { success: true, message: 'Writing test deleted successfully' },
    ]);
  });

  // This test is the last, because it leaves nginx with one process, and for a moment with the former configuration.
  test('of the only process: the console retries before it shows a message', async ({ page, site, admin }) => {
    await passThrough(site, proxies.ports.slice(0, 1));
    const title = `Lost alone ${Date.now()}`;
    const { id } = await publish(admin, title);
    const editor = await retitle(page, site, { id, title: `${title} anew` });
    // All retries of nginx are lost too.
    proxies.lose(Number.POSITIVE_INFINITY, 'PUT');
    const unanswered = page.waitForResponse((response) => response.status() === 503);
    await editor.button('Update Test').click();
    await unanswered;
    proxies.lose(0, 'PUT');
    await editor.toast('Writing test updated successfully');
    await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toBeHidden();

    await page.reload();
    await expect(editor.title()).toHaveValue(`${title} anew`);
    await editor.title().fill(`${title} at last`);
    proxies.lose(Number.POSITIVE_INFINITY, 'PUT');
    await editor.button('Update Test').click();
    await editor.toast('The service is not available at the moment. Please try again.');
    proxies.lose(0, 'PUT');
    await editor.button('Update Test').click();
    await editor.toast('Writing test updated successfully');
    await expect(conflict(page)).toBeHidden();
  });
});
