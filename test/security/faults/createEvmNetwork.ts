import { HttpRequestError, numberToHex, TimeoutError } from 'viem'
import type { Call, createEvmChain } from './createEvmChain.js'
import type { Random } from './createRandom.js'

/** Ways in which one request can fail. */
const kinds = [
  'withNotSent',
  'lost',
  'hanging',
  'busy',
  'broken',
  'junk',
  'behind',
] as const

/** Ways in which a node can be wrong for minutes, one at a time. */
const lies = [
  // Of the account's nonces, only the mined ones.
  'minedOnly',
  // It has never heard of what waits.
  'forgetful',
  'noReceipts',
  // A block number from before, or of blocks to come.
  'oldHead',
  'newHead',
  'wrongFees',
] as const
/** Of more nonces than there are; only the embedded wallet counts itself. */
const highCount = 'highCount' as const

/** How long viem waits for a response. */
const TIMEOUT_MS = 10_000

/**
 * Simulates the connection from one page to its node: slow, and as unreliable
 * as configured.
 */
export function createEvmNetwork(
  parameters: createEvmNetwork.Parameters,
): (call: Call) => Promise<unknown> {
  const { chain, count, hasLiars, hasOwnCount, isClosed, random, rate, wait } =
    parameters
  const lie =
    hasLiars && random.chance(0.5)
      ? random.pick(hasOwnCount ? [...lies, highCount] : lies)
      : undefined
  const liesUntil = Date.now() + random.between(10, 170) * 1_000
  const isLying = () => rate() > 0 && Date.now() < liesUntil
  // A page can be served by a node that has been lagging for a long time.
  const upToDateAt = Date.now() + (random.chance(0.3) ? 90_000 : 0)
  const lag = random.between(1, 25)
  const never = () => new Promise<never>(() => {})
  return async (call) => {
    await wait(random.between(1, 4) * 50)
    if (isClosed()) return never()
    const fault = random.chance(rate()) ? random.pick(kinds) : undefined
    if (fault) count()
    const url = 'http://node'
    if (fault === 'withNotSent') throw new TypeError('fetch failed')
    if (fault === 'busy') throw new HttpRequestError({ status: 429, url })
    if (fault === 'broken') throw new HttpRequestError({ status: 500, url })
    if (fault === 'hanging') {
      await wait(TIMEOUT_MS)
      if (isClosed()) return never()
      throw new TimeoutError({ body: {}, url })
    }
    const isBehind = rate() > 0 && Date.now() < upToDateAt
    const found =
      isBehind || fault === 'behind'
        ? await askBehind(chain, call, isBehind ? lag : random.between(1, 25))
        : await chain.send(
            isLying() && lie === 'minedOnly' ? toMined(call) : call,
          )
    await wait(random.between(1, 4) * 50)
    if (isClosed()) return never()
    if (lie && isLying()) {
      const told = tellLie(lie, call, found)
      if (told !== found) count()
      return told
    }
    if (fault === 'lost') throw new TypeError('terminated')
    return fault === 'junk' ? null : found
  }
}

export declare namespace createEvmNetwork {
  type Parameters = {
    chain: createEvmChain.ReturnType
    /** Called for every fault. */
    count(): void
    /** Whether the node may be wrong for minutes. */
    hasLiars?: boolean | undefined
    /** Whether the wallet counts its nonces itself. */
    hasOwnCount?: boolean | undefined
    isClosed(): boolean
    random: Random
    /** Probability that a request fails. */
    rate(): number
    wait(ms: number): Promise<void>
  }
}

function toMined(call: Call): Call {
  const [first, tag] = (call.params ?? []) as [unknown, unknown?]
  return call.method === 'eth_getTransactionCount' && tag === 'pending'
    ? { ...call, params: [first, 'latest'] }
    : call
}

function tellLie(
  lie: (typeof lies)[number] | typeof highCount,
  { method }: Call,
  found: unknown,
) {
  const move = (by: number) => numberToHex(Math.max(0, Number(found) + by))
  const isCount = method === 'eth_getTransactionCount'
  if (lie === highCount && isCount) return move(2)
  if (lie === 'oldHead' && method === 'eth_blockNumber') return move(-20)
  if (lie === 'newHead' && method === 'eth_blockNumber') return move(20)
  if (lie === 'noReceipts' && method === 'eth_getTransactionReceipt')
    return null
  if (lie === 'forgetful' && method === 'eth_getTransactionByHash')
    return (found as { blockNumber?: unknown } | null)?.blockNumber
      ? found
      : null
  if (lie === 'wrongFees' && method === 'eth_maxPriorityFeePerGas')
    return numberToHex(10n ** 15n)
  return found
}

/** A lagging node knows neither new transactions nor their blocks. */
async function askBehind(
  chain: createEvmChain.ReturnType,
  call: Call,
  lag: number,
) {
  const { method } = call
  const [first, second] = (call.params ?? []) as [string, string?]
  const latest = Number(await chain.send<string>({ method: 'eth_blockNumber' }))
  const head = Math.max(0, latest - lag)
  const isNew = (block: string | null | undefined) =>
    block === null || block === undefined || Number(block) > head
  if (method === 'eth_blockNumber') return numberToHex(head)
  if (method === 'eth_getTransactionCount') {
    const tag = second?.startsWith('0x') ? second : numberToHex(head)
    if (isNew(tag))
      throw Object.assign(new Error('header not found'), { code: -32000 })
    return chain.send({ method, params: [first, tag] })
  }
  if (method === 'eth_getBlockByNumber') {
    const tag = first.startsWith('0x') ? first : numberToHex(head)
    return isNew(tag) ? null : chain.send({ method, params: [tag, second] })
  }
  const found = await chain.send<{ blockNumber?: string } | null>(call)
  const isOne = /^eth_getTransaction(ByHash|Receipt)$/.test(method)
  return isOne && isNew(found?.blockNumber) ? null : found
}
