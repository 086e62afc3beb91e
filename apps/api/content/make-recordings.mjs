#!/usr/bin/env node
// Speaks the scripts of a listening test, and writes its recordings and transcripts. README.md says which programs it needs.
//
//   node make-recordings.mjs TEST [part …]     TEST is a folder, such as listening-2
//
// It writes TEST/media/TEST-part-N.mp3 and the transcript of the part in TEST/exam.json, where the exam file has the part,
// and prints the seconds of every sentence, for the evidence of questions.
//
// A line of TEST/scripts/part-N.txt is one of
//   # comment
//   VOICE TAG engine voice [pitch]     who speaks as TAG, at what pitch (per cent)
//   NAME TAG shown name                the speaker's name in the transcript; without it, the tag's
//   TAG: what is said                  {shown|spoken} where the two differ
//   PAUSE seconds
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const PAD = { before: 0.03, after: 0.05 }; // seconds of silence within the file of a sentence
const ENCODER_DELAY = 0.05; // seconds that MP3 adds at the start
const LINE_MAX = 8; // seconds: a longer line of a transcript is hard to follow

// Speaking rate of each voice, as its engine counts it: together with the gaps about 150 to 165 words a minute.
const TEMPO = { alan: 82, bdl: 80, clb: 94, slt: 84, rms: 1.12, 'en-GB': 90, 'en-US': 92 };

const ENGINES = {
  rhvoice: ({ voice, pitch }, text, out) =>
    run('RHVoice-test', ['-p', voice, '-r', String(TEMPO[voice]), '-t', pitch, '-R', String(RATE), '-o', out], `${text}\n`),
  pico: ({ voice, pitch }, text, out) =>
    run('pico2wave', ['-l', voice, '-w', out, `<speed level="${TEMPO[voice]}"><pitch level="${pitch}">${text}</pitch></speed>`]),
  flite: ({ voice }, text, out) =>
    run('flite', ['-voice', voice, '--setf', `duration_stretch=${TEMPO[voice]}`, '-t', text, '-o', out]),
};

