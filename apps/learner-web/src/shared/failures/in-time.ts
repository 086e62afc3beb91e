/** Milliseconds in which a pressed button may show no effect. */
const PATIENCE = 2000;

/** Rejects after a short time, because a stopped server neither responds nor refuses. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('It did not come in time')), PATIENCE);
    promise.then(resolve, reject);
  });
}
