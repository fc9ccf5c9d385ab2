import type { Intercept } from '../../setup/solana/createSolanaNode.js'
import type { Random } from './createRandom.js'

/** Ways in which one request can fail. */
const kinds = [
  'withNotSent',
  'lost',
  'hanging',
  'busy',
  'html',
  'junk',
  'behind',
  'dropped',
] as const

/**
 * Simulates the connection from one page to its node: slow, and as unreliable
 * as configured.
 *
 * @param parameters.count - Called for every fault.
 */
export function createFaultyNetwork(parameters: {
  count(): void
  /** Makes the next send land this many slots late. */
  delayNext(slots: number): void
  isClosed(): boolean
  /** Probability that a request fails. */
  rate(): number
  random: Random
  wait(ms: number): Promise<void>
}): Intercept {
  const { count, delayNext, isClosed, random, rate, wait } = parameters
  // A page can be served by a node that has been lagging for a long time.
  const upToDateAt = Date.now() + (random.chance(0.3) ? 90_000 : 0)
  const never = () => new Promise<never>(() => {})
  return async (call, answer) => {
    await wait(random.between(1, 4) * 50)
    if (isClosed()) return never()
    const fault = random.chance(rate()) ? random.pick(kinds) : undefined
    if (fault) count()
    if (fault === 'withNotSent') throw new TypeError('fetch failed')
    if (fault === 'hanging')
      return random.chance(0.5) ? answerInVain() : never()
    if (fault === 'busy') return 429
    if (fault === 'html') return '<html>Bad gateway</html>'
    if (fault === 'dropped' && call.method === 'sendTransaction')
      return toAnswer(call, signatureOf(answer))
    // Blocks are full, or the leader is far away.
    if (call.method === 'sendTransaction' && random.chance(rate()))
      delayNext(random.between(2, 140))
    const found = answer()
    delayNext(0)
    await wait(random.between(1, 4) * 50)
    if (isClosed()) return never()
    if (fault === 'lost') throw new TypeError('fetch failed')
    if (fault === 'junk') return { ...(found as object), result: { value: 7 } }
    const isBehind = rate() > 0 && Date.now() < upToDateAt
    return isBehind || fault === 'behind' ? toBehind(call, found) : found

    function answerInVain() {
      answer()
      return never()
    }
  }
}

type Call = { id?: unknown; method: string; params: unknown[] }

function toAnswer(call: Call, result: unknown) {
  return { jsonrpc: '2.0', id: call.id, result }
}

/** A node that accepts a transaction and forgets it. */
function signatureOf(_: () => unknown) {
  return '1'.repeat(64)
}

/** A lagging node knows neither new transactions nor their blocks. */
function toBehind(call: Call, found: unknown) {
  const { result } = found as { result?: { context?: { slot: number } } }
  if (call.method === 'getSignaturesForAddress') {
    const [, { minContextSlot = 0 } = {}] = call.params as [
      unknown,
      { minContextSlot?: number }?,
    ]
    const error = { code: -32016, message: 'Minimum context slot' }
    return minContextSlot > 0
      ? { jsonrpc: '2.0', id: call.id, error }
      : toAnswer(call, [])
  }
  if (call.method !== 'getSignatureStatuses' || !result?.context) return found
  const context = { ...result.context, slot: result.context.slot - 200 }
  return toAnswer(call, { context, value: [null] })
}
