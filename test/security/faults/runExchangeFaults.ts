// Loaded here: its loading takes real time, in which the clock would run on.
import '../../../src/api/createApiClient.js'
import { createPageLocks } from './createPageLocks.js'
import { createVirtualClock } from './createVirtualClock.js'
import { runExchangePayment } from './runExchangePayment.js'
import type { Result } from './runPayment.js'

const SLOT_MS = 1_000
/** Payments that share a clock. */
const BATCH = 50

/** Makes that many payments at an exchange, each with its own faults. */
export async function runExchangeFaults(parameters: {
  runs: number
  seed: number
}): Promise<Result[]> {
  const { runs, seed } = parameters
  const results: Result[] = []
  for (let start = 0; start < runs; start += BATCH)
    results.push(
      ...(await runBatch(seed + start, Math.min(BATCH, runs - start))),
    )
  return results
}

async function runBatch(first: number, size: number) {
  const pages = createPageLocks()
  const uninstall = pages.install()
  const before = globalThis.fetch
  const clock = createVirtualClock()
  const hosts = new Map<string, (request: Request) => Promise<Response>>()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = hosts.get(new URL(request.url).host)
    if (!answer) throw new TypeError('fetch failed')
    return answer(request)
  }
  try {
    const world = { hosts, pages, wait: clock.wait }
    let left = size
    const payments = Array.from({ length: size }, (_, index) =>
      runExchangePayment(world, first + index).finally(() => left--),
    )
    while (left > 0) await clock.advance(SLOT_MS)
    return await Promise.all(payments)
  } finally {
    clock.restore()
    globalThis.fetch = before
    uninstall()
  }
}
