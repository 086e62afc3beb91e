import { onTestFinished } from 'vitest';

/** Replaces a property of an object of the browser until the test ends: files of one worker share the document. */
export function replaceProperty(target: object, name: PropertyKey, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
