import { numberToHex } from 'viem'
import type { createEvmChain } from './createEvmChain.js'
import type { Random } from './createRandom.js'

/**
 * Wallets that use the page's nonce, wallets that choose their own, and the
 * embedded one, whose dialog closes with its page.
 */
export const evmWallets = ['given', 'own', 'frame'] as const

/** The dialog is closed without an answer. */
const silence = Symbol()

type Transaction = {
  data?: string
  from: string
  nonce?: string
  to: string
  value: string
}

/**
 * Simulates a user with a wallet, who can be slow, reject, speed up or cancel.
 */
export function createEvmUser(
  parameters: createEvmUser.Parameters,
): createEvmUser.ReturnType {
  const { chain, kind, random, wait } = parameters
  const user: createEvmUser.ReturnType = { ask, asked: 0, open: 0 }
  const post = (transaction: Transaction) =>
    chain.send<string>({ method: 'eth_sendTransaction', params: [transaction] })

  async function ask(given: Transaction, isGone: () => boolean) {
    user.asked++
    user.open++
    const answer = await approve(given, isGone).finally(() => user.open--)
    return answer === silence ? new Promise<never>(() => {}) : answer
  }

  async function approve(given: Transaction, isGone: () => boolean) {
    const isSlow = random.chance(0.08)
    await wait(random.between(1, isSlow ? 90 : 6) * 1_000)
    if (kind === 'frame' && isGone()) return silence
    if (random.chance(0.05)) throw { code: 4001, message: 'No' }
    if (random.chance(0.05)) throw new Error('Internal wallet error')
    if (random.chance(0.03)) return silence
    // On its way to the wallet's own node; the embedded wallet gives up
    // after 10 s.
    if (random.chance(0.15))
      await wait(random.between(1, kind === 'frame' ? 10 : 30) * 1_000)
    const { nonce: wanted, ...rest } = given
    const isOwn = kind === 'own' || wanted === undefined
    const nonce = isOwn ? await readNonce(given.from) : wanted
    const sent = { ...rest, ...dearer(1n), nonce }
    const hash = await post(sent)
    await trouble(sent, hash)
    if (random.chance(0.15)) throw random.pick(lost)
    if (random.chance(0.05)) return silence
    return random.chance(0.03) ? null : hash
  }

  const readNonce = (from: string) =>
    chain.send<string>({
      method: 'eth_getTransactionCount',
      params: [from, 'pending'],
    })

  /** What happens to a transaction before it is mined. */
  async function trouble(sent: Transaction, hash: string) {
    const { from } = sent
    if (random.chance(0.08)) {
      await chain.send({ method: 'anvil_dropTransaction', params: [hash] })
      if (kind !== 'frame' && random.chance(0.5)) later(sent, 60)
    }
    if (random.chance(0.1)) later({ ...sent, ...dearer(5n) }, 10)
    else if (random.chance(0.05)) {
      const { data: _, ...rest } = sent
      later({ ...rest, ...dearer(5n), to: from, value: '0x0' }, 10)
    }
  }

  /** Posts a transaction later; until then the wallet counts as active. */
  function later(transaction: Transaction, seconds: number) {
    user.open++
    wait(random.between(1, seconds) * 1_000)
      .then(() => post(transaction))
      .catch(() => {})
      .finally(() => user.open--)
  }

  return user
}

export declare namespace createEvmUser {
  type Parameters = {
    chain: createEvmChain.ReturnType
    kind: (typeof evmWallets)[number]
    random: Random
    wait(ms: number): Promise<void>
  }
  type ReturnType = {
    /** Answers `eth_sendTransaction`. */
    ask(given: Transaction, isGone: () => boolean): Promise<unknown>
    /** Number of requests to the wallet. */
    asked: number
    /** Dialogs and transactions that the wallet is still handling. */
    open: number
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
