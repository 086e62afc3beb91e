#!/usr/bin/env node
// Speaks scripts/part-N.txt and writes media/listening-1-part-N.mp3. See README.md for the programs it needs.
//
//   node make-audio.mjs [part …] [--keep DIR]
//
// --keep DIR leaves every spoken sentence in DIR as a WAV file with a report.json, for checking.
//
// A script line is one of
//   # comment
//   VOICE TAG rhvoice name [pitch]     who speaks as TAG, at what pitch (per cent)
//   TAG: what is said                  {shown|spoken} where the two differ
//   PAUSE seconds
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const RATE = 24000;
const KBITS = '32';
const LOUDNESS = -20; // dBFS, RMS of the spoken part of each sentence
const CEILING = -2; // dBFS, highest peak
const GAP = { sentence: 0.42, speaker: 0.5, paragraph: 0.8 }; // seconds of silence
const LEAD = 0.6;

// Speaking rate of each voice, as its engine counts it: together with the gaps about 150 to 165 words a minute.
const TEMPO = { alan: 82, bdl: 80, clb: 94, slt: 84 };

function run(program, args, input) {
  const r = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (r.error) throw new Error(`${program}: ${r.error.message}`);
  if (r.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${r.stderr}`);
  return r.stdout + r.stderr;
}

const spoken = (text) => text.replace(/\{[^|}]*\|([^}]*)\}/g, '$1');

/** Sentences, each with its end mark. A single capital letter and a full stop do not end one. */
function sentences(text) {
  return text.split(/(?<=(?<!\b[A-Z])[.?!])\s+(?=[A-Z])/).map((s) => s.trim()).filter(Boolean);
}

function parseScript(source) {
  const voices = {};
  const items = [];
  source.split(/\r?\n/).forEach((line, i) => {
    if (!line.trim() || line.startsWith('#')) return;
    let m;
    if ((m = /^VOICE\s+(\w+)\s+rhvoice\s+([a-z]+)(?:\s+(\d+))?$/.exec(line))) voices[m[1]] = { name: m[2], pitch: m[3] ?? '100' };
    else if ((m = /^PAUSE\s+([\d.]+)$/.exec(line))) items.push({ pause: Number(m[1]) });
    else if ((m = /^([A-Z]+): (.+)$/.exec(line)) && voices[m[1]]) items.push({ tag: m[1], text: m[2] });
    else throw new Error(`line ${i + 1} is not understood: ${line}`);
  });
  return { voices, items };
}

function speak({ name, pitch }, text, out) {
  const args = ['-p', name, '-r', String(TEMPO[name]), '-t', pitch, '-R', String(RATE), '-o', out];
  run('RHVoice-test', args, `${text}\n`);
}

const seconds = (file) => Number(run('soxi', ['-D', file]));
const level = (file) => {
  const s = run('sox', [file, '-n', 'stats']);
  const read = (label) => Number(new RegExp(`${label}\\s+(-?[\\d.]+)`).exec(s)[1]);
  return { peak: read('Pk lev dB'), rms: read('RMS lev dB') };
};

function silence(length, out) {
  run('sox', ['-n', '-r', String(RATE), '-c', '1', '-b', '16', out, 'trim', '0', String(length)]);
}

/** One sentence: spoken, silence cut off at both ends, brought to the common loudness. */
function sentence(voice, text, base) {
  const raw = `${base}.raw.wav`;
  const cut = `${base}.cut.wav`;
  const out = `${base}.wav`;
  speak(voice, text, raw);
  const trim = ['silence', '1', '0.01', '0.3%', 'reverse', 'silence', '1', '0.01', '0.3%', 'reverse'];
  run('sox', ['-G', raw, '-r', String(RATE), '-c', '1', '-b', '16', cut, ...trim, 'pad', '0.03', '0.05']);
  const { peak, rms } = level(cut);
  const gain = Math.min(LOUDNESS - rms, CEILING - peak);
  run('sox', [cut, out, 'gain', gain.toFixed(2), 'fade', 't', '0.01', '0', '0.02']);
  rmSync(raw);
  rmSync(cut);
  return { file: out, seconds: seconds(out), ...level(out) };
}

function makePart(number, keep) {
  const { voices, items } = parseScript(readFileSync(join(here, 'scripts', `part-${number}.txt`), 'utf8'));
  const dir = keep ? join(keep, `part-${number}`) : mkdtempSync(join(tmpdir(), 'bandwise-audio-'));
  if (keep) { rmSync(dir, { recursive: true, force: true }); mkdirSync(dir, { recursive: true }); }
  const pieces = [];
  const report = [];
  let clock = 0;
  let previous = null;
  const quiet = (length) => {
    const file = join(dir, `gap-${length}.wav`);
    if (!existsSync(file)) silence(length, file);
    pieces.push(file);
    clock += length;
  };
  quiet(LEAD);
  let n = 0;
  for (const item of items) {
    if (item.pause) {
      quiet(item.pause);
      report.push({ pause: item.pause, at: clock - item.pause });
      previous = null;
      continue;
    }
    if (previous) quiet(previous === item.tag ? GAP.paragraph : GAP.speaker);
    sentences(spoken(item.text)).forEach((text, i) => {
      if (i) quiet(GAP.sentence);
      const s = sentence(voices[item.tag], text, join(dir, String(++n).padStart(3, '0')));
      report.push({ tag: item.tag, voice: voices[item.tag].name, at: clock, text, ...s });
      pieces.push(s.file);
      clock += s.seconds;
    });
    previous = item.tag;
  }
  const whole = join(dir, 'whole.wav');
  run('sox', [...pieces, whole]);
  const out = join(here, 'media', `listening-1-part-${number}.mp3`);
  mkdirSync(dirname(out), { recursive: true });
  run('lame', ['--silent', '-m', 'm', '-q', '0', '--cbr', '-b', KBITS, '--resample', String(RATE / 1000),
    '--tt', `Listening Practice Test 1 - Part ${number}`, '--id3v2-only', whole, out]);
  if (keep) writeFileSync(join(dir, 'report.json'), JSON.stringify(report, null, 1));
  else rmSync(dir, { recursive: true });
  console.log(`part ${number}: ${clock.toFixed(1)} s`);
}

const args = process.argv.slice(2);
const k = args.indexOf('--keep');
const keep = k >= 0 ? args.splice(k, 2)[1] : null;
for (const part of args.length ? args : ['1', '2', '3', '4']) makePart(Number(part), keep);
