import { skills } from '@bandwise/domain';
import { forgetGuestResult, guestResults, type GuestResult } from '../../shared/guest-results/guest-results.ts';
import { guestSittingOf, handOverBody, type GuestPaper } from '../../shared/guest-sitting/guest-sitting.ts';
import { isOver } from '../../shared/guest-sitting/is-over.ts';
import { sittingAddress } from '../../shared/practice/mock-exam-address.ts';
import { reviewAddress } from '../../shared/practice/practice-address.ts';
import type { Services } from '../../shared/services/services.ts';

interface Marks {
  readonly correct: number;
  readonly total: number;
}

/** A part or a whole test that was taken in this browser without an account. */
export interface GuestWork {
  readonly id: string;
  readonly title: string;
  /** null: it has none. */
  readonly marks: Marks | null;
  /** A whole test that is not over. */
  readonly isRunning: boolean;
  readonly wantedAt?: number;
  /** Stores it in the account. @returns the address of its result there. */
  readonly save: () => Promise<{ readonly to: string; readonly marks: Marks | null }>;
  readonly forget: () => void;
}

type WorkServices = Pick<Services, 'api' | 'clock' | 'device' | 'grants'>;

/** All guest's work of this browser, whole tests first. */
export function findGuestWork(services: WorkServices): readonly GuestWork[] {
  const { clock, device } = services;
  const paper = guestSittingOf(device).paper();
  const parts = guestResults(device, clock.now()).map((result) => partWork(services, result));
  return paper ? [sittingWork(services, paper), ...parts] : parts;
}

function partWork({ api, device, grants }: WorkServices, result: GuestResult): GuestWork {
  const { sectionID, skill, part_number, title, answers, attempt: guestAttempt, at, wantedAt } = result;
  return {
    id: `${sectionID} ${at}`,
    title,
    marks: { correct: result.correctCount, total: result.total },
    isRunning: false,
    ...(wantedAt === undefined ? {} : { wantedAt }),
    async save() {
      const body = { sectionID, answers, guestAttempt };
      const saved = await api.call('POST /api/user/save-result', { body }, { headers: grants.headers(sectionID) });
      const to = reviewAddress(skill, { id: sectionID, part_number }, saved.attemptID);
      return { to, marks: { correct: saved.correctCount, total: saved.total } };
    },
    forget: () => forgetGuestResult(device, result),
  };
}

function sittingWork({ api, clock, device }: WorkServices, paper: GuestPaper): GuestWork {
  const guestSitting = guestSittingOf(device);
  const progress = guestSitting.progress();
  const { exams, created_at } = paper.plan;
  const marked = Object.values(progress.marked).flatMap((exam) => (typeof exam === 'string' ? [] : [exam]));
  return {
    id: `sitting ${created_at}`,
    title: exams.map(({ title }) => title).join(', '),
    marks: sumOf(marked),
    isRunning: !isOver(paper, progress, clock.now()),
    ...(progress.wantedAt === undefined ? {} : { wantedAt: progress.wantedAt }),
    async save() {
      const result = await api.call('POST /api/sitting/keep', { body: handOverBody(paper, guestSitting.progress()) });
      const sat = result.exams.filter((exam) => exam.sat && skills[exam.skill].isMarked);
      return { to: sittingAddress(result.id), marks: sumOf(sat) };
    },
    forget: guestSitting.forget,
  };
}

function sumOf(exams: readonly { readonly marks: number | null; readonly total: number }[]): Marks | null {
  if (exams.length === 0) return null;
  return {
    correct: exams.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    total: exams.reduce((sum, { total }) => sum + total, 0),
  };
}
