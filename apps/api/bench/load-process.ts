import autocannon, { type Result } from 'autocannon';

/** A placeholder in a body for a unique value in each request. */
export const UNIQUE = '[<id>]';

/** One run of load. Each connection makes its share of the requests over and over. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly LoadRequest[];
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** How many of each outcome other than success: a status, or no answer. */
  readonly failures: Readonly<Record<string, number>>;
}

// A separate process: in a thread autocannon returns raw histograms and shares the server's process.
process.once('message', (message) => {
  // Sent by `load` in load.ts.
  void run(message as Load).then((result) => process.send?.(result, () => process.disconnect()));
});

async function run(load: Load): Promise<LoadResult> {
  const count = load.requests.length;
  let connection = 0;
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    idReplacement: load.requests.some(({ body }) => body?.includes(UNIQUE)),
    setupClient: (client) => {
      const [start, end] = [connection, connection + 1].map((at) => Math.floor((at * count) / load.connections));
      connection += 1;
      // Each connection gets a share of the requests, because preparing all of them for each would delay autocannon.
      const share = load.requests.slice(start, end);
      client.setRequests((share.length > 0 ? share : load.requests.slice(0, 1)).map(copy));
    },
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: failuresOf(result),
  };
}

function failuresOf({ statusCodeStats = {}, errors }: Result): LoadResult['failures'] {
  const refused = Object.entries(statusCodeStats).filter(([status]) => !/^[23]/.test(status));
  return {
    ...Object.fromEntries(refused.map(([status, { count = 0 }]) => [status, count])),
    ...(errors > 0 ? { 'no answer': errors } : {}),
  };
}

/** autocannon changes what it is given. */
function copy(request: LoadRequest) {
  return { ...request, headers: { ...request.headers } };
}
