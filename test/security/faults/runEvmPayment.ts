import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  hexToBigInt,
  keccak256,
  numberToHex,
  toHex,
} from 'viem'
import { createNonces } from '../../../packages/wallet/src/requests/transaction/createNonces.js'
import { createMemory } from '../../../packages/wallet/src/test/createMemory.js'
import { getAccounts } from '../../../src/actions/getAccounts.js'
import { getActiveAccount } from '../../../src/actions/getActiveAccount.js'
import { startSend } from '../../../src/actions/send/startSend.js'
import type { sendToken } from '../../../src/actions/sendToken.js'
import { AUTH_CONNECTOR_ID } from '../../../src/core/constants/connectors.js'
import type { Kit } from '../../../src/createKit.js'
import { getSendJournal } from '../../../src/features/payments/getSendJournal.js'
import { replaceSend } from '../../../src/features/payments/replaceSend.js'
import { HostError } from '../../../src/frame/host/HostError.js'
import { createEvmKit } from '../../setup/kit/createEvmKit.js'
import type { createEvmChain } from './createEvmChain.js'
import { createEvmNetwork } from './createEvmNetwork.js'
import { createEvmUser, evmWallets, frameChain } from './createEvmUser.js'
import { createRandom, type Random } from './createRandom.js'
import { type Page, type Result, runPayment, type World } from './runPayment.js'

type EvmWorld = World & {
  chain: createEvmChain.ReturnType
  /** Default: only the coin is sent. */
  token?: Address | undefined
}

const AMOUNT = '1.5'
const UNITS = 1_500_000_000_000_000_000n
/** Coarse, so that many pages share a moment of the virtual clock. */
const TICK_MS = 50
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * Makes a payment on an EVM network, with one of three kinds of wallets.
 *
 * @param parameters.hasLiars - Whether nodes may be wrong for minutes, and the
 * user speeds up and cancels in the app.
 * @param parameters.hasTabs - Whether the app may be open in two tabs.
 * @param parameters.send - What a click runs; default `sendToken`.
 */
export async function runEvmPayment(
  world: EvmWorld,
  seed: number,
  parameters: runEvmPayment.Parameters = {},
): Promise<Result> {
  const { hasLiars, hasTabs, send = sendOnce } = parameters
  const random = createRandom(seed)
  const { chain, wait } = world
  const token = random.chance(0.3) ? world.token : undefined
  const from = toAddress(seed, 1)
  const to = toAddress(seed, 2)
  const payees: Address[] = [to]
  const kind = random.pick(evmWallets)
  const items = new Map<string, string>()
  const nonces =
    hasLiars && kind === 'frame' ? createOwnNonces(world) : undefined
  const user = createEvmUser({ chain, kind, nonces, random, wait })
  await fund(world, from, token)

  /** Returns how often the receivers were paid the amount. */
  async function getDebits() {
    const found = await Promise.all(payees.map(getPaid))
    return found.reduce((sum, paid) => sum + paid, 0)
  }

  async function getPaid(payee: Address) {
    const balance = token
      ? await chain.send<`0x${string}`>({
          method: 'eth_call',
          params: [{ data: encodeBalanceOf(payee), to: token }, 'latest'],
        })
      : await chain.send<`0x${string}`>({
          method: 'eth_getBalance',
          params: [payee, 'latest'],
        })
    return Number(hexToBigInt(balance) / UNITS)
  }

  async function open(page: Page) {
    const { count, isClosed, isHealed, onStep, rate } = page
    let controller = new AbortController()
    const { kit } = await createEvmKit({
      accounts: () => [from],
      id: kind === 'frame' ? AUTH_CONNECTOR_ID : undefined,
      async intercept({ method, params = [] }) {
        // What its frame reads, no user is asked for.
        if (
          method !== 'eth_sendTransaction' &&
          (hasLiars || kind === 'frame')
        ) {
          if (isClosed()) return hang()
          if (method === 'eth_getTransactionCount' && nonces)
            return numberToHex(
              await nonces.readNext({ address: from, chain: frameChain }),
            )
          return chain.send({ method, params })
        }
        // The embedded wallet's dialog closes with the page, or with its
        // request.
        const { signal } = controller
        const isGone = () => isClosed() || signal.aborted
        const answer = await user
          .ask(params[0] as never, isGone)
          .finally(() => isClosed() && hang())
        return isClosed() ? hang() : answer
      },
      pollingInterval: 4_000,
      rpc: createEvmNetwork({
        ...{ chain, count, hasLiars, isClosed, random, rate, wait },
        hasOwnCount: nonces !== undefined,
      }),
      storage: {
        get: (key: string) => items.get(key),
        set: (key: string, value: string) =>
          isClosed() || items.set(key, value),
        delete: (key: string) => isClosed() || items.delete(key),
      } as never,
      url: 'http://unused',
    })
    return async () => {
      controller = new AbortController()
      const { signal } = controller
      const timed = controller
      // Users do not wait forever for a wallet that does not respond.
      wait(random.between(30, 180) * 1_000).then(() => timed.abort())
      if (nonces && random.chance(0.5)) replaceLater(kit, page)
      const given = {
        ...{ onStep, signal, to },
        amount: AMOUNT,
        resend: isHealed() && user.open === 0,
        token: token ?? 'native',
      }
      const { hash } = await send(kit, given, {
        ...{ getPaid, page, random, wait },
        addPayee() {
          const payee = toAddress(seed, `payee ${payees.length}`)
          payees.push(payee)
          return payee
        },
      })
      return hash
    }
  }

  /** The user speeds up or cancels what is pending, at any instant. */
  async function replaceLater(kit: Kit, { count, isClosed }: Page) {
    for (let times = random.between(1, 3); times > 0; times--) {
      await wait(random.between(1, 1_200) * TICK_MS)
      const [intent] = getSendJournal(kit).list()
      if (isClosed() || !intent) return
      count()
      const isCancelled = random.chance(0.3)
      const { signal } = new AbortController()
      await replaceSend(kit, {
        ...{ isCancelled, sendId: intent.id, signal },
      }).catch(() => {})
    }
  }

  /** An unrelated transaction that the account sends through its wallet. */
  if (random.chance(0.3))
    wait(random.between(0, 1_200) * TICK_MS)
      .then(() =>
        nonces
          ? user.ask({ from, to: stranger, value: '0x1' }, () => false)
          : chain.send({
              method: 'eth_sendTransaction',
              params: [{ from, to: stranger, value: '0x1' }],
            }),
      )
      .catch(() => {})

  return runPayment(world, {
    ...{ getDebits, hasTabs, open, random, seed },
    giveUpAfterMs: 400_000,
    hasLanded: (hash) =>
      hasLiars
        ? chain.send<boolean>({ method: 'test_wasMined', params: [hash] })
        : hasLanded(world, hash),
    longestMs: 60_000,
    tickMs: TICK_MS,
  })
}

