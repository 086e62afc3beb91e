import { createStore } from 'zustand/vanilla';
import { texts } from '../../../../shared/texts/texts.ts';
import type { FieldPlace } from '../focus/field-place.ts';
import type { ReadonlyStore } from './readonly-store.ts';
import { NO_FACTS, type SessionFacts } from '../../model/findings/check-exam.ts';
import type { PlacedFinding } from '../../model/findings/placed-finding.ts';

/** The owner of a finding, without the field: a question, a group or a part. Ids are unique in one form. */
export function ownerOf({ part, group, question }: Pick<PlacedFinding, 'part' | 'group' | 'question'>): number {
  return question ?? group ?? part;
}

export interface FindingsState {
  readonly all: readonly PlacedFinding[];
  readonly byOwner: ReadonlyMap<number, readonly PlacedFinding[]>;
  /** Fields show their errors without having been left: publishing was tried. */
  readonly isTried: boolean;
  readonly facts: SessionFacts;
}

export interface FindingBoard extends ReadonlyStore<FindingsState> {
  readonly noteLost: (place: FieldPlace, names: readonly string[]) => void;
  readonly acceptLosses: (losses: readonly PlacedFinding[]) => void;
  readonly acceptRepeat: (examId: string) => void;
  readonly noteNotCopied: (reasons: SessionFacts['notCopied']) => void;
  readonly post: (findings: readonly PlacedFinding[]) => void;
  readonly setTried: (isTried: boolean) => void;
}

const NOTHING: readonly PlacedFinding[] = [];

/** The same list as long as nothing about the owner changes. */
export function findingsOf({ byOwner }: FindingsState, owner: number): readonly PlacedFinding[] {
  return byOwner.get(owner) ?? NOTHING;
}

/** The findings that fields show. */
export function createFindingBoard(): FindingBoard {
  const { setState, ...store } = createStore<FindingsState>(() => ({
    all: NOTHING,
    byOwner: new Map(),
    isTried: false,
    facts: NO_FACTS,
  }));
  return {
    ...store,
    post(findings) {
      const grouped = new Map<number, PlacedFinding[]>();
      for (const finding of findings) {
        const owner = ownerOf(finding);
        grouped.set(owner, [...(grouped.get(owner) ?? []), finding]);
      }
      setState((before) => ({
        all: keepIfSame(before.all, findings),
        byOwner: new Map([...grouped].map(([owner, list]) => [owner, keepIfSame(findingsOf(before, owner), list)])),
      }));
    },
    setTried: (isTried) => setState({ isTried }),
    noteLost({ part, group = null, question = null, field }, names) {
      const losses = names.map((name): PlacedFinding => {
        const message = texts.losses.pasted(name);
        return { severity: 'error', message, part, group, question, field, isPasteLoss: true };
      });
      setState(({ facts }) => ({
        facts: {
          ...facts,
          pasted: [...facts.pasted.filter((one) => !losses.some((loss) => isEqual(loss, one))), ...losses],
        },
      }));
    },
    acceptLosses: (losses) =>
      setState(({ facts }) => ({
        facts: { ...facts, pasted: facts.pasted.filter((one) => !losses.some((loss) => isEqual(loss, one))) },
      })),
    acceptRepeat: (examId) => setState(({ facts }) => ({ facts: { ...facts, repeats: [...facts.repeats, examId] } })),
    noteNotCopied: (reasons) =>
      setState(({ facts }) => ({ facts: { ...facts, notCopied: { ...facts.notCopied, ...reasons } } })),
  };
}

function keepIfSame(before: readonly PlacedFinding[], now: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const isSame = before.length === now.length && now.every((finding, index) => isEqual(finding, before[index]));
  return isSame ? before : now;
}

function isEqual(a: PlacedFinding, b: PlacedFinding | undefined): boolean {
  const isSamePlace = a.part === b?.part && a.group === b.group && a.question === b.question && a.field === b.field;
  return isSamePlace && a.message === b.message && a.severity === b.severity;
}
