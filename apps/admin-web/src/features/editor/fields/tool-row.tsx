import { Group } from '@mantine/core';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface ToolRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Buttons that Tab skips: Alt+F10 moves to them from their field (`toTools`), the arrow keys move between them, Escape moves back.
 */
export function ToolRow({ label, children }: ToolRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Runs after every render, because the children may have changed.
  useLayoutEffect(() => {
    for (const button of buttonsIn(row.current)) button.tabIndex = -1;
  });
  return (
    <Group
      ref={row}
      role="toolbar"
      aria-label={label}
      gap={4}
      justify="flex-end"
      ml="auto"
      data-tools
      onKeyDown={moveOn}
    >
      {children}
    </Group>
  );
}

const cameFrom = new WeakMap<Element, HTMLElement>();

/** The key handler of the element that contains the fields and their tools. */
export function toTools(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'F10' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.currentTarget.querySelector('[data-tools]');
  const first = buttonsIn(row).find(isOffered);
  if (row === null || first === undefined) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement && !row.contains(event.target)) cameFrom.set(row, event.target);
  first.focus();
}

function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget).filter(isOffered);
  const index = buttons.findIndex((button) => button === document.activeElement);
  if (index === -1) return;
  const target = {
    ArrowRight: buttons[(index + 1) % buttons.length],
    ArrowLeft: buttons.at(index - 1),
    Home: buttons[0],
    End: buttons.at(-1),
    Escape: cameFrom.get(event.currentTarget),
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function buttonsIn(row: Element | null): readonly HTMLButtonElement[] {
  // An open menu in the row handles its own keys.
  return [...(row?.querySelectorAll('button') ?? [])].filter((button) => button.closest('[role=menu]') === null);
}

function isOffered(button: HTMLButtonElement): boolean {
  return !button.disabled;
}
