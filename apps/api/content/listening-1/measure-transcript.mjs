#!/usr/bin/env node
// Measures where each sentence of scripts/part-N.txt stands in media/listening-1-part-N.mp3, and writes the transcripts into
// exam.json. Needs ffmpeg. make-audio.mjs leaves silence around every sentence, and within none, so that the recordings
// themselves say where each begins and ends.
//
//   node measure-transcript.mjs               # writes exam.json
//   node measure-transcript.mjs --sentences   # prints every sentence with its seconds, for the evidence of questions
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const SPEAKERS = { TUTOR: 'Dr Marsh' };
const FFMPEG = 'ffmpeg';
const LINE_MAX = 9; // seconds: a longer line is hard to follow

/** The utterances as they are shown, each cut where make-audio.mjs cuts it. */
function readScript(part) {
  const lines = readFileSync(join(here, 'scripts', `part-${part}.txt`), 'utf8').split(/\r?\n/);
  return lines.flatMap((line) => {
    const said = /^([A-Z]+): (.+)$/.exec(line);
    if (!said) return [];
    const [, tag, text] = said;
    const shown = [];
    // What is spoken otherwise than it is shown decides where a sentence ends by its first letter only.
    const masked = text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, words, spoken) => {
      shown.push(words);
      return `${spoken[0]}\uE000`;
    });
    const sentences = masked
      .split(/(?<=(?<!\b[A-Z])[.?!])\s+(?=[A-Z])/)
      .map((sentence) => sentence.replace(/.\uE000/g, () => shown.shift()).replaceAll("'", '’'));
    const name = SPEAKERS[tag] ?? tag.charAt(0) + tag.slice(1).toLowerCase();
    return [sentences.map((sentence) => ({ speaker: name, text: sentence }))];
  });
}

/** The stretches of a recording in which something is heard. */
function measure(part) {
  const file = join(here, 'media', `listening-1-part-${part}.mp3`);
  const filter = 'silencedetect=noise=-60dB:d=0.3';
  const { stderr } = spawnSync(FFMPEG, ['-hide_banner', '-i', file, '-af', filter, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  const times = (name) => [...stderr.matchAll(new RegExp(`${name}: ([\\d.]+)`, 'g'))].map(([, time]) => Number(time));
  const [, ...starts] = times('silence_start');
  return times('silence_end')
    .slice(0, starts.length)
    .map((start, index) => ({ start: round(start), end: round(starts[index]) }));
}

const round = (seconds) => Math.round(seconds * 100) / 100;

function timed(part) {
  const utterances = readScript(part);
  const stretches = measure(part);
  const count = utterances.flat().length;
  if (count !== stretches.length) throw new Error(`part ${part}: ${count} sentences, ${stretches.length} stretches`);
  let at = 0;
  return utterances.map((sentences) => sentences.map((sentence) => ({ ...stretches[at++], ...sentence })));
}

/** An utterance as lines that are not too long to follow. */
function linesOf(sentences) {
  const lines = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last && sentence.end - last.start <= LINE_MAX)
      lines[lines.length - 1] = { ...last, end: sentence.end, text: `${last.text} ${sentence.text}` };
    else lines.push(sentence);
  }
  return lines;
}

const parts = [1, 2, 3, 4].map(timed);
if (process.argv.includes('--sentences')) console.log(JSON.stringify(parts.map((part) => part.flat()), null, 1));
else {
  const file = join(here, 'exam.json');
  const exam = JSON.parse(readFileSync(file, 'utf8'));
  exam.listening.forEach((section, index) => (section.transcript = parts[index].flatMap(linesOf)));
  writeFileSync(file, `${JSON.stringify(exam, null, 2)}\n`);
}
