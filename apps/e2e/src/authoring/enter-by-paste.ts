import { expect, type Page } from '@playwright/test';
import type { Effort } from './effort.ts';
import { EditorPage } from '../pages/editor-page.ts';

interface PrintedTest {
  readonly title: string;
  /** Passages, questions and key, as copied from the printed page. */
  readonly text: string;
}

/** Enters a printed full reading test in a new editor by paste alone, until it can be published. */
export async function enterByPaste(page: Page, { title, text }: PrintedTest, effort: Effort): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open('reading');
  await effort.type(page, editor.title(), title);
  await effort.click(editor.button('New groups from text'));
  const dialog = page.getByRole('dialog', { name: 'New groups from text' });
  await effort.paste(dialog.getByRole('textbox', { name: 'Text', exact: true }), text);
  await expect(dialog).toContainText('40 questions, all with a key');
  await effort.click(dialog.getByRole('button', { name: /^Add \d+ groups$/ }));
  await expect(dialog).toHaveCount(0);
  return editor;
}
