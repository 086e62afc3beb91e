import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { recordingSeconds } from './recording-seconds.ts';

/** Bit rates of MPEG-1 layer III by their index. */
const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const HERTZ = 44_100;
const FRAME_SECONDS = 1152 / HERTZ;

/** Silent frames of an MP3 file. */
function frames(count: number, kbps: number): Buffer {
  const frame = Buffer.alloc(Math.floor((144 * kbps * 1000) / HERTZ));
  frame.set([0xff, 0xfb, RATES.indexOf(kbps) << 4, 0xc4]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** Frames of the lower sample rates, as phones record speech: 22,050 Hz, one channel. */
function phoneFrames(count: number): Buffer {
  const frame = Buffer.alloc(Math.floor((72 * 32 * 1000) / 22_050));
  frame.set([0xff, 0xf3, 4 << 4, 0xc4]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

function id3(size: number): Buffer {
  const tag = Buffer.alloc(10 + size, 0xff);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 0x7f]);
  return tag;
}

/** The first frame of an encoder, which names the count of all others. */
function infoFrame(name: string, count: number): Buffer {
  const frame = Buffer.from(frames(1, 128));
  frame.write(name, 36, 'latin1');
  frame.writeUInt32BE(1, 40);
  frame.writeUInt32BE(count, 44);
  return frame;
}

const secondsOf = (bytes: Buffer, contentType = 'audio/mpeg') =>
  recordingSeconds(bytes, { contentType, size: bytes.length });

describe('the length of an MP3 file', () => {
  it.each<[string, Buffer, number]>([
    ['of constant bitrate', frames(1000, 128), 1000],
    ['whose first frames are smaller than the others', Buffer.concat([frames(10, 32), frames(4240, 128)]), 4250],
    ['whose first frames are larger than the others', Buffer.concat([frames(10, 320), frames(4240, 32)]), 4250],
    [
      'of variable bitrate from its first frame',
      Buffer.concat([32, 320, 64, 128].map((kbps) => frames(50, kbps))),
      200,
    ],
    ['with a tag before it', Buffer.concat([id3(5000), frames(10, 32), frames(500, 128)]), 510],
    ['with a tag after it', Buffer.concat([frames(500, 128), Buffer.from('TAG'.padEnd(128, ' '))]), 500],
    ['with a frame that names the count of the others', Buffer.concat([infoFrame('Xing', 500), frames(500, 64)]), 500],
    ['that was joined from two', Buffer.concat([infoFrame('Info', 500), frames(500, 64), frames(500, 128)]), 1000],
    ['that goes on at another sample rate', Buffer.concat([frames(500, 64), phoneFrames(1000)]), 1500],
    ['with damage between its frames', Buffer.concat([frames(300, 64), Buffer.alloc(777, 0xff), frames(300, 64)]), 600],
    ['with bytes before it that are no sound', Buffer.concat([Buffer.alloc(333, 7), frames(300, 64)]), 300],
  ])('%s is measured', async (_, bytes, count) => {
    expect(await secondsOf(bytes)).toBeCloseTo(count * FRAME_SECONDS, 1);
  });

  it('of a lower sample rate is measured', async () => {
    expect(await secondsOf(phoneFrames(1000))).toBeCloseTo((1000 * 576) / 22_050, 1);
  });

  it('is the same however its bytes arrive', async () => {
    const bytes = Buffer.concat([id3(700), frames(10, 32), frames(500, 128), frames(40, 320)]);
    for (const size of [1, 7, 333, 65_536]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const seconds = await recordingSeconds(Readable.from(pieces), { contentType: 'audio/mpeg', size: bytes.length });
      expect(seconds).toBeCloseTo(550 * FRAME_SECONDS, 1);
    }
  });

  it('of a shipped recording is what its encoder says', async () => {
    const file = new URL('../../../content/listening-1/media/listening-1-part-1.mp3', import.meta.url);
    const { parseBuffer } = await import('music-metadata');
    const bytes = await readFile(file);
    const { format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg', size: bytes.length });
    expect(await secondsOf(bytes)).toBeCloseTo(format.duration ?? 0, 0);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('no sound at all '.repeat(100))],
    ['one head', frames(1, 128)],
    ['bytes that look like heads', Buffer.alloc(10_000, 0xff)],
  ])('of %s is not known', async (_, bytes) => {
    expect(await secondsOf(bytes)).toBeNull();
  });
});

/** 16-bit sound of one channel at 8,000 Hz. */
function wav(seconds: number, declared?: number): Buffer {
  const data = Buffer.alloc(seconds * 16_000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(declared ?? data.length + 36, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(declared ?? data.length, 40);
  return Buffer.concat([head, data]);
}

/** A page of an Ogg file whose last sample is at the position. */
function oggPage(
  body: Buffer,
  page: { readonly flags: number; readonly position: number; readonly number: number },
): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0);
  head.writeUInt8(page.flags, 5);
  head.writeBigUInt64LE(BigInt(page.position), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(page.number, 18);
  head.writeUInt8(1, 26);
  head.writeUInt8(body.length, 27);
  return Buffer.concat([head, body]);
}

function opus(seconds: number): Buffer {
  const head = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  return Buffer.concat([
    oggPage(head, { flags: 2, position: 0, number: 0 }),
    oggPage(tags, { flags: 0, position: 0, number: 1 }),
    oggPage(Buffer.alloc(200), { flags: 0, position: (seconds * 48_000) / 2, number: 2 }),
    oggPage(Buffer.alloc(200), { flags: 4, position: seconds * 48_000, number: 3 }),
  ]);
}

function box(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4);
  return Buffer.concat([head, body]);
}

/** Numbers of 32 bits. */
function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

/** An M4A file that says how long it is behind its sound, as phones write it. */
function m4a(seconds: number): Buffer {
  const description = Buffer.concat([
    words(0, 1),
    box('mp4a', Buffer.concat([words(0, 1, 0, 0), words(0x10010, 0, HERTZ * 65_536)])),
  ]);
  const media = Buffer.concat([
    box('mdhd', words(0, 0, 0, HERTZ, seconds * HERTZ, 0)),
    box('hdlr', Buffer.concat([words(0, 0), Buffer.from('soun'), words(0, 0, 0, 0)])),
    box('minf', box('stbl', box('stsd', description))),
  ]);
  const track = Buffer.concat([box('tkhd', Buffer.alloc(84)), box('mdia', media)]);
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom')),
    box('mdat', Buffer.alloc(5000)),
    box(
      'moov',
      Buffer.concat([box('mvhd', words(0, 0, 0, 1000, seconds * 1000, ...Array(20).fill(0))), box('trak', track)]),
    ),
  ]);
}

it.each<[string, string, Buffer, number]>([
  ['WAV', 'audio/wav', wav(3), 3],
  ['Ogg Opus', 'audio/ogg', opus(111), 111],
  ['M4A', 'audio/mp4', m4a(111), 111],
])('reads the length of a %s file', async (_, contentType, bytes, seconds) => {
  expect(await secondsOf(bytes, contentType)).toBeCloseTo(seconds, 1);
  const stream = Readable.from([bytes.subarray(0, 60), bytes.subarray(60)], { objectMode: false });
  expect(await recordingSeconds(stream, { contentType, size: bytes.length })).toBeCloseTo(seconds, 1);
});

it('measures a WAV file whose recorder did not come back to write its length', async () => {
  expect(await secondsOf(wav(3, 0xffff_ffff), 'audio/wav')).toBeCloseTo(3, 1);
});
