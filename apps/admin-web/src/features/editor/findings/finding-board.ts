import type { PlacedFinding } from './placed-finding.ts';

/** What a finding is about, without the field: a question, a group or a part. Ids are unlike each other in one form. */
export function ownerOf({ part, group, question }: Pick<PlacedFinding, 'part' | 'group' | 'question'>): number {
  return question ?? group ?? part;
}

export interface FindingBoard {
  readonly all: () => readonly PlacedFinding[];
  /** The same list as long as nothing about the owner changes. */
  readonly of: (owner: number) => readonly PlacedFinding[];
  /** Fields show their errors without having been left: publishing was tried. */
  readonly isTried: () => boolean;
  readonly post: (findings: readonly PlacedFinding[]) => void;
  readonly setTried: (tried: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const NOTHING: readonly PlacedFinding[] = [];

/** Where the fields look for what is wrong with them. */
export function createFindingBoard(): FindingBoard {
  const listeners = new Set<() => void>();
  let all = NOTHING;
  let byOwner: ReadonlyMap<number, readonly PlacedFinding[]> = new Map();
  let tried = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    of: (owner) => byOwner.get(owner) ?? NOTHING,
    isTried: () => tried,
    post(findings) {
      const grouped = new Map<number, PlacedFinding[]>();
      for (const finding of findings)
        grouped.set(ownerOf(finding), [...(grouped.get(ownerOf(finding)) ?? []), finding]);
      const before = byOwner;
      byOwner = new Map([...grouped].map(([owner, list]) => [owner, keepIfSame(before.get(owner), list)]));
      all = keepIfSame(all, findings);
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

function keepIfSame(
  before: readonly PlacedFinding[] | undefined,
  now: readonly PlacedFinding[],
): readonly PlacedFinding[] {
  const isSame = before?.length === now.length && now.every((finding, index) => isEqual(finding, before[index]));
  return isSame ? before : now;
}

function isEqual(a: PlacedFinding, b: PlacedFinding | undefined): boolean {
  const isSamePlace = a.part === b?.part && a.group === b.group && a.question === b.question && a.field === b.field;
  return isSamePlace && a.message === b.message && a.severity === b.severity;
}
