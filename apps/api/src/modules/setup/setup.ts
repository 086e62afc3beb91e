// What a process that starts uses of this one.
export { makeSetupCode } from './setup.service.ts';
