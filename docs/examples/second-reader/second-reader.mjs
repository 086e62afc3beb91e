/**
 * An example of a second reader: a service that Bandwise asks for a suggestion when a learner hands in a text. It counts words and
 * paragraphs and finds sentences that are copied from the task. It understands nothing, so it suggests no bands.
 *
 *   SECRET=a-secret-of-16-letters-or-more PORT=4000 node second-reader.mjs
 *   ASSESSMENT_URL=http://a-secret-of-16-letters-or-more@127.0.0.1:4000/   (the setting of Bandwise)
 *
 * The request is a POST of JSON, with the headers `bandwise-time` and `bandwise-signature`:
 *
 *   {
 *     "task": { "kind": "writing_task_2", "title": "…", "html": ["<p>…</p>"], "advised_words": 250 },
 *     "criteria": [{ "name": "task_response", "title": "Task Response" }, …],
 *     "text": "…"
 *   }
 *
 * `kind` is `writing_task_1` or `writing_task_2`. Nothing else is known about the learner.
 *
 * The answer has status 200 and at most 1 MB of JSON, within 30 seconds:
 *
 *   {
 *     "name": "The assessor reads “Suggestion by NAME”",
 *     "bands": { "task_response": 6 },
 *     "comments": [{ "kind": "grammar", "start": 0, "end": 5, "text": "…", "correction": "…" }]
 *   }
 *
 * `bands`: whole bands from 0 to 9 by name of a criterion; a criterion may be absent. `comments`: at most 200. `kind`: `task`, `coherence`,
 * `vocabulary`, `grammar` or `praise`. `start` and `end` are indexes in `text` as JavaScript counts (UTF-16 code units), `end` excluded.
 * `text` has at most 1,000 characters; so has `correction`, which replaces the words, and may be null. All texts are plain, not HTML.
 *
 * Any other answer is no suggestion. Bandwise then asks again five times within half an hour. It follows no redirects.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SECRET = '', PORT = '4000' } = process.env;
const SECONDS_LATE = 300;
const BODY_MAX = 5_000_000;
const FEW_WORDS_OF_A_PARAGRAPH = 120;

/** Whether the body was sent by Bandwise, in the last minutes. */
function isSigned(headers, body) {
  const time = String(headers['bandwise-time']);
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < SECONDS_LATE)) return false;
  const right = createHmac('sha256', SECRET).update(`${time}.${body}`).digest();
  const given = Buffer.from(String(headers['bandwise-signature']), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

function suggest({ task, text }) {
  const comments = [];
  const sentences = [...text.matchAll(/[^\s.!?][^.!?\n]*[.!?]*/g)].map((found) => ({
    words: found[0].trimEnd(),
    start: found.index,
  }));
  const comment = (kind, { words, start }, said) =>
    comments.push({ kind, start, end: start + words.length, text: said, correction: null });

  const [first] = sentences;
  const count = wordsOf(text).length;
  if (first && count < task.advised_words)
    comment('task', first, `The text has ${count} words. The task advises at least ${task.advised_words}.`);
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  if (first && paragraphs.length === 1 && count > FEW_WORDS_OF_A_PARAGRAPH)
    comment('coherence', first, `All ${count} words are one paragraph.`);

  const asked = ` ${wordsOf(task.html.join(' ').replace(/<[^>]*>/g, ' ')).join(' ')} `;
  for (const sentence of sentences) {
    const words = wordsOf(sentence.words);
    if (words.length >= 5 && asked.includes(` ${words.join(' ')} `))
      comment('task', sentence, 'This sentence is copied from the task.');
  }
  return { name: 'Word counter, a program', bands: {}, comments: comments.slice(0, 200) };
}

const server = createServer((request, response) => void serve(request, response));

async function serve(request, response) {
  const answer = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  try {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size > BODY_MAX) return answer(413, '{}');
      chunks.push(chunk);
    }
    const body = Buffer.concat(chunks).toString();
    if (request.method !== 'POST') return answer(405, '{}');
    if (!isSigned(request.headers, body)) return answer(401, '{}');
    return answer(200, JSON.stringify(suggest(JSON.parse(body))));
  } catch {
    return answer(400, '{}');
  }
}

if (SECRET.length < 16) {
  console.error('SECRET must have at least 16 characters');
  process.exit(1);
}
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening at http://127.0.0.1:${server.address().port}/`));
