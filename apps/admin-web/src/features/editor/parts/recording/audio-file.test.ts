import { describe, expect, it } from 'vitest';
import { checkAudioFile, checkDuration } from './audio-file.ts';

const MB = 1024 * 1024;

describe('an audio file', () => {
  it.each([
    ['market.mp3', 3 * MB, null],
    ['MARKET.WAV', 50 * MB, null],
    ['market.ogg', 50 * MB + 1, 'size'],
    ['market.m4a', 0, 'empty'],
    ['market.mp4', MB, 'type'],
    ['mp3', MB, 'type'],
    ['market.mp3.exe', MB, 'type'],
  ])('named %s of %i bytes is judged: %s', (name, size, problem) => {
    expect(checkAudioFile({ name, size })).toBe(problem);
  });

  it.each([
    [null, 'unreadable'],
    [Number.NaN, 'unreadable'],
    [0.4, 'tooShort'],
    [1, null],
    [7200, null],
    [7201, 'tooLong'],
    [Number.POSITIVE_INFINITY, 'tooLong'],
  ])('of %s seconds is judged: %s', (seconds, problem) => {
    expect(checkDuration(seconds)).toBe(problem);
  });
});
