import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

export type Metrics = {
  /** Counts a call to a service outside. */
  countCall(service: string, result: string): void
  /** Counts accounts that were deleted because their users wanted it. */
  countDeletions(count: number): void
  /** Counts an unexpected error, as it is logged. */
  countError(): void
  /** Counts a read that a replica may answer, by what became of it. */
  countReplicaRead(result: 'answered' | 'failed' | 'paused'): void
  countMail(result: 'sent' | 'failed'): void
  observe(request: {
    method: string
    /** Pattern of the path. */
    route: string
    seconds: number
    status: number
  }): void
  openRequests: { inc(): void; dec(): void }
  /** Text of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>
}

/** Creates the metrics of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'latchkey_http_request_duration_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  })
  const openRequests = new Gauge({
    name: 'latchkey_http_open_requests',
    help: 'Requests that are being answered.',
    registers,
  })
  const mails = new Counter({
    name: 'latchkey_mails_total',
    help: 'Mails handed over to the mail server.',
    labelNames: ['result'],
    registers,
  })
  const calls = new Counter({
    name: 'latchkey_upstream_calls_total',
    help: 'Calls to services outside, by what became of them.',
    labelNames: ['service', 'result'],
    registers,
  })
  const errors = new Counter({
    name: 'latchkey_unexpected_errors_total',
    help: 'Errors in the log.',
    registers,
  })
  const replicaReads = new Counter({
    name: 'latchkey_replica_reads_total',
    help: 'Reads of the replica: answered, failed, or left to the primary.',
    labelNames: ['result'],
    registers,
  })
  const deletions = new Counter({
    name: 'latchkey_accounts_deleted_total',
    help: 'Accounts deleted because their users wanted it.',
    registers,
  })
  // A first failure is no increase of a series that did not exist.
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  return {
    countCall: (service, result) => calls.inc({ result, service }),
    countDeletions: (count) => deletions.inc(count),
    countError: () => errors.inc(),
    countReplicaRead: (result) => replicaReads.inc({ result }),
    countMail: (result) => mails.inc({ result }),
    observe({ method, route, seconds, status }) {
      requests.observe({ method, route, status }, seconds)
    },
    openRequests,
    async render() {
      return {
        contentType: registry.contentType,
        text: await registry.metrics(),
      }
    },
  }
}
