import { numberToHex } from 'viem'
import type { createEvmChain } from './createEvmChain.js'
import type { Random } from './createRandom.js'

/** Wallets that make batches: one of another app, and the embedded one. */
export const batchWallets = ['foreign', 'frame'] as const

type Call = { data?: string; to: string; value: string }
type Request = { calls: readonly Call[]; from: string; id: string }
type Bundle = { hashes: string[]; isRefused: boolean }

/** The dialog is closed without an answer. */
const silence = Symbol()

/**
 * Simulates a user with a wallet that makes batches (EIP-5792), who can be
 * slow, reject, speed up or cancel. Only the last call of a batch does
 * something, because this is not about whether a batch is atomic.
 */
export function createBatchUser(
  parameters: createBatchUser.Parameters,
): createBatchUser.ReturnType {
  const { chain, kind, random, wait } = parameters
  /** What the wallet knows, by the ID of the batch. */
  const bundles = new Map<string, Bundle>()
  const post = (transaction: object) =>
    chain.send<string>({ method: 'eth_sendTransaction', params: [transaction] })

  async function approve(request: Request, isGone: () => boolean) {
    const { calls, from, id } = request
    const isSlow = random.chance(0.08)
    await wait(random.between(1, isSlow ? 90 : 6) * 1_000)
    if (kind === 'frame' && isGone()) return silence
    if (random.chance(0.05)) throw { code: 4001, message: 'No' }
    if (random.chance(0.03)) return silence
    // An ID is made into a batch only once.
    if (bundles.has(id)) throw { code: 5720, message: 'Duplicate ID' }
    const bundle: Bundle = { hashes: [], isRefused: false }
    bundles.set(id, bundle)
    if (random.chance(0.05)) {
      bundle.isRefused = true
      throw new Error('The node has refused it')
    }
    if (random.chance(0.15)) await wait(random.between(1, 30) * 1_000)
    const nonce = await chain.send<string>({
      method: 'eth_getTransactionCount',
      params: [from, 'pending'],
    })
    const sent = { ...calls.at(-1), ...dearer(1n), from, nonce }
    bundle.hashes.push(await post(sent))
    trouble(bundle, sent)
    if (random.chance(0.15)) throw random.pick(lost)
    if (random.chance(0.05)) return silence
    return random.chance(0.1) ? id : { id }
  }

  /** The wallet speeds its transaction up, or cancels it. */
  function trouble(bundle: Bundle, sent: { from: string }) {
    const later = (transaction: object) => {
      user.open++
      wait(random.between(1, 10) * 1_000)
        .then(() => post(transaction))
        .then((hash) => bundle.hashes.push(hash))
        .catch(() => {})
        .finally(() => user.open--)
    }
    if (random.chance(0.1)) later({ ...sent, ...dearer(5n) })
  }

  async function readStatus(id: string) {
    const bundle = bundles.get(id)
    if (random.chance(0.05)) throw random.pick(lost)
    if (!bundle) throw { code: 5730, message: 'Unknown bundle id' }
    if (bundle.isRefused) return { id, status: 400, receipts: [] }
    const receipts = await Promise.all(
      bundle.hashes.map((hash) =>
        chain.send<object | null>({
          method: 'eth_getTransactionReceipt',
          params: [hash],
        }),
      ),
    )
    const found = receipts.filter((receipt) => receipt !== null)
    return { id, status: found.length > 0 ? 200 : 100, receipts: found }
  }

  const user: createBatchUser.ReturnType = {
    open: 0,
    readStatus,
    async sendCalls(request, isGone) {
      user.open++
      const answer = await approve(request, isGone).finally(() => user.open--)
      return answer === silence ? new Promise<never>(() => {}) : answer
    },
  }
  return user
}

export declare namespace createBatchUser {
  type Parameters = {
    chain: createEvmChain.ReturnType
    kind: (typeof batchWallets)[number]
    random: Random
    wait(ms: number): Promise<void>
  }
  type ReturnType = {
    /** Dialogs and transactions that the wallet is still handling. */
    open: number
    /** Answers `wallet_getCallsStatus`. */
    readStatus(id: string): Promise<unknown>
    /** Answers `wallet_sendCalls`. */
    sendCalls(request: Request, isGone: () => boolean): Promise<unknown>
  }
}

/** Failures with an unknown outcome. */
const lost = [
  new Error('Lost connection to the wallet'),
  { code: 4900, message: 'Disconnected' },
  { code: -32603, message: 'Internal error' },
]

const GWEI = 1_000_000_000n

/** Prices that suffice when blocks are full. */
function dearer(factor: bigint) {
  return {
    gas: '0x30d40',
    maxFeePerGas: numberToHex(20n * GWEI * factor),
    maxPriorityFeePerGas: numberToHex(GWEI * factor),
  }
}
