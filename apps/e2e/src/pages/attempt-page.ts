import { addressOf, type FullGroup, type FullQuestion, type SectionContent } from '@bandwise/domain';
import type { Locator, Page } from '@playwright/test';

/** The screen of an attempt. It answers questions as a learner does, by the texts on the screen. */
export class AttemptPage {
  readonly page: Page;
  readonly submitButton: Locator;
  readonly results: Locator;
  readonly score: Locator;
  readonly clock: Locator;
  /** Saved, Saving…, Offline or Not saved. */
  readonly saveStatus: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submitButton = page.getByRole('button', { name: 'Submit', exact: true });
    this.results = page.getByRole('table', { name: 'Your answers and the correct ones' });
    this.score = page.getByText(/You answered \d+ of \d+ correctly\.$/);
    this.clock = page.getByRole('timer', { name: 'Time left' });
    this.saveStatus = page.getByText(
      /^(Saved|Saving…|Offline: saved on this device|Saved on this device only|(Offline|Not saved): keep this page open)$/,
    );
  }

  /** Seconds on the clock. */
  async secondsLeft(): Promise<number> {
    const [minutes = 0, seconds = 0] = (await this.clock.innerText()).split(':').map(Number);
    return minutes * 60 + seconds;
  }

  blank(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Question ${number}`, exact: true });
  }

  async startAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start again' }).click();
    await this.page.getByRole('button', { name: 'Discard and start again' }).click();
  }

  async answerAll(content: SectionContent): Promise<void> {
    for (const group of content.groups) {
      for (const question of group.questions) await this.answer(group, question, question.answers);
    }
  }

  /** Answers a question: chooses each answer by its text, or types the first one into a blank. */
  async answer(group: FullGroup, question: FullQuestion, answers: readonly string[]): Promise<void> {
    const [first = ''] = answers;
    const name =
      question.subpart === null
        ? `Question ${question.number}`
        : `Question ${question.number}, blank ${question.subpart}`;
    switch (group.type) {
      case 'MCQ':
        return this.question(question)
          .getByRole('radio', { name: ending(first) })
          .check();
      case 'TFNG':
        return this.question(question).getByRole('radio', { name: first, exact: true }).check();
      case 'MULTI':
        for (const answer of answers) {
          await this.question(question)
            .getByRole('checkbox', { name: ending(answer) })
            .check();
        }
        return;
      case 'FILL_BLANKS':
        return this.page.getByRole('textbox', { name, exact: true }).fill(first);
      case 'MATCH_TABLE':
        return this.question(question)
          .getByRole('radio', { name: ending(first) })
          .check();
      case 'DRAG_DROP':
        await this.choice(first).click();
        return this.gap(addressOf(question)).click();
      case 'DROPDOWN':
        await this.page.getByRole('combobox', { name, exact: true }).selectOption(first);
    }
  }

  question({ number }: Pick<FullQuestion, 'number'>): Locator {
    return this.page.locator(`#question-${number}`);
  }

  choice(text: string): Locator {
    return this.page.getByRole('group', { name: 'Choices' }).getByRole('button', { name: text, exact: true });
  }

  gap(address: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Question ${address}, `) });
  }

  square(number: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Question ${number}: `) });
  }

  row(label: string): Locator {
    return this.results
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: label, exact: true }) });
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
    await this.page.getByRole('button', { name: 'Submit now' }).click();
  }
}

/** Matches a choice by its text; its name begins with its letter or its question. */
function ending(text: string): RegExp {
  return new RegExp(`(?:^[A-Z]|[,:]) ${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
}
