import bearerAuth from '@fastify/bearer-auth';
import { readRouteKey } from '@bandwise/api-contract/common';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';

interface MetricsPageOptions {
  readonly metrics: Metrics;
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** The bearer token of Prometheus. */
  readonly token: string;
}

/** The label of requests outside the table of routes: pages, files, unknown addresses. */
const OTHER = 'other';

/**
 * `GET /metrics` for Prometheus, of this process alone. It is outside `/api`, so that nginx does not proxy it. Register it before the
 * routes.
 */
export const metricsPage = fp<MetricsPageOptions>(async (app, { metrics: { registry }, pool, token }) => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'bandwise_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'bandwise_http_request_duration_seconds',
    help: 'Time from a request to its response, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'bandwise_database_connections',
      help: 'Connections of the pool: active, idle, and calls that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    }),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const { key } = request.routeOptions.config;
    const labels = { method: request.method, route: key ? readRouteKey(key).path : OTHER };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.register(async (scope) => {
    await scope.register(bearerAuth, { keys: new Set([token]), verifyErrorLogLevel: 'info' });
    scope.get('/metrics', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return registry.metrics();
    });
  });
});
