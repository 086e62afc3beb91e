import { threadId } from 'node:worker_threads';

const done: string[] = [];

/** Answers which thread did it, and what it had done before. */
export function note(what: string): { thread: number; done: readonly string[] } {
  if (what === 'fail') throw new RangeError('This work fails');
  done.push(what);
  return { thread: threadId, done: [...done] };
}
