#!/usr/bin/env node
// Speaks the answers of a sample speaking test, and measures their loudness. README.md says which programs it needs.
//
//   node --conditions=@bandwise/source make-answers.mjs speaking-1
//
// It reads and writes TEST/recordings.json: `said` has sentences, and numbers for seconds of silence. It prints when each sentence begins,
// for the comments of the assessment.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVEL_STEP, levelOf } from '@bandwise/domain/internal';

const here = dirname(fileURLToPath(import.meta.url));
const RATE = 24000;
const GAP = 0.35; // seconds between two sentences
const LEAD = 0.7;

function run(program, args, encoding = 'utf8') {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding, maxBuffer: 1 << 27 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stderr}`);
  return stdout;
}

/** The recording, and where its sentences begin. */
function speak(said, out) {
  const dir = mkdtempSync(join(tmpdir(), 'bandwise-answer-'));
  const pieces = [];
  const starts = [];
  let clock = 0;
  const add = (file) => {
    pieces.push(file);
    clock += Number(run('soxi', ['-D', file]));
  };
  const quiet = (length) => {
    const file = join(dir, `gap-${length}.wav`);
    run('sox', ['-n', '-r', String(RATE), '-c', '1', '-b', '16', file, 'trim', '0', String(length)]);
    add(file);
  };
  quiet(LEAD);
  for (const [index, one] of said.entries()) {
    if (typeof one === 'number') {
      quiet(one);
      continue;
    }
    if (index > 0 && typeof said[index - 1] === 'string') quiet(GAP);
    const file = join(dir, `${index}.wav`);
    run('pico2wave', ['-l', 'en-GB', '-w', `${file}.raw.wav`, `<speed level="85"><pitch level="96">${one}</pitch></speed>`]);
    const trim = ['silence', '1', '0.01', '0.3%', 'reverse', 'silence', '1', '0.01', '0.3%', 'reverse'];
    run('sox', ['-G', `${file}.raw.wav`, '-r', String(RATE), '-c', '1', '-b', '16', file, ...trim]);
    starts.push([Math.floor(clock), one]);
    add(file);
  }
  quiet(LEAD);
  const whole = join(dir, 'whole.wav');
  run('sox', [...pieces, whole]);
  run('lame', ['--silent', '-m', 'm', '-q', '0', '--cbr', '-b', '32', '--resample', String(RATE / 1000), whole, out]);
  const sound = run('sox', [whole, '-t', 'raw', '-e', 'signed', '-b', '16', '-'], null);
  rmSync(dir, { recursive: true });
  return { starts, levels: levelsOf(new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2)), clock };
}

function levelsOf(samples) {
  const step = (RATE * LEVEL_STEP) / 1000;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const window = samples.subarray(index * step, (index + 1) * step);
    return levelOf(Math.sqrt(window.reduce((sum, one) => sum + (one / 32768) ** 2, 0) / window.length));
  });
}

const [test = ''] = process.argv.slice(2);
const file = join(here, test, 'recordings.json');
const sample = JSON.parse(readFileSync(file, 'utf8'));
for (const recording of sample.recordings) {
  const { starts, levels, clock } = speak(recording.said, join(here, test, recording.file));
  recording.duration_ms = Math.round(clock * 1000);
  recording.levels = Buffer.from(levels).toString('base64');
  console.log(recording.file, starts);
}
writeFileSync(file, `${JSON.stringify(sample, null, 2)}\n`);
