import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../throttle/network-of.ts';

const PERIOD_SECONDS = 60;
/** The most clients that are counted separately in a period. */
const CLIENTS_MAX = 1000;

interface Refusals {
  readonly call: string;
  readonly network: string;
  /** The number of refusals by code after the first, which is logged separately. */
  readonly refused: Record<string, number>;
}

/**
 * Counts repeated refusals by client and call, and logs one line a minute: a flood must not fill the disk or hide other lines.
 */
export class RefusalCounts {
  readonly #clients = new Map<string, Refusals>();
  readonly #counted = new WeakSet<FastifyRequest>();
  #log: FastifyBaseLogger | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** Counts a refusal. @returns false for the client's first refusal of the minute, which the caller logs. */
  count(request: FastifyRequest, code: string): boolean {
    this.#log = request.server.log;
    this.#timer ??= setTimeout(() => this.write(), PERIOD_SECONDS * 1000).unref();
    const { key, call, network } = describe(request);
    const refusals = this.#clients.get(key);
    if (refusals === undefined && this.#clients.size < CLIENTS_MAX) {
      this.#clients.set(key, { call, network, refused: {} });
      return false;
    }
    const { refused } = refusals ?? this.#others();
    refused[code] = (refused[code] ?? 0) + 1;
    this.#counted.add(request);
    return true;
  }

  /** Whether a call of this client was refused in the same minute, so that the next refusal is only counted. */
  isRefusing(request: FastifyRequest): boolean {
    return this.#clients.size > 0 && this.#clients.has(describe(request).key);
  }

  isCounted(request: FastifyRequest): boolean {
    return this.#counted.has(request);
  }

  /** Writes the counts, and begins a new minute. */
  write(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const refusals of this.#clients.values())
      if (Object.keys(refusals.refused).length > 0)
        this.#log?.warn({ ...refusals, seconds: PERIOD_SECONDS }, 'A client was refused repeatedly');
    this.#clients.clear();
  }

  #others(): Refusals {
    const others = this.#clients.get('others') ?? { call: 'any', network: 'others', refused: {} };
    this.#clients.set('others', others);
    return others;
  }
}

function describe(request: FastifyRequest): { readonly key: string; readonly call: string; readonly network: string } {
  const call = `${request.method} ${request.routeOptions.url ?? ''}`;
  const network = networkOf(request.ip);
  return { key: `${call} ${network}`, call, network };
}

/** Fastify's request lines, except for counted refusals. */
export class RequestLines extends LogController {
  readonly #refusals: RefusalCounts;
  readonly #begun = new WeakSet<FastifyRequest>();

  constructor(refusals: RefusalCounts) {
    super();
    this.#refusals = refusals;
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (this.#refusals.isRefusing(request)) return;
    this.#begun.add(request);
    super.incomingRequest(request, reply);
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.#refusals.isCounted(request)) return;
    // A request that was not refused needs its first line now.
    if (!this.#begun.has(request)) super.incomingRequest(request, reply);
    super.requestCompleted(error, request, reply);
  }
}
