import { fileURLToPath } from 'node:url';
import { totalNumbers, type MarkedSkill, type SectionContent } from '@bandwise/domain';
import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { FERRY, SALT_MARSH } from '../src/authoring/authored-tests.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const RECORDING = fileURLToPath(new URL('../../api/content/listening-1/media/listening-1-part-4.mp3', import.meta.url));

interface Published {
  readonly skill: MarkedSkill;
  readonly parts: readonly SectionContent[];
}

/** Takes each published part with its right answers, and expects all marks. */
async function takeAll(page: Page, admin: Api, { skill, parts }: Published) {
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill } });
  for (const content of parts) {
    const section = sections.find(
      ({ title, part_number }) => title === content.title && part_number === content.part_number,
    );
    await page.goto(`/practice/${skill}/part${content.part_number}/${section?.id}`);
    const attempt = new AttemptPage(page);
    await attempt.answerAll(content);
    await attempt.submit();
    const total = totalNumbers(content.groups);
    await expect(attempt.score).toHaveText(`You answered ${total} of ${total} correctly.`);
  }
}

// These journeys are long, because they fill in every field of a whole test.
test.beforeEach(() => test.slow());

/** Starts a full test in the editor. */
async function startFullTest(page: Page, skill: MarkedSkill, title: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open(skill);
  await editor.title().fill(title);
  await page.getByLabel('Test Type').selectOption('Full Test');
  return editor;
}

test('a full reading test is written in the editor alone, and a learner gets full marks in every part', async ({
  page,
  admin,
  learnerPage,
  signIn,
}) => {
  const title = `The salt marsh ${Date.now()}`;
  const parts = SALT_MARSH(title);
  await signIn(page, ADMIN);
  const editor = await startFullTest(page, 'reading', title);
  await page.getByLabel('Time (minutes)').fill('60');
  for (const content of parts) {
    await editor.openPart(content.part_number);
    await editor.writePart(content);
  }
  await expect(editor.status()).toContainText('9/9');
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');

  await takeAll(learnerPage, admin, { skill: 'reading', parts });
  await learnerPage.goto('/practice/reading');
  await learnerPage.getByLabel('Search by title').fill(title);
  await expect(learnerPage.getByText(/Last result (3\/3|4\/4|2\/2)/)).toHaveCount(3);
});

test('a full listening test with uploaded recordings is written in the editor alone, and a learner gets full marks in every part [L1-4]', async ({
  page,
  admin,
  learnerPage,
  signIn,
}) => {
  const title = `The island ferry ${Date.now()}`;
  const parts = FERRY(title);
  await signIn(page, ADMIN);
  const editor = await startFullTest(page, 'listening', title);
  for (const content of parts) {
    await editor.openPart(content.part_number);
    await page.locator('input[type=file][accept*=audio]').setInputFiles(RECORDING);
    await expect(page.getByRole('textbox', { name: 'Audio URL' })).toHaveValue(/^\/api\/media\//);
    await editor.writePart(content);
  }
  await expect(editor.status().getByText('Ready to publish')).toBeVisible();
  await editor.button('Publish Test').click();
  await editor.toast('Listening test created successfully');

  await takeAll(learnerPage, admin, { skill: 'listening', parts });
  await expect(learnerPage.locator('audio')).toHaveAttribute('src', /^\/api\/media\//);
});

test('an edit of part 2 of a full test does not change the results and reviews of its other parts', async ({
  page,
  admin,
  learnerPage,
  signIn,
}) => {
  const title = `The edited marsh ${Date.now()}`;
  const parts = SALT_MARSH(title);
  const reading = parts.map(({ audio_url: _none, skill: _reading, ...part }) => ({
    ...part,
    passage: [...part.passage],
    examContent: null,
    groups: part.groups.map((group) => ({
      ...group,
      choices: [...group.choices],
      questions: group.questions.map(({ answers, options, ...question }) => ({
        ...question,
        options: [...options],
        answers: [...answers],
      })),
    })),
  }));
  const { sections } = await admin.client.call('POST /api/exam/new', { body: { description: title, reading } });
  await takeAll(learnerPage, admin, { skill: 'reading', parts: parts.slice(0, 2) });

  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading', sections[1]?.id);
  await expect(page.getByRole('tab', { name: 'Part 2' })).toHaveAttribute('aria-selected', 'true');
  await editor.button('Expand all').click();
  await editor.text('Text of question 6').fill('Samphire is at home');
  await editor.button('Update Test').click();
  await editor.toast('Test updated successfully');

  await learnerPage.goto('/practice/reading');
  await learnerPage.getByLabel('Search by title').fill(title);
  await expect(learnerPage.getByText('Last result 3/3')).toBeVisible();
  await expect(learnerPage.getByText('Last result 4/4')).toBeVisible();
  await learnerPage
    .getByRole('link', { name: /review/i })
    .first()
    .click();
  await expect(new AttemptPage(learnerPage).score).toBeVisible();
});
