import {
  type Address,
  getAddress,
  hexToBigInt,
  keccak256,
  numberToHex,
} from 'viem'
import { startSend } from '../../../src/actions/send/startSend.js'
import { AUTH_CONNECTOR_ID } from '../../../src/core/constants/connectors.js'
import { TransactionUnknownError } from '../../../src/core/errors/transaction.js'
import { createSingleFlight } from '../../../src/core/promise/createSingleFlight.js'
import type { Kit } from '../../../src/createKit.js'
import { getSendJournal } from '../../../src/features/payments/getSendJournal.js'
import { resumeBatch } from '../../../src/features/payments/resumeBatch.js'
import { runBatch } from '../../../src/features/payments/runBatch.js'
import type { SendTokenProgress } from '../../../src/features/payments/sendTypes.js'
import { createEvmKit } from '../../setup/kit/createEvmKit.js'
import { batchWallets, createBatchUser } from './createBatchUser.js'
import type { createEvmChain } from './createEvmChain.js'
import { createEvmNetwork } from './createEvmNetwork.js'
import { createRandom } from './createRandom.js'
import { type Page, type Result, runPayment, type World } from './runPayment.js'

const UNITS = 1_500_000_000_000_000_000n
/** Coarse, so that many pages share a moment of the virtual clock. */
const TICK_MS = 50

/**
 * Makes a payment as the last call of a batch (EIP-5792).
 *
 * @param parameters.isSponsored - Whether it is a send whose network fee the
 * app pays, which is a batch of its own.
 */
export async function runBatchPayment(
  world: World & { chain: createEvmChain.ReturnType },
  seed: number,
  parameters: { isSponsored?: boolean | undefined } = {},
): Promise<Result> {
  const { isSponsored = false } = parameters
  const random = createRandom(seed)
  const { chain, wait } = world
  const from = toAddress(seed, 1)
  const to = toAddress(seed, 2)
  const kind = random.pick(batchWallets)
  const items = new Map<string, string>()
  const user = createBatchUser({ chain, kind, random, wait })
  await chain.send({
    method: 'anvil_setBalance',
    params: [from, numberToHex(10n ** 21n)],
  })

  async function open(page: Page) {
    const { count, isClosed, isHealed, onStep, rate } = page
    let controller = new AbortController()
    const { config, kit } = await createEvmKit({
      accounts: () => [from],
      id: kind === 'frame' ? AUTH_CONNECTOR_ID : undefined,
      async intercept({ method, params = [] }) {
        if (method === 'wallet_getCapabilities')
          return { '0x7a69': { paymasterService: { supported: true } } }
        if (method === 'wallet_getCallsStatus')
          return user
            .readStatus(params[0] as string)
            .finally(() => isClosed() && hang())
        // The embedded wallet's dialog closes with the page, or with its
        // request.
        const { signal } = controller
        const isGone = () => isClosed() || signal.aborted
        const answer = await user
          .sendCalls(params[0] as never, isGone)
          .finally(() => isClosed() && hang())
        return isClosed() ? hang() : answer
      },
      kit: isSponsored ? { paymaster: 'https://paymaster.test' } : {},
      pollingInterval: 4_000,
      rpc: createEvmNetwork({ chain, count, isClosed, random, rate, wait }),
      storage: {
        get: (key: string) => items.get(key),
        set: (key: string, value: string) =>
          isClosed() || items.set(key, value),
        delete: (key: string) => isClosed() || items.delete(key),
      } as never,
      url: 'http://unused',
    })
    const connector = config.connectors[0]
    if (!connector) throw new Error('No wallet')
    return async () => {
      controller = new AbortController()
      const timed = controller
      // Users do not wait forever for a wallet that does not respond.
      wait(random.between(30, 180) * 1_000).then(() => timed.abort())
      if (isSponsored) {
        const accounts = kit.getAccounts()
        const active = kit.getActiveAccount()
        const { hash } = await startSend(
          kit,
          {
            ...{ onStep, signal: controller.signal, to, token: 'native' },
            amount: '1.5',
            resend: isHealed() && user.open === 0,
          },
          { accounts, active },
        )
        return hash
      }
      const { hash } = await kit
        .own(createFlight)({
          key: to,
          onProgress: onStep,
          run: ({ report, signal }) =>
            pay(kit, { connector, from, report, signal, to }),
          signal: controller.signal,
        })
        .catch((error) => {
          // It continues for another click, as that of a swap does.
          throw error === timed.signal.reason
            ? new TransactionUnknownError({ cause: error })
            : error
        })
      return hash
    }
  }

  return runPayment(world, {
    ...{ open, random, seed },
    async getDebits() {
      const balance = await chain.send<`0x${string}`>({
        method: 'eth_getBalance',
        params: [to, 'latest'],
      })
      return Number(hexToBigInt(balance) / UNITS)
    },
    giveUpAfterMs: 400_000,
    async hasLanded(hash) {
      const receipt = await chain.send<{ status: string } | null>({
        method: 'eth_getTransactionReceipt',
        params: [hash],
      })
      return receipt?.status === '0x1'
    },
    longestMs: 60_000,
    tickMs: TICK_MS,
  })
}

const createFlight = () =>
  createSingleFlight<SendTokenProgress>({ isAbortedByRun: true })

/** Resumes an earlier batch of the same payment, as a swap does. */
async function pay(
  kit: Kit,
  parameters: {
    connector: Parameters<typeof runBatch>[1]['connector']
    from: Address
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
    to: Address
  },
) {
  const { connector, from, report, signal, to } = parameters
  const steps = { confirmations: 1, connector, report, signal }
  const chainId = 31337
  for (const intent of getSendJournal(kit).list()) {
    if (!intent.callsId || intent.to !== to) continue
    const result = await resumeBatch(kit, { ...steps, chainId, intent })
    if (result) return result
  }
  return runBatch(kit, {
    ...steps,
    assert: async () => {},
    before: [{ data: '0x', to: from, value: 0n }],
    transaction: {
      amount: UNITS,
      chainId,
      data: undefined,
      from,
      to,
      value: UNITS,
    },
  })
}

const hang = () => new Promise<never>(() => {})

const toAddress = (seed: number, part: number) =>
  getAddress(`0x${keccak256(numberToHex(seed * 10 + part)).slice(26)}`)