function run(program, args, input) {
  const r = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (r.error) throw new Error(`${program}: ${r.error.message}`);
  if (r.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${r.stderr}`);
  return r.stdout + r.stderr;
}

/** Sentences, each with its end mark, as they are shown and as they are spoken. A capital letter and a full stop end none. */
function sentences(text) {
  const pairs = [];
  // What is spoken otherwise than it is shown decides where a sentence ends by its first letter only.
  const masked = text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, shown, spoken) => {
    pairs.push({ shown, spoken });
    return `${spoken[0]}\uE000`;
  });
  return masked.split(/(?<=(?<!\b[A-Z])[.?!])\s+(?=[A-Z])/).map((sentence) => {
    const own = pairs.splice(0, sentence.split('\uE000').length - 1);
    const fill = (form) => own.reduce((done, pair) => done.replace(/.\uE000/, () => pair[form]), sentence);
    return { shown: fill('shown').replaceAll("'", '’'), spoken: fill('spoken') };
  });
}

function parseScript(source) {
  const voices = {};
  const items = [];
  source.split(/\r?\n/).forEach((line, i) => {
    if (!line.trim() || line.startsWith('#')) return;
    let m;
    if ((m = /^VOICE\s+(\w+)\s+(rhvoice|pico|flite)\s+([A-Za-z-]+)(?:\s+(\d+))?$/.exec(line))) {
      const [, tag, engine, voice, pitch = '100'] = m;
      voices[tag] = { engine, voice, pitch, name: tag.charAt(0) + tag.slice(1).toLowerCase() };
    } else if ((m = /^NAME\s+(\w+)\s+(.+)$/.exec(line)) && voices[m[1]]) voices[m[1]].name = m[2];
    else if ((m = /^PAUSE\s+([\d.]+)$/.exec(line))) items.push({ pause: Number(m[1]) });
    else if ((m = /^([A-Z]+): (.+)$/.exec(line)) && voices[m[1]]) items.push({ tag: m[1], text: m[2] });
    else throw new Error(`line ${i + 1} is not understood: ${line}`);
  });
  return { voices, items };
}

const secondsOf = (file) => Number(run('soxi', ['-D', file]));
const level = (file) => {
  const s = run('sox', [file, '-n', 'stats']);
  const read = (label) => Number(new RegExp(`${label}\\s+(-?[\\d.]+)`).exec(s)[1]);
  return { peak: read('Pk lev dB'), rms: read('RMS lev dB') };
};

function silence(length, out) {
  run('sox', ['-n', '-r', String(RATE), '-c', '1', '-b', '16', out, 'trim', '0', String(length)]);
}

/** One sentence: spoken, silence cut off at both ends, brought to the common loudness. */
function speak(voice, text, base) {
  const raw = `${base}.raw.wav`;
  const cut = `${base}.cut.wav`;
  const out = `${base}.wav`;
  ENGINES[voice.engine](voice, text, raw);
  const trim = ['silence', '1', '0.01', '0.3%', 'reverse', 'silence', '1', '0.01', '0.3%', 'reverse'];
  const pad = ['pad', String(PAD.before), String(PAD.after)];
  run('sox', ['-G', raw, '-r', String(RATE), '-c', '1', '-b', '16', cut, ...trim, ...pad]);
  const { peak, rms } = level(cut);
  const gain = Math.min(LOUDNESS - rms, CEILING - peak);
  run('sox', [cut, out, 'gain', gain.toFixed(2), 'fade', 't', '0.01', '0', '0.02']);
  rmSync(raw);
  rmSync(cut);
  return out;
}

const round = (seconds) => Math.round(seconds * 100) / 100;

/** Writes the recording of a part. Returns its utterances, each a list of sentences with their seconds. */
function makePart(test, number) {
  const { voices, items } = parseScript(readFileSync(join(here, test, 'scripts', `part-${number}.txt`), 'utf8'));
  const dir = mkdtempSync(join(tmpdir(), 'bandwise-audio-'));
  const pieces = [];
  const utterances = [];
  let clock = 0;
  let previous = null;
  let count = 0;
  const quiet = (length) => {
    const file = join(dir, `gap-${length}.wav`);
    if (!existsSync(file)) silence(length, file);
    pieces.push(file);
    clock += length;
  };
  quiet(LEAD);
  for (const { pause, tag, text } of items) {
    if (pause) {
      quiet(pause);
      previous = null;
      continue;
    }
    if (previous) quiet(previous === tag ? GAP.paragraph : GAP.speaker);
    const voice = voices[tag];
    utterances.push(
      sentences(text).map(({ shown, spoken }, i) => {
        if (i) quiet(GAP.sentence);
        const file = speak(voice, spoken, join(dir, String(++count).padStart(3, '0')));
        pieces.push(file);
        const start = clock + PAD.before + ENCODER_DELAY;
        clock += secondsOf(file);
        return { start: round(start), end: round(clock - PAD.after + ENCODER_DELAY), speaker: voice.name, text: shown };
      }),
    );
    previous = tag;
  }
  const whole = join(dir, 'whole.wav');
  run('sox', [...pieces, whole]);
  const out = join(here, test, 'media', `${test}-part-${number}.mp3`);
  const title = `${test.replace(/^listening-/, 'Listening Practice Test ')} - Part ${number}`;
  mkdirSync(dirname(out), { recursive: true });
  run('lame', ['--silent', '-m', 'm', '-q', '0', '--cbr', '-b', KBITS, '--resample', String(RATE / 1000),
    '--tt', title, '--id3v2-only', whole, out]);
  rmSync(dir, { recursive: true });
  return utterances;
}

/** An utterance as lines that are not too long to follow. */
function linesOf(said) {
  const lines = [];
  for (const sentence of said) {
    const last = lines.at(-1);
    if (last && sentence.end - last.start <= LINE_MAX)
      lines[lines.length - 1] = { ...last, end: sentence.end, text: `${last.text} ${sentence.text}` };
    else lines.push(sentence);
  }
  return lines;
}

function writeTranscript(test, number, utterances) {
  const file = join(here, test, 'exam.json');
  const exam = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { listening: [] };
  const part = exam.listening.find(({ part_number }) => part_number === number);
  if (!part) return;
  part.transcript = utterances.flatMap(linesOf);
  writeFileSync(file, `${JSON.stringify(exam, null, 2)}\n`);
}

const [test, ...wanted] = process.argv.slice(2);
for (const number of wanted.length ? wanted.map(Number) : [1, 2, 3, 4]) {
  const utterances = makePart(test, number);
  writeTranscript(test, number, utterances);
  console.log(JSON.stringify({ part: number, sentences: utterances.flat() }, null, 1));
}
