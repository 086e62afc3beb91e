/** kbit/s by the index in a frame's header; 0: unknown length. */
const RATES = {
  first1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  first2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  first3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  second23: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** Divisors by the two version bits of a head: version 2.5, reserved, version 2, version 1. */
const VERSION_DIVISORS = [4, null, 2, 1] as const;

const HEAD_BYTES = 4;
const ID3_BYTES = 10;
/** An encoder's info frame has its mark within this many bytes. */
const INFO_BYTES = 200;

interface Frame {
  /** In bytes, including the header. */
  readonly length: number;
  readonly seconds: number;
  /** Version, layer and sample rate, which the frames of one recording have in common. */
  readonly kind: number;
}

/**
 * Counts the frames of an MP3 file as its bytes arrive. A file of variable bitrate need not say how long it is, and its first
 * frames say nothing about the others, so its length is known only once every frame was seen.
 */
export class MpegFrames {
  #rest: Uint8Array = new Uint8Array(0);
  /** Remaining bytes of a frame or a tag. */
  #skip = 0;
  #isStart = true;
  #kind: number | null = null;
  #frames = 0;
  #seconds = 0;

  /** Seconds of all frames so far; null: there was none. */
  get seconds(): number | null {
    return this.#frames === 0 ? null : this.#seconds;
  }

  add(chunk: Uint8Array): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = Math.min(this.#skip, bytes.length);
    this.#skip -= at;
    while (at < bytes.length) {
      const step = this.#step(bytes, at);
      if (step === null) break;
      at += step;
    }
    this.#skip += Math.max(0, at - bytes.length);
    this.#rest = bytes.slice(Math.min(at, bytes.length));
  }

  /** The bytes to advance; null: more bytes are needed. */
  #step(bytes: Uint8Array, at: number): number | null {
    if (bytes.length - at < ID3_BYTES) return null;
    if (this.#isStart) {
      this.#isStart = false;
      const tag = tagLength(bytes, at);
      if (tag > 0) return tag;
    }
    const frame = readFrame(bytes, at);
    if (frame === null) return nextSync(bytes, at);
    if (frame.kind !== this.#kind) {
      // Bytes of a picture or damage may look like a header, so the first frame must be followed by another.
      if (bytes.length < at + frame.length + HEAD_BYTES) return null;
      if (readFrame(bytes, at + frame.length)?.kind !== frame.kind) return nextSync(bytes, at);
      this.#kind = frame.kind;
      if (isInfoFrame(bytes, at)) return frame.length;
    }
    this.#frames += 1;
    this.#seconds += frame.seconds;
    return frame.length;
  }
}

/** A frame's head at this place; null: there is none. */
function readFrame(bytes: Uint8Array, at: number): Frame | null {
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  if (bytes[at] !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const divisor = VERSION_DIVISORS[(second >> 3) & 3] ?? null;
  const layer = 4 - ((second >> 1) & 3);
  const sampleIndex = (third >> 2) & 3;
  const sampleRate = SAMPLE_RATES[sampleIndex];
  if (divisor === null || layer === 4 || sampleRate === undefined) return null;
  const rate = ratesOf(divisor === 1, layer)[third >> 4] ?? 0;
  if (rate === 0) return null;
  const samples = layer === 1 ? 384 : layer === 3 && divisor > 1 ? 576 : 1152;
  const slot = layer === 1 ? 4 : 1;
  const padding = (third >> 1) & 1;
  const hertz = sampleRate / divisor;
  const slots = Math.floor((samples / 8 / slot) * ((rate * 1000) / hertz)) + padding;
  return { length: slots * slot, seconds: samples / hertz, kind: (second & 0x1e) * 4 + sampleIndex };
}

function ratesOf(isFirstVersion: boolean, layer: number): readonly number[] {
  if (!isFirstVersion) return layer === 1 ? RATES.second1 : RATES.second23;
  return layer === 1 ? RATES.first1 : layer === 2 ? RATES.first2 : RATES.first3;
}

function nextSync(bytes: Uint8Array, at: number): number {
  const next = bytes.indexOf(0xff, at + 1);
  return (next < 0 ? bytes.length : next) - at;
}

/** The bytes of an ID3 tag before the sound; 0: none. */
function tagLength(bytes: Uint8Array, at: number): number {
  const [i, d, three, , , flags = 0, ...size] = bytes.subarray(at, at + ID3_BYTES);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const hasFooter = (flags & 0x10) !== 0;
  return size.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0) + ID3_BYTES * (hasFooter ? 2 : 1);
}

/** Whether a frame is the encoder's info frame, which has no sound. */
function isInfoFrame(bytes: Uint8Array, at: number): boolean {
  const text = Buffer.from(bytes.subarray(at, at + INFO_BYTES)).toString('latin1');
  return ['Xing', 'Info', 'VBRI'].some((name) => text.includes(name));
}
