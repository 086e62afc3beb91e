import { threadId } from 'node:worker_threads';

const done: string[] = [];

/** Answers which thread did it, and what it had done before. */
export function note(what: string): { thread: number; done: readonly string[] } {
  if (what === 'fail') throw new RangeError('This work fails');
  done.push(what);
  return { thread: threadId, done: [...done] };
}

/** Never ends and uses constant memory. */
export function runForever(): never {
  for (;;);
}

/** The text of an SVG whose expression takes minutes: a thread must also be ended inside an expression. */
export function backtrack(length: number): boolean {
  return /(\s+\s+)+x/.test(' '.repeat(length));
}

/** Uses memory without end, in the way that `kind` says. */
export function fillMemory(kind: 'objects' | 'text' | 'array'): number {
  const objects: unknown[] = [];
  let text = 'a';
  for (;;) {
    if (kind === 'objects') objects.push({ number: objects.length, text: `${objects.length}` });
    else if (kind === 'array') objects.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5));
    else {
      text += text.slice(-1_000_000) + String(text.length);
      objects.push(text.split(''));
    }
  }
}
