import { createClient, custom } from 'viem'
import { anvil } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { lookUpBatch } from './lookUpBatch.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'1'.repeat(64)}`
const other = `0x${'2'.repeat(64)}`

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function lookUp(
  parameters: {
    /** Answer of the wallet, or its error. */
    answer?: unknown
    /** Hash that the chain knows. */
    landed?: string
    id?: string
    intent?: Partial<SendIntent>
    isConnected?: boolean
    logs?: readonly object[]
  } = {},
) {
  const { answer, id = 'other', isConnected = true, landed } = parameters
  const client = createClient({
    chain: anvil,
    transport: custom({
      async request({ params }: { params: [string] }) {
        if (params[0] !== landed) return null
        const receipt = { status: '0x1', blockNumber: '0x1' }
        return { ...receipt, logs: parameters.logs, transactionHash: landed }
      },
    }),
  })
  const connector = {
    id,
    getProvider: async () => ({
      async request() {
        if (answer instanceof Error) throw answer
        return answer
      },
    }),
  }
  const intent = {
    id: 'a',
    callsId: 'calls',
    caipNetworkId: 'eip155:31337',
    from: address,
    to: address,
    data: '0x',
    value: '0',
    nonce: 1,
    fromBlock: '1',
    hash: undefined,
    createdAt: Date.now(),
    ...parameters.intent,
  } satisfies SendIntent
  return lookUpBatch(client, {
    connector: isConnected ? (connector as never) : undefined,
    intent,
  })
}

const told = (status: number, ...hashes: string[]) => ({
  status,
  receipts: hashes.map((transactionHash) => ({ transactionHash })),
})

const unknownId = Object.assign(new Error('Unknown bundle id'), { code: 5730 })

describe('lookUpBatch', () => {
  test('default: the chain has the receipt', async () => {
    expect(
      await lookUp({ answer: told(200, hash), landed: hash }),
    ).toMatchObject({ status: 'landed', hash })
  })

  test('behavior: a known hash needs no wallet', async () => {
    expect(
      await lookUp({ intent: { hash }, isConnected: false, landed: hash }),
    ).toMatchObject({ status: 'landed' })
  })

  test('behavior: a user operation reverts in a transaction that succeeds', async () => {
    const operation = (account: string, success: 0 | 1) => ({
      address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      data: `0x${'0'.repeat(64)}${'0'.repeat(63)}${success}${'1'.repeat(128)}`,
      topics: [
        '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
        other,
        `0x${'0'.repeat(24)}${account.slice(2).toLowerCase()}`,
        `0x${'0'.repeat(64)}`,
      ],
    })
    const stranger = `0x${'5'.repeat(40)}`
    const statusOf = async (...logs: readonly object[]) =>
      (await lookUp({ answer: told(500, hash), landed: hash, logs })) as object
    expect(
      await statusOf(operation(stranger, 1), operation(address, 0)),
    ).toMatchObject({ receipt: { status: 'reverted' }, status: 'landed' })
    expect(
      await statusOf(operation(stranger, 0), operation(address, 1)),
    ).toMatchObject({ receipt: { status: 'success' } })
    expect(await statusOf()).toMatchObject({ receipt: { status: 'success' } })
  })

  test('behavior: the last transaction counts', async () => {
    expect(
      await lookUp({ answer: told(200, other, hash), landed: hash }),
    ).toMatchObject({ status: 'landed', hash })
  })

  test.each([
    ['it is on its way', told(100), undefined],
    ['the wallet says it is done, the chain does not', told(200, hash), hash],
    ['the wallet says it failed, with a transaction', told(400, hash), hash],
    ['done without a transaction', told(200), undefined],
    ['done with something else', told(200, '0x12'), undefined],
  ])('behavior: pending while %s', async (_, answer, known) => {
    expect(await lookUp({ answer })).toEqual({ status: 'pending', hash: known })
  })

  test('behavior: not sent if the wallet has given up', async () => {
    expect(await lookUp({ answer: told(400) })).toEqual({ status: 'notSent' })
  })

  test.each([
    ['the wallet fails', new Error('no')],
    ['it does not know the ID', unknownId],
    ['a status without a transaction', told(500)],
    ['text', 'ok'],
    ['nothing', undefined],
  ])('behavior: unknown for %s', async (_, answer) => {
    expect(await lookUp({ answer })).toEqual({ status: 'unknown' })
  })

  test('behavior: unknown without the wallet', async () => {
    expect(await lookUp({ isConnected: false })).toEqual({ status: 'unknown' })
  })

  test('behavior: the embedded wallet drops what its page had asked', async () => {
    const ask = (ago: number) =>
      lookUp({
        answer: unknownId,
        id: AUTH_CONNECTOR_ID,
        intent: { createdAt: Date.now() - ago },
      })
    expect(await ask(11_000)).toEqual({ status: 'unknown' })
    expect(await ask(13_000)).toEqual({ status: 'notSent' })
  })

  test('behavior: a wallet that is silent leaves it open', async () => {
    const outcome = lookUp({ answer: new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual({ status: 'unknown' })
  })
})

describe('what the user has cancelled', () => {
  const answer = {
    ...told(400),
    capabilities: { replacement: { cancelledBy: other } },
  }

  test('default: the chain has what did nothing in its place', async () => {
    const found = await lookUp({ answer, landed: other })
    expect(found).toMatchObject({ status: 'cancelled' })
  })

  // guard: cancellation
  test('behavior: pending until the own node has it, too', async () => {
    const found = await lookUp({ answer })
    expect(found).toEqual({ hash: undefined, status: 'pending' })
  })

  test('behavior: a hash that is none says nothing', async () => {
    const capabilities = { replacement: { cancelledBy: 'yes' } }
    const found = await lookUp({ answer: { ...told(400), capabilities } })
    expect(found).toEqual({ status: 'notSent' })
  })
})
