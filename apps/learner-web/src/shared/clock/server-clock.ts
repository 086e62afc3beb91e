import type { DeviceStorage } from '@bandwise/api-contract/client';

/** The time by the server's clock, independent of changes of the device's clock. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Call it when a request is sent. @returns a function for the response's `date`. */
  readonly measure: () => (date: string | null) => void;
}

interface ClockSetup {
  readonly storage: Pick<DeviceStorage, 'read' | 'write'>;
  /** Makes a call whose response measures the clock. */
  readonly callServer: () => Promise<unknown>;
  /** The device's clock, which can be set. */
  readonly device?: () => number;
  /** Counts milliseconds evenly, except while the device sleeps. */
  readonly steady?: () => number;
}

const STORED = 'server-clock';
/** A larger difference means that the clock was set or the device slept. */
const JUMP = 1000;
/** The dates of responses have whole seconds. */
const SECOND = 1000;

export function createServerClock(setup: ClockSetup): ServerClock {
  const { storage, callServer, device = () => Date.now(), steady = () => performance.now() } = setup;
  /** The offset of each clock to the steady count. */
  let deviceAhead = device() - steady();
  let serverAhead = deviceAhead + (Number(storage.read(STORED)) || 0);
  let measured = 0;

  async function noticeJump() {
    const jump = device() - steady() - deviceAhead;
    if (Math.abs(jump) <= JUMP) return;
    deviceAhead += jump;
    const before = measured;
    await callServer().catch(() => undefined);
    // Without a response, assumes that the device slept instead of a changed clock.
    if (measured === before && jump > 0) serverAhead += jump;
  }

  return {
    now() {
      void noticeJump();
      return Math.round(serverAhead + steady());
    },
    measure() {
      const sent = steady();
      return (date) => {
        const second = Date.parse(date ?? '');
        if (Number.isNaN(second)) return;
        measured += 1;
        const least = second - steady();
        const most = second + SECOND - sent;
        // A possible time stays, so that the clock on the screen does not jitter.
        if (serverAhead >= least && serverAhead <= most) return;
        serverAhead = (least + most) / 2;
        storage.write(STORED, String(Math.round(serverAhead - deviceAhead)));
      };
    },
  };
}
