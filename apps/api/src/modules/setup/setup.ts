// The exports for the start of a process.
export { makeSetupCode } from './setup.service.ts';
