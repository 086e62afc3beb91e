import { addressOf } from '@bandwise/domain';
import { Key } from 'selenium-webdriver';
import { practicePath } from '../src/api.ts';
import { samplePart } from '../src/samples.ts';
import { test } from '../src/webkit/test.ts';

const content = samplePart('reading-1', 3);
const group = content.groups.find(({ type }) => type === 'DRAG_DROP');
const [first, second] = group?.questions ?? [];
const [one = '', two = ''] = group?.choices ?? [];
if (!first || !second) throw new Error('the sample has changed');

const choice = (name: string) => ({ role: 'button', name, within: { role: 'group', name: 'Choices' } });
const gap = (address: string) => ({ role: 'button', name: new RegExp(`^Question ${address}, `) });

test('a choice is placed with the keyboard, and another is dragged with the mouse @main', async ({
  tab,
  signInTo,
  learner,
  admin,
}) => {
  await signInTo(tab, learner);
  await tab.goto(await practicePath(admin, 'reading', content.title));

  await tab.focus(choice(two));
  await tab.press(Key.ENTER);
  await tab.focus(gap(addressOf(second)));
  await tab.press(Key.ENTER);
  await tab.sees({ role: 'button', name: `Question ${second.number}, ${two}` });
  await tab.press(Key.DELETE);
  await tab.sees({ role: 'button', name: `Question ${second.number}, empty` });
  await tab.sees(choice(two));

  // The choice and the gap must both be visible for the mouse.
  await tab.scrollTo(gap(addressOf(first)));
  await tab.drag(await tab.middleOf(choice(one)), await tab.middleOf(gap(addressOf(first))));
  await tab.sees({ role: 'button', name: `Question ${first.number}, ${one}` });
});
