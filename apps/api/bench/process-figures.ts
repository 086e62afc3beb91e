import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Figures of a benched server's process. */
export interface ProcessFigures {
  /** Bytes of heap and buffers that are in use once all garbage is collected; null when that was not asked for. */
  readonly live: number | null;
  /** Milliseconds of processor time in the longest turn of the event loop; 0 when turns were not watched. */
  readonly longestTurn: number;
  /** Milliseconds of processor time since the start. */
  readonly spent: number;
}

export interface FiguresQuestion {
  /** Whether garbage is collected, to tell what is in use. It holds the event loop. */
  readonly live?: boolean;
  /** Whether each turn is watched until the next question: by processor time, so that a busy machine changes little. */
  readonly watchTurns?: boolean;
}

/** Answers the process that started this one whenever it asks. */
export function answerFigures(): void {
  const turns = watchTurns();
  process.on('message', ({ live, watchTurns: isWatched }: FiguresQuestion) => {
    const longestTurn = turns.stop();
    const { user, system } = process.cpuUsage();
    const spent = (user + system) / 1000;
    process.send?.({ longestTurn, spent, live: live ? collectGarbage() : null } satisfies ProcessFigures);
    if (isWatched) turns.start();
  });
}

function watchTurns() {
  let isWatching = false;
  let last = 0;
  let longest = 0;
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  function turn(): void {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatching) setImmediate(turn);
  }
  return {
    start(): void {
      isWatching = true;
      longest = 0;
      last = spent();
      setImmediate(turn);
    },
    /** Answers the longest so far. */
    stop(): number {
      isWatching = false;
      return longest;
    },
  };
}

/** Bytes that are in use after it. */
function collectGarbage(): number {
  setFlagsFromString('--expose-gc');
  // The flag adds `gc` to a new context.
  const gc = runInNewContext('gc') as () => void;
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
