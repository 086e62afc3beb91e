import type { DeviceStorage } from '@bandwise/api-contract/client';
import type {
  GuestKeepBody,
  DeliverySectionBody,
  GuestMarkedBody,
  GuestSittingBody,
  SectionSave,
  SittingEventBody,
} from '@bandwise/api-contract/learner';
import { GUEST } from '../attempt-drafts/guest.ts';

/** The fixed content of a guest's sitting. */
export interface GuestPaper extends Omit<GuestSittingBody, 'attempts'> {
  /** The tokens for marking each exam. */
  readonly attempts?: readonly string[];
  readonly sections: DeliverySectionBody[];
  /** Proofs that locked parts were opened. */
  readonly grants: readonly string[];
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number;
}

/** The progress of a guest's sitting. */
export interface GuestProgress {
  readonly events: readonly SittingEventBody[];
  /** The last typed values with their times, by section. */
  readonly typed: Readonly<Record<string, Omit<SectionSave, 'sectionID'>>>;
  /** The results by exam once the sitting is over; a text is the reason why an exam could not be marked. */
  readonly marked: Readonly<Record<string, GuestMarkedBody | string>>;
  /** When the guest went to sign in to keep the result; milliseconds since 1970. */
  readonly wantedAt?: number;
}

/** The single sitting of a guest in this browser, which is not on the server. */
export interface GuestSitting {
  /** Replaces whatever was there. */
  readonly begin: (paper: GuestPaper) => void;
  /** null: there is none. */
  readonly paper: () => GuestPaper | null;
  readonly progress: () => GuestProgress;
  readonly change: (change: Partial<GuestProgress>) => void;
  readonly forget: () => void;
}

const PAPER = 'guest-sitting:paper';
const PROGRESS = 'guest-sitting:progress';
/** Prefixes of the stored answers and positions of its pages. */
const TRACES = [`attempt:${GUEST}:sitting:`, `sitting-place:${GUEST}:`];
const NOTHING: GuestProgress = { events: [], typed: {}, marked: {} };

/** The owner of stored answers, unique for each sitting. */
export const guestSittingId = ({ plan }: Pick<GuestPaper, 'plan'>) => `guest-${plan.created_at}`;

/** Builds the request that hands a guest's sitting over to an account. */
export function handOverBody(
  { plan, attempts = [], grants }: GuestPaper,
  { events, typed }: GuestProgress,
): GuestKeepBody {
  const exams = plan.exams.map(({ exam_id, parts }, place) => ({
    exam_id,
    attempt: attempts[place] ?? '',
    sections: parts.map(({ sectionID }) => ({ ...typed[sectionID], sectionID })),
  }));
  return { exams, events: [...events], ...(grants.length > 0 ? { grants: [...grants] } : {}) };
}

const sittings = new WeakMap<DeviceStorage, GuestSitting>();

/** The guest's sitting on a device, always the same object. Its code is loaded only where a guest may sit. */
export function guestSittingOf(device: DeviceStorage): GuestSitting {
  const existing = sittings.get(device);
  if (existing) return existing;
  const created = createGuestSitting(device);
  sittings.set(device, created);
  return created;
}

export function createGuestSitting(device: DeviceStorage): GuestSitting {
  const write = (key: string, value: object) => device.write(key, JSON.stringify(value));
  const read = (key: string): unknown => {
    try {
      return JSON.parse(device.read(key) ?? 'null');
    } catch {
      return null;
    }
  };
  // Only this code writes there.
  const progress = () => (read(PROGRESS) as GuestProgress | null) ?? NOTHING;
  const forget = () => {
    for (const key of [PAPER, PROGRESS, ...TRACES.flatMap((prefix) => device.keys(prefix))]) device.remove(key);
  };
  return {
    begin(paper) {
      forget();
      write(PAPER, paper);
      write(PROGRESS, NOTHING);
    },
    // Only this code writes there.
    paper: () => read(PAPER) as GuestPaper | null,
    progress,
    change: (change) => write(PROGRESS, { ...progress(), ...change }),
    forget,
  };
}
