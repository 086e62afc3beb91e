/** Milliseconds that a press of a button may seem to do nothing. */
const PATIENCE = 2000;

/** Rejects if something does not come soon: a server that is stopped neither sends it nor refuses it. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('It did not come in time')), PATIENCE);
    promise.then(resolve, reject);
  });
}
