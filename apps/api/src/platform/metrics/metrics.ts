import { Counter, Registry } from 'prom-client';

/** The counters of a process for `/metrics`. A label has one of a few fixed values and never identifies a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly signIns: Counter<'outcome'>;
  readonly attempts: Counter<'event'>;
  readonly mails: Counter<'outcome'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics = {
    registry,
    signIns: new Counter({
      name: 'bandwise_sign_ins_total',
      help: 'Attempts to sign in, by result.',
      labelNames: ['outcome'],
      registers,
    }),
    attempts: new Counter({
      name: 'bandwise_attempts_total',
      help: 'Started and submitted attempts, including those of sittings.',
      labelNames: ['event'],
      registers,
    }),
    mails: new Counter({
      name: 'bandwise_mails_total',
      help: 'Emails, by whether the mail server accepted them.',
      labelNames: ['outcome'],
      registers,
    }),
  };
  // Initialised with 0, because Prometheus computes a rate only from the second value.
  for (const outcome of ['ok', 'failed']) {
    metrics.signIns.inc({ outcome }, 0);
    metrics.mails.inc({ outcome }, 0);
  }
  for (const event of ['started', 'submitted']) metrics.attempts.inc({ event }, 0);
  return metrics;
}

/** Counts the outcome of work and passes it on. */
export async function countOutcome<T>(counter: Counter<'outcome'>, work: Promise<T>): Promise<T> {
  try {
    const done = await work;
    counter.inc({ outcome: 'ok' });
    return done;
  } catch (error) {
    counter.inc({ outcome: 'failed' });
    throw error;
  }
}
