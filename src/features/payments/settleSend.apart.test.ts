import { type Address, type Hash, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import {
  createEvmClient,
  createEvmKit,
  evmPayer,
} from '../../../test/setup/kit/createEvmKit.js'
import { sendToken } from '../../actions/sendToken.js'

// Loaded before any test starts: a busy machine takes long to compile them.
import '../../actions/payment/payments.js'

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createEvmClient>
let to: Address
let nonce: number
let count = 0

beforeAll(async () => {
  node = await startAnvil({ args: ['--no-mining'] })
  client = createEvmClient(node.url)
})
afterAll(() => node?.stop())

beforeEach(async () => {
  to = `0x${(++count).toString(16).padStart(40, '9')}`
  nonce = await client.getTransactionCount({ address: evmPayer })
})

const amount = '1.5'
const value = 1_500_000_000_000_000_000n
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mine = () => client.request({ method: 'evm_mine' } as never)

/** Sends, and replaces the transaction once it is in the node's pool. */
async function sendAndReplace(
  replace: (old: Hash) => { to: Address; value: bigint } | undefined,
) {
  const { kit, storage, wallet } = await createEvmKit({ url: node.url })
  const onStep = vi.fn()
  const sent = sendToken(kit, { amount, onStep, to, token: 'native' }).then(
    (result) => ({ result, error: undefined }),
    (error) => ({ result: undefined, error }),
  )
  await untilSeen(storage)
  const hash = onStep.mock.calls.at(-1)?.[0].hash as Hash
  const other = replace(hash)
  const next =
    other &&
    (await client.sendTransaction({
      ...other,
      account: evmPayer,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 50_000_000_000n,
      nonce,
    }))
  await mine()
  const steps = () => onStep.mock.calls.map(([progress]) => progress)
  return { ...(await sent), hash, kit, next, steps, storage, wallet }
}

/**
 * Waits until the node has shown the transaction to the page, which then knows
 * its nonce.
 */
const untilSeen = (storage: Map<string, string>) =>
  vi.waitFor(() =>
    expect(storage.get('latchkey.sendIntents')).toMatch(/"isSeen":true/),
  )

const received = () => client.getBalance({ address: to })

test('default', async () => {
  const { hash, result } = await sendAndReplace(() => undefined)
  expect(result?.hash).toBe(hash)
  expect(result).not.toHaveProperty('replaced')
})

test('behavior: sped up in the wallet', async () => {
  const sent = await sendAndReplace(() => ({ to, value }))
  const { hash, next, result, steps, storage } = sent
  expect(next).not.toBe(hash)
  expect(result).toMatchObject({
    hash: next,
    receipt: { status: 'success', transactionHash: next },
    replaced: { hash, reason: 'repriced' },
  })
  const sentToNetwork = 'yes'
  expect(steps()).toContainEqual({ step: 'confirming', hash, sentToNetwork })
  expect(steps().at(-1)).toEqual({
    ...{ step: 'confirmed', hash: next, sentToNetwork },
  })
  expect(await received()).toBe(value)
  expect([...storage.keys()].filter(isOpen)).toEqual([])
})

test('error: cancelled in the wallet, the next try is a new payment', async () => {
  const sent = await sendAndReplace(() => ({ to: evmPayer, value: 0n }))
  expect(sent.error).toMatchObject({
    code: 'TRANSACTION_CANCELLED',
    details: sent.hash,
    name: 'TransactionError',
    sentToNetwork: 'no',
    shortMessage:
      'The transaction was cancelled in the wallet. Nothing was sent',
  })
  expect(await received()).toBe(0n)
  expect(sent.storage.size).toBe(0)
  const again = sendToken(sent.kit, { amount, to, token: 'native' })
  await untilSeen(sent.storage)
  await mine()
  await again
  expect(sent.wallet.requests).toHaveLength(2)
  expect(await received()).toBe(value)
})

test('param: confirmations, also of a replacement', async () => {
  /** Blocks at which the page has requested the account's nonce. */
  const asked: unknown[] = []
  const { kit, storage } = await createEvmKit({
    async rpc(call, send) {
      const answer = await send(call)
      if (call.method === 'eth_getTransactionCount')
        asked.push((call.params as unknown[])[1])
      return answer
    },
    url: node.url,
  })
  const onEnd = vi.fn()
  const send = { amount, confirmations: 3, to, token: 'native' }
  const end = sendToken(kit, send).then(onEnd, onEnd)
  await untilSeen(storage)
  const block = await client.getBlockNumber()
  await client.sendTransaction({
    account: evmPayer,
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 50_000_000_000n,
    nonce,
    to: evmPayer,
    value: 0n,
  })
  await mine()
  await mine()
  // A reorganization may still drop these blocks and include the first one
  // instead. A second request means that the first answer was not sufficient.
  await vi.waitFor(
    () =>
      expect(
        asked.filter((at) => at === numberToHex(block)).length,
      ).toBeGreaterThan(1),
    { timeout: 10_000 },
  )
  expect(onEnd).not.toHaveBeenCalled()
  expect(storage.size).toBe(1)
  await mine()
  await end
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({
    code: 'TRANSACTION_CANCELLED',
  })
})

test.each([
  ['another receiver', () => ({ to: stranger, value })],
  ['another amount', () => ({ to, value: 7n })],
  ['money to oneself', () => ({ to: evmPayer, value: 7n })],
] as const)('error: replaced, %s', async (_name, replace) => {
  const { error, storage } = await sendAndReplace(replace as never)
  expect(error).toMatchObject({
    code: 'TRANSACTION_REPLACED',
    sentToNetwork: 'no',
  })
  expect([...storage.keys()].filter(isOpen)).toEqual([])
})

test('behavior: cancellation that the page has not seen', async () => {
  const storage = new Map<string, string>()
  const first = await createEvmKit({ storage, url: node.url })
  const controller = new AbortController()
  const { signal } = controller
  const send = { amount, to, token: 'native' }
  const gone = sendToken(first.kit, { ...send, signal }).catch(() => {})
  await untilSeen(storage)
  controller.abort()
  await gone
  await client.sendTransaction({
    account: evmPayer,
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 50_000_000_000n,
    nonce,
    to: evmPayer,
    value: 0n,
  })
  await mine()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 61_000)
  const { kit, wallet } = await createEvmKit({ storage, url: node.url })
  const again = sendToken(kit, send)
  await vi.waitFor(() => expect(wallet.requests).toHaveLength(1))
  await untilSeen(storage)
  await mine()
  await again
  vi.useRealTimers()
  expect(await received()).toBe(value)
})

/** Receivers that were paid stay known. */
function isOpen(key: string) {
  return !key.endsWith('receivers')
}
