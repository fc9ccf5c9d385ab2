import {
  type Address,
  type Hex,
  hexToString,
  numberToHex,
  stringToHex,
} from 'viem'
import type { FrameChain } from '../../../packages/wallet/src/node/loadConfig.js'
import type { Nonces } from '../../../packages/wallet/src/requests/transaction/createNonces.js'
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
  const { chain, kind, nonces, random, wait } = parameters
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
    if (nonces) return answer(await postOwn(given, nonces))
    const { nonce: wanted, ...rest } = given
    const isOwn = kind === 'own' || wanted === undefined
    const nonce = isOwn ? await readNonce(given.from) : wanted
    const sent = { ...rest, ...dearer(1n), nonce }
    const hash = await post(sent)
    await trouble(sent, hash)
    return answer(hash)
  }

  function answer(hash: string) {
    if (random.chance(0.15)) throw random.pick(lost)
    if (random.chance(0.05)) return silence
    return random.chance(0.03) ? null : hash
  }

  /** As the embedded wallet does, whose nodes may forget what they have. */
  async function postOwn(given: Transaction, own: Nonces) {
    const { data = '0x', from, nonce, to, value } = given
    const account = { address: from as Address, chain: frameChain }
    const call = {
      ...{ data: data as Hex, to: to as Address, value: BigInt(value) },
    }
    const named =
      nonce === undefined
        ? undefined
        : await own.find(account, { call, nonce: Number(nonce) })
    const hash = await own.send(account, {
      ...{ call, least: 0, nonce: named?.nonce },
      sign: async (next) =>
        stringToHex(
          JSON.stringify({
            ...{ data, from, nonce: numberToHex(next), to, value },
            ...raise(named?.replaced),
          }),
        ),
    })
    if (random.chance(0.08))
      await chain.send({ method: 'anvil_dropTransaction', params: [hash] })
    return hash
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
    /** Of the embedded wallet, in place of a node's. */
    nonces?: Nonces | undefined
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

/** One node, which the test's `rpc` answers for. */
export const frameChain: FrameChain = {
  id: 31_337,
  caipNetworkId: 'eip155:31337',
  name: 'Local',
  nativeCurrency: { decimals: 18, symbol: 'ETH' },
  rpcUrls: ['http://node.test/'],
}

/** Both fees of what is replaced, and an eighth. */
function raise(replaced: Hex | undefined) {
  if (!replaced) return dearer(1n)
  const old = JSON.parse(hexToString(replaced)) as Record<string, string>
  const toMore = (fee: string | undefined) =>
    numberToHex((BigInt(fee ?? 0) * 9n) / 8n + 1n)
  return {
    ...dearer(1n),
    maxFeePerGas: toMore(old.maxFeePerGas),
    maxPriorityFeePerGas: toMore(old.maxPriorityFeePerGas),
  }
}
