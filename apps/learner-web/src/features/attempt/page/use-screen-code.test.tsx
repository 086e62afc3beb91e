import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { codeOf, type Code } from '@bandwise/ui/late/code.ts';
import { useScreenCode } from './use-screen-code.ts';

/** The app's boundary for a page whose code could not be loaded. */
class Boundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <p>crashed</p> : this.props.children;
  }
}

function Shown({ code }: { code: Code<string> }) {
  return <p>{useScreenCode(code) ?? 'on its way'}</p>;
}

const show = (load: () => Promise<string>) =>
  render(
    <Boundary>
      <Shown code={codeOf(load)} />
    </Boundary>,
    { onCaughtError: () => undefined },
  );

it('has nothing until the code is there', async () => {
  let resolve: (screen: string) => void = () => undefined;
  show(() => new Promise<string>((settle) => (resolve = settle)));
  expect(screen.getByText('on its way')).toBeTruthy();
  resolve('the screen');
  expect(await screen.findByText('the screen')).toBeTruthy();
});

it('leaves code that cannot be fetched to the page, which offers to load again', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('crashed')).toBeTruthy();
});
