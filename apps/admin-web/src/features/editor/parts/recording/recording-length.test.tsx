import { json } from '@bandwise/ui/testing/fake-api.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const LENGTH = 'GET /api/media/:id/length';
const SHORT = '/api/media/7f3c1d1e-8a54-4b6c-9d2f-00000000000a';
const LONG = '/api/media/7f3c1d1e-8a54-4b6c-9d2f-00000000000b';
const SECONDS: Readonly<Record<string, number>> = { [SHORT]: 111, [LONG]: 365 };

async function create() {
  const api = fakeApi({ [LENGTH]: ({ id }) => json({ seconds: SECONDS[`/api/media/${id}`] ?? null }) });
  renderConsole('/create-listening-test');
  await screen.findByRole('heading', { level: 1 });
  return api;
}

const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Time/ });
const hear = (address: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Audio URL' }), { target: { value: address } });
/** Sets the length that a browser reads; jsdom plays nothing. */
const guess = (seconds: number) => {
  const player = screen.getByLabelText('The recording');
  Object.defineProperty(player, 'duration', { value: seconds, configurable: true });
  fireEvent(player, new Event('loadedmetadata'));
};

it('is what the server measured, with what this browser guesses [D160]', async () => {
  await create();
  hear(SHORT);
  expect(await screen.findByText(/Length 1:51/)).toBeTruthy();
  guess(365);
  expect(screen.getByText(/This browser estimates 6:05/)).toBeTruthy();
  guess(111.4);
  expect(screen.queryByText(/This browser estimates/)).toBeNull();
});

it('gives a new test its official time, again when the recording is another [D160]', async () => {
  await create();
  hear(SHORT);
  await waitFor(() => expect(time().value).toBe('4'));
  expect(await screen.findByText(/^Official time: 4 minutes \(1:51 of recordings, then 2 minutes/)).toBeTruthy();
  hear(LONG);
  await waitFor(() => expect(time().value).toBe('9'));
});

it('leaves a time that its author wrote, and says the official one', async () => {
  await create();
  fireEvent.change(time(), { target: { value: '25' } });
  hear(LONG);
  expect(await screen.findByText(/^Official time: 9 minutes/)).toBeTruthy();
  expect(time().value).toBe('25');
});

it('of a recording at another address is the browser’s, and the time stays', async () => {
  const api = await create();
  hear('https://media.example.com/part.mp3');
  guess(300);
  expect(await screen.findByText(/Length 5:00/)).toBeTruthy();
  expect(
    await screen.findByText(/^Official time: 30 minutes\. The length of at least one recording is unknown/),
  ).toBeTruthy();
  expect([time().value, api.made(LENGTH)]).toEqual(['30', []]);
});
