import { Button, Stack, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { texts } from '../shared/texts/texts.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
}

/** The last resort: a page that failed to render, or whose code could not be fetched, offers to load again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Stack component="main" align="center" p="xl">
        <Title order={1} size="h3">
          {texts.common.unexpected}
        </Title>
        <Button onClick={() => globalThis.location.reload()}>{texts.common.reload}</Button>
      </Stack>
    );
  }
}
