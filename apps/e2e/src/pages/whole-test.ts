import { expect, type Page } from '@playwright/test';
import { samplePart } from '../samples.ts';
import { AttemptPage } from './attempt-page.ts';

/** Chooses a test of a mock exam; null leaves the skill out. */
export async function chooseTest(page: Page, skill: string, title: string | null): Promise<void> {
  const options = page.getByLabel(skill, { exact: true });
  const option = options.getByRole('option', { name: title ?? 'Leave out' });
  await options.selectOption(await option.getAttribute('value'));
}

/** Shows one half of a part, if the screen is too narrow for both. */
export async function turnTo(page: Page, half: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
  const tab = page.getByRole('tab', { name: half });
  if (await tab.isVisible()) await tab.click();
}

/** Answers the first question of the shipped reading test correctly. */
export async function answerFirst(page: Page): Promise<void> {
  await turnTo(page, 'Questions');
  const [group] = samplePart('reading-1', 1).groups;
  const [first] = group?.questions ?? [];
  if (!group || !first) throw new Error('the sample has changed');
  await new AttemptPage(page).answer(group, first, first.answers);
}

/** Starts a mock exam as a guest, whose clock is the device's, so that a journey can move it. */
export async function chooseAsGuest(page: Page, ...skills: readonly ('Listening' | 'Reading')[]): Promise<void> {
  await page.goto('/mock-exam');
  await chooseTest(page, 'Writing', null);
  for (const skill of ['Listening', 'Reading'] as const)
    await chooseTest(page, skill, skills.includes(skill) ? `${skill} Practice Test 1` : null);
  await page.getByRole('button', { name: 'Begin' }).click();
}
