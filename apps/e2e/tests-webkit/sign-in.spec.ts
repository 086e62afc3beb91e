import { expect, test } from '../src/webkit/test.ts';

// Five times in a new browser, because an error of the first press would not recur at the second.
for (const time of [1, 2, 3, 4, 5]) {
  test(`signing in opens the home page at the first press, time ${time}${time <= 2 ? ' @main' : ''}`, async ({
    tab,
    learner,
  }) => {
    await tab.goto('/');
    await tab.write({ role: 'textbox', name: 'Username' }, learner.email);
    await tab.write({ role: 'field', name: /^Password/ }, learner.password);
    await tab.click({ role: 'button', name: 'Sign in' });
    await tab.sees({ role: 'heading', name: "IELTS 6.5 - Let's get it!" });
    expect(await tab.path()).toBe('/home');
  });
}
