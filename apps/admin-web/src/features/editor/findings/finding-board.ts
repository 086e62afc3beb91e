import type { Notice } from './placed-finding.ts';

/** What a notice is about, without the field: a question, a group or a part. Ids are unlike each other in one form. */
export function ownerOf({ part, group, question }: Pick<Notice, 'part' | 'group' | 'question'>): number {
  return question ?? group ?? part;
}

export interface NoticeBoard {
  readonly all: () => readonly Notice[];
  /** The same list as long as nothing about the owner changes. */
  readonly of: (owner: number) => readonly Notice[];
  /** Fields show their errors without having been left: publishing was tried. */
  readonly isTried: () => boolean;
  readonly post: (notices: readonly Notice[]) => void;
  readonly setTried: (tried: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const NOTHING: readonly Notice[] = [];

/** Where the fields look for what is wrong with them. */
export function createNoticeBoard(): NoticeBoard {
  const listeners = new Set<() => void>();
  let all = NOTHING;
  let byOwner: ReadonlyMap<number, readonly Notice[]> = new Map();
  let tried = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    of: (owner) => byOwner.get(owner) ?? NOTHING,
    isTried: () => tried,
    post(notices) {
      const grouped = new Map<number, Notice[]>();
      for (const notice of notices) grouped.set(ownerOf(notice), [...(grouped.get(ownerOf(notice)) ?? []), notice]);
      const before = byOwner;
      byOwner = new Map([...grouped].map(([owner, list]) => [owner, keepIfSame(before.get(owner), list)]));
      all = keepIfSame(all, notices);
      tell();
    },
    setTried(next) {
      tried = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keepIfSame(before: readonly Notice[] | undefined, now: readonly Notice[]): readonly Notice[] {
  const isSame = before?.length === now.length && now.every((notice, index) => isEqual(notice, before[index]));
  return isSame ? before : now;
}

function isEqual(a: Notice, b: Notice | undefined): boolean {
  const isSamePlace = a.part === b?.part && a.group === b.group && a.question === b.question && a.field === b.field;
  return isSamePlace && a.message === b.message && a.severity === b.severity;
}