export declare namespace runEvmPayment {
  type Parameters = {
    hasLiars?: boolean | undefined
    hasTabs?: boolean | undefined
    send?: Send | undefined
  }
  type Send = (
    kit: Kit,
    parameters: sendToken.Parameters,
    context: Context,
  ) => Promise<{ hash: string }>
  type Context = {
    /** Returns one more address whose debits count. */
    addPayee(): Address
    getPaid(payee: Address): Promise<number>
    page: Page
    random: Random
    wait(ms: number): Promise<void>
  }
}

/** `sendToken`, without loading its code, which takes real time. */
const sendOnce: runEvmPayment.Send = (kit, parameters) =>
  startSend(kit, parameters, {
    accounts: getAccounts(kit),
    active: getActiveAccount(kit),
  })

/** Of the wallet page, whose node tells the truth. */
const createOwnNonces = ({ chain }: EvmWorld) =>
  createNonces({
    database: createMemory(),
    rpc: async (_, method, params) => {
      try {
        return await chain.send({ method, params })
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        throw new HostError({ code, message })
      }
    },
  })

const hang = () => new Promise<never>(() => {})

const toAddress = (seed: number, part: number | string) =>
  getAddress(`0x${keccak256(toHex(`${seed} ${part}`)).slice(26)}`)

const encodeBalanceOf = (owner: Address) =>
  encodeFunctionData({
    abi: erc20Abi,
    args: [owner],
    functionName: 'balanceOf',
  })

async function fund(
  { chain }: EvmWorld,
  address: Address,
  token: Address | undefined,
) {
  const value = numberToHex(10n ** 21n)
  await chain.send({ method: 'anvil_setBalance', params: [address, value] })
  if (!token) return
  // The first slot of the contract holds its balances.
  const slot = keccak256(
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint256' }],
      [address, 0n],
    ),
  )
  const word = numberToHex(10n ** 21n, { size: 32 })
  await chain.send({
    method: 'anvil_setStorageAt',
    params: [token, slot, word],
  })
}

async function hasLanded({ chain }: EvmWorld, hash: string) {
  const receipt = await chain.send<{ status: string } | null>({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  })
  return receipt?.status === '0x1'
}
