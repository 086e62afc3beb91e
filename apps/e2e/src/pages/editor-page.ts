import { type FullGroup, type FullQuestion, type SectionContent } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '../settle.ts';

/** A test editor of the console. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(skill: string, id?: string): Promise<void> {
    await this.page.goto(`/admin/create-${skill}-test${id === undefined ? '' : `/${id}`}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  title() {
    return this.page.getByRole('textbox', { name: /^(Title|Test Name)/ });
  }

  text(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async write(name: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name }).click();
    await this.page.keyboard.type(text);
  }

  async addGroup(type: RegExp): Promise<void> {
    await this.button('Add question group').click();
    // The menu slides into place. A click on a moving item would miss it, and scrolling to it would hide the menu.
    await expect(this.page.getByRole('menu')).toBeVisible();
    await settle(this.page);
    await this.page.getByRole('menuitem', { name: type }).click();
    // The page scrolls to the new group while the menu closes, and a click would miss a button that moves.
    await expect(this.page.getByRole('menu')).toHaveCount(0);
    await settle(this.page);
  }

  /** Adds a question to the last group and types its text into the field that has the focus then. */
  async addQuestion(text: string): Promise<void> {
    await this.button('Add question').last().click();
    await expect(this.page.getByRole('textbox', { name: /^Text of question/ }).last()).toBeFocused();
    await this.page.keyboard.type(text);
  }

  async toast(message: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }

  preview() {
    return this.page.getByRole('complementary').getByRole('region', { name: 'Live preview' });
  }

  async openPart(number: number): Promise<void> {
    await this.page.getByRole('tab', { name: `Part ${number}` }).click();
  }

  /** Writes the passage and the groups of a part into the open part. */
  async writePart(content: SectionContent): Promise<void> {
    for (const [index, block] of content.passage.entries()) {
      if (index === 0) await this.page.getByRole('textbox', { name: 'Passage' }).click();
      else await this.page.keyboard.press('Enter');
      await this.page.keyboard.type(textOf(block));
    }
    for (const group of content.groups) await this.writeGroup(group);
  }

  /** Adds a group, its questions and their keys at the end of the open part. */
  async writeGroup(group: FullGroup): Promise<void> {
    await this.addGroup(new RegExp(`${group.type}$`));
    for (const [index, choice] of group.choices.entries())
      await this.text(`Choice ${index + 1}`)
        .last()
        .fill(choice);
    if (group.letters !== undefined)
      await this.page.getByLabel('Letters', { exact: true }).last().selectOption(group.letters);
    if (group.choices_title !== undefined) await this.text('Title of the list').last().fill(group.choices_title);
    if (group.paragraph !== null) await this.writeBlanks(group.paragraph);
    for (const question of group.questions) {
      if (group.paragraph === null) await this.addQuestion(question.question);
      await this.writeKey(group.type, question);
    }
  }

  /** Writes a text and inserts its blanks by the button, which also adds their questions. */
  private async writeBlanks(paragraph: string): Promise<void> {
    await this.button('Add a text with blanks').last().click();
    const field = this.text('Text with blanks').last();
    for (const piece of textOf(paragraph).split(/(\{\d+\})/)) {
      if (piece.startsWith('{')) {
        await this.button('Insert blank').last().click();
        await expect(field).toContainText(piece);
      } else {
        await field.focus();
        await this.page.keyboard.press('Control+End');
        await this.page.keyboard.type(piece);
      }
    }
  }

  private async writeKey(type: FullGroup['type'], { number, options, answers }: FullQuestion): Promise<void> {
    const [first = ''] = answers;
    const section = this.page.getByRole('region', { name: new RegExp(`^Questions? ${number}(–|$)`) });
    switch (type) {
      case 'TFNG':
        return section.getByRole('radio', { name: first, exact: true }).check();
      case 'MCQ':
      case 'MULTI':
        for (const [index, option] of options.entries())
          await this.text(`Option ${index + 1} of question ${number}`).fill(option);
        for (const answer of answers) {
          const box = { name: `Option ${options.indexOf(answer) + 1} is correct` };
          await section.getByRole('radio', box).or(section.getByRole('checkbox', box)).check();
        }
        return;
      case 'FILL_BLANKS':
        for (const [index, answer] of answers.entries()) {
          if (index > 0) await this.button(`Add accepted answer to question ${number}`).click();
          await this.text(`Accepted answer ${index + 1} of question ${number}`).fill(answer);
        }
        return;
      case 'MATCH_TABLE':
      case 'DRAG_DROP':
      case 'DROPDOWN':
        await this.chooseKey(this.page.getByLabel(`Answer of question ${number}`, { exact: true }), first);
    }
  }

  /** Chooses a key by its text. If choices have letters, the option begins with the letter. */
  private async chooseKey(select: Locator, text: string): Promise<void> {
    const labels = await select.getByRole('option').allTextContents();
    const label = labels.find((one) => one === text || one.endsWith(` — ${text}`));
    await select.selectOption({ label: label ?? text });
  }

  status() {
    return this.page.getByRole('region', { name: 'Validation Status' });
  }
}
