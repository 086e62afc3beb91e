import { connect, practicePath } from '../src/api.ts';
import { PlayerBar } from '../src/pages/player-bar.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

test.describe('a wrong answer', { tag: '@phone' }, () => {
  test('is practised from the progress page with its passage or the seconds of its recording [D54] @main', async ({
    page,
    learner,
    admin,
    expectAccessible,
    isMobile,
  }) => {
    const { client, signIn } = connect();
    await signIn(learner);
    const take = async (skill: 'listening' | 'reading', answers: Readonly<Record<string, string>>) => {
      const { title, groups } = samplePart(`${skill}-1`, 1);
      const right = groups.flatMap(({ questions }) =>
        questions.map(({ number, answers: [key = ''] }) => [String(number), key] as const),
      );
      const sectionID = (await practicePath(admin, skill, title)).split('/').at(-1) ?? '';
      const body = { sectionID, answers: { ...Object.fromEntries(right), ...answers } };
      await client.call('POST /api/user/save-result', { body });
    };
    await take('listening', { '4': 'teacher' });
    await take('reading', { '2': 'TRUE', '8': 'sills' });

    // A signed-out learner sees the reason to sign in, and returns afterwards.
    await page.goto('/progress/practise');
    await expect(page.getByText('Sign in to practise what you got wrong')).toBeVisible();
    await page.goto('/progress');
    await new SignInPage(page).signIn(learner);
    const due = page.getByRole('region', { name: 'Practise what you got wrong' });
    await expect(due.getByText('3 questions to practise now')).toBeVisible();
    await expect(due.getByRole('listitem')).toHaveText([
      /Reading: True\/False\/Not Given.*1 of 1 to practise now/,
      /Reading: Completion, labelling or short answers.*1 of 1 to practise now/,
      /Listening: Completion, labelling or short answers.*1 of 1 to practise now/,
    ]);
    await expectAccessible(page);
    await due.getByRole('link', { name: 'Practise 3 questions' }).press('Enter');

    const attempt = new AttemptPage(page);
    const card = (number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });
    const says = page.getByRole('group', { name: 'How well did you know it?' });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
    const player = new PlayerBar(page);

    // A question with the recording, at the seconds of its evidence.
    await expect(page.getByText('1 of 3: ')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 4', exact: true })).toBeVisible();
    await expectAccessible(page);
    await press('Play 02:09 to 02:15');
    await expect.poll(() => player.recordingState('currentTime')).toBeGreaterThan(129);
    await player.stop();
    await attempt.blank(4).fill('nurse');
    await press('Check');
    await expect(card(4).getByText('Correct.')).toBeVisible();
    await expect(page.getByRole(isMobile ? 'tab' : 'heading', { name: 'Transcript' })).toBeVisible();
    await expectAccessible(page);
    await says.getByRole('button', { name: 'It was easy' }).press('Enter');

    // A question with the passage, which is answered wrong again.
    await expect(page.getByText('2 of 3: ')).toBeVisible();
    if (isMobile) await page.getByRole('tab', { name: 'Passage' }).click();
    await expect(page.getByText('on which the upper gates rest')).toBeVisible();
    if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
    await attempt.question({ number: 2 }).getByRole('radio', { name: 'TRUE', exact: true }).check();
    await press('Check');
    await expect(page.getByText('Wrong. You will see it again in 1 day.')).toBeVisible();
    await expect(card(2).getByText('Wrong.')).toBeVisible();
    await expectAccessible(page);
    await press('Next');

    // Without an answer, the key is shown. The learner can repeat the former rating.
    await expect(page.getByText('3 of 3: ')).toBeVisible();
    await press('Show the answer');
    await expect(card(8).getByText('No answer.')).toBeVisible();
    await press('Back');
    await press('Back');
    await expect(says.getByRole('button', { name: 'It was easy' })).toHaveAttribute('aria-pressed', 'true');
    await says.getByRole('button', { name: 'I guessed' }).press('Enter');
    await expect(page.getByText('2 of 3: ')).toBeVisible();
    await press('Next');
    await expect(page.getByText('3 of 3: ')).toBeVisible();
    await press('Next');
    await expect(page.getByRole('heading', { name: 'Round complete' })).toBeFocused();
    await expect(page.getByText('You answered 1 of 3 questions correctly.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'My progress' }).click();
    await expect(due.getByText('No questions to practise now')).toBeVisible();
    const { skills } = await client.call('GET /api/user/stats', {});
    expect(skills.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await client.call('GET /api/practice', {})).toMatchObject({ due: 0, total: 3 });
  });
});
