import { HostError } from 'latchkey/frame'
import { type Hex, keccak256, parseTransaction, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { RpcUnreachableError } from '../../node/createRpc.js'
import { createMemory } from '../../test/createMemory.js'
import { createNonces, type Nonces } from './createNonces.js'

const account = privateKeyToAccount(generatePrivateKey())
const { address } = account
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A chain, and nodes that each know what they were told of it. */
function createChain() {
  const chain = {
    id: 31337,
    caipNetworkId: 'eip155:31337',
    name: 'Anvil',
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
    rpcUrls: ['http://one', 'http://two'],
  }
  const pool = new Map<number, Hex>()
  const node = {
    mined: 0,
    /** As some nodes do, which have no `pending`. */
    countsMinedOnly: false,
    isAway: false,
    isLimited: false,
    /** The bytes arrive, and their answer is lost. */
    losesAnswers: false,
    refusal: undefined as string | undefined,
    /** Of the second node. */
    other: 0,
    asked: 0,
  }
  const getPending = () => {
    let count = node.mined
    while (pool.has(count)) count++
    return count
  }
  async function rpc(
    { rpcUrls }: { rpcUrls: readonly string[] },
    method: string,
    params?: unknown,
  ) {
    const [first, block] = params as [Hex, string]
    if (node.isAway) throw new RpcUnreachableError()
    if (method === 'eth_sendRawTransaction') {
      node.asked++
      const { nonce = 0 } = parseTransaction(first)
      if (node.refusal)
        throw new HostError({ message: node.refusal, code: -32000 })
      if (node.isLimited)
        throw new HostError({ message: 'rate limit exceeded', code: -32005 })
      if (nonce < node.mined)
        throw new HostError({ message: 'nonce too low', code: -32000 })
      if (pool.get(nonce) === first)
        throw new HostError({ message: 'already known', code: -32000 })
      pool.set(nonce, first)
      if (node.losesAnswers) throw new RpcUnreachableError()
      return keccak256(first)
    }
    if (method === 'eth_getTransactionByHash')
      return [...pool.values()].some((raw) => keccak256(raw) === first)
        ? { hash: first }
        : null
    if (method !== 'eth_getTransactionCount') throw new Error(method)
    if (rpcUrls[0] === 'http://two') return toHex(node.other)
    const isMined = block === 'latest' || node.countsMinedOnly
    return toHex(isMined ? node.mined : getPending())
  }
  return {
    ...{ chain, node, pool, rpc },
    mine() {
      node.mined = getPending()
    },
  }
}

function setup() {
  const world = createChain()
  const database = createMemory()
  const owner = { address, chain: world.chain }
  const open = () => createNonces({ database, rpc: world.rpc })
  let nonces = open()
  const sign = (value: bigint) => (nonce: number) =>
    account.signTransaction({
      ...{ chainId: 31337, gas: 21_000n, maxFeePerGas: 1n, nonce, to, value },
      type: 'eip1559',
    })
  const toSend = (page: Nonces) => (value: bigint, nonce?: number) =>
    page.send(owner, {
      ...{ call: { data: '0x', to, value }, least: 0, nonce },
      sign: sign(value),
    })
  return {
    ...world,
    database,
    find: (value: bigint, nonce: number) =>
      nonces.find(owner, { call: { data: '0x', to, value }, nonce }),
    readNext: () => nonces.readNext(owner),
    openTab: () => toSend(open()),
    reload() {
      nonces = open()
    },
    cancel: async (nonce: number) => {
      const call = { data: '0x', to: address, value: 0n } as const
      const found = await nonces.find(owner, { call, nonce })
      await nonces.send(owner, {
        ...{ call, least: 0, nonce: found.nonce },
        sign: (nonce) =>
          account.signTransaction({
            ...{ chainId: 31337, gas: 21_000n, maxFeePerGas: 2n, nonce },
            ...{ to: address, type: 'eip1559', value: 0n },
          }),
      })
      return found
    },
    send: (value: bigint, nonce?: number) => toSend(nonces)(value, nonce),
    sent: () =>
      [...world.pool.values()].map((raw) => {
        const { nonce, value } = parseTransaction(raw)
        return [nonce ?? 0, value ?? 0n]
      }),
  }
}

test('default', async () => {
  const { mine, readNext, send, sent } = setup()
  expect(await send(1n)).toMatch(/^0x/)
  expect(await readNext()).toBe(1)
  await send(2n)
  mine()
  await send(3n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
  ])
})

test('behavior: a node that counts mined transactions only', async () => {
  const { node, reload, send, sent } = setup()
  node.countsMinedOnly = true
  await send(1n)
  await send(2n)
  reload()
  await send(3n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
  ])
})

test('behavior: approvals of one page at once', async () => {
  const { send, sent } = setup()
  await Promise.all([send(1n), send(2n), send(3n)])
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
  ])
})

test('behavior: two tabs that approve at once', async () => {
  // As the browser has them, for all tabs of an app.
  const tails = new Map<string, Promise<unknown>>()
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, run: () => Promise<unknown>) {
        const turn = (tails.get(name) ?? Promise.resolve()).then(run, run)
        tails.set(name, turn)
        return turn
      },
    },
  })
  const { openTab, send, sent } = setup()
  const other = openTab()
  await Promise.all([send(1n), other(2n), send(3n), other(4n)])
  expect(sent().map(([nonce]) => nonce)).toEqual([0, 1, 2, 3])
  expect(new Set(sent().map(([, value]) => value)).size).toBe(4)
})

test('behavior: what a node has dropped is broadcast again, and leaves no gap', async () => {
  const { pool, reload, send, sent } = setup()
  await send(1n)
  await send(2n)
  pool.clear()
  reload()
  await send(3n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
  ])
})

test('behavior: another node has heard of more', async () => {
  const { node, readNext } = setup()
  node.other = 5
  expect(await readNext()).toBe(5)
})

test('behavior: what is refused leaves its nonce to the next', async () => {
  const { node, send, sent } = setup()
  node.refusal = 'insufficient funds for gas * price + value'
  await expect(send(1n)).rejects.toThrow('insufficient funds')
  node.refusal = undefined
  await send(2n)
  expect(sent()).toEqual([[0, 2n]])
})

test('behavior: a dropped one that is refused for a while', async () => {
  const { node, pool, send, sent } = setup()
  await send(1n)
  pool.clear()
  node.refusal = 'insufficient funds for gas * price + value'
  await expect(send(2n)).rejects.toThrow('insufficient funds')
  node.refusal = undefined
  await send(3n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 3n],
  ])
})

test('behavior: a chain that has begun anew', async () => {
  const { node, pool, readNext, send } = setup()
  for (const value of [1n, 2n, 3n]) await send(value)
  node.mined = 3
  pool.clear()
  await send(4n)
  node.mined = 0
  pool.clear()
  expect(await readNext()).toBe(0)
})

test('param: nonce, of a transaction that is replaced', async () => {
  const { find, send, sent } = setup()
  await send(1n)
  await send(2n)
  expect(await find(9n, 0)).toMatchObject({ nonce: 0, isReplacing: true })
  expect(await find(9n, 2)).toEqual({
    ...{ nonce: 2, isReplacing: false, isSame: false },
  })
  await send(9n, 0)
  expect(sent()).toEqual([
    [0, 9n],
    [1, 2n],
  ])
})

test('behavior: the same call again cannot land beside the first', async () => {
  const { find, send } = setup()
  await send(1n)
  await send(2n)
  // The app believes that it was sent with the nonce of another.
  const found = await find(2n, 0)
  expect(found).toMatchObject({ nonce: 1, isReplacing: true })
  expect(parseTransaction(found.replaced ?? '0x').value).toBe(2n)
})

test('error: a nonce that a block has used', async () => {
  const { find, mine, send } = setup()
  await send(1n)
  mine()
  await expect(find(2n, 0)).rejects.toMatchObject({
    ...{ code: -32000, message: 'nonce too low' },
  })
})

test('behavior: no node answers, and then one does', async () => {
  vi.useFakeTimers()
  const { node, send, sent } = setup()
  await send(1n)
  node.isAway = true
  const sending = [send(2n), send(3n)]
  await vi.advanceTimersByTimeAsync(1_000)
  node.isAway = false
  await vi.advanceTimersByTimeAsync(8_000)
  await Promise.all(sending)
  vi.useRealTimers()
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
  ])
})

test('behavior: what no node has taken is not sent later', async () => {
  vi.useFakeTimers()
  const { node, send, sent } = setup()
  await send(1n)
  node.isAway = true
  const lost = send(2n)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await lost).toMatch(/^0x/)
  node.isAway = false
  vi.useRealTimers()
  await send(3n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 3n],
  ])
})

test('behavior: two payments are cancelled, each in its own place', async () => {
  const { cancel, find, send, sent } = setup()
  await send(1n)
  await send(2n)
  expect(await cancel(1)).toMatchObject({ isSame: false, nonce: 1 })
  expect(await cancel(0)).toMatchObject({ isSame: false, nonce: 0 })
  expect(sent()).toEqual([
    [0, 0n],
    [1, 0n],
  ])
  // Once more at a higher price is the same cancellation.
  expect(await cancel(0)).toMatchObject({ isSame: true, nonce: 0 })
  expect(await find(5n, 1)).toMatchObject({ isSame: false, nonce: 1 })
})

test('behavior: a node that is limited replaces nothing and forgets nothing', async () => {
  const { node, reload, send, sent } = setup()
  node.countsMinedOnly = true
  for (const value of [1n, 2n, 3n]) await send(value)
  reload()
  node.isLimited = true
  await expect(send(4n)).rejects.toThrow('rate limit')
  node.isLimited = false
  await send(5n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
    [2, 3n],
    [3, 5n],
  ])
})

test('behavior: an evicted one that is too cheap now gives its place away, and holds up nobody', async () => {
  const { node, pool, send, sent } = setup()
  await send(1n)
  await send(2n)
  pool.clear()
  node.refusal = 'transaction underpriced'
  await expect(send(3n)).rejects.toThrow('underpriced')
  node.refusal = undefined
  pool.set(
    0,
    await account.signTransaction({
      chainId: 31337,
      nonce: 0,
      value: 9n,
      type: 'eip1559',
    }),
  )
  // What waits behind it is still there.
  await send(4n)
  expect(sent()).toEqual([
    [0, 9n],
    [1, 2n],
    [2, 4n],
  ])
})

test('behavior: a price too low for a replacement means that another one is there', async () => {
  const { node, readNext, send } = setup()
  node.countsMinedOnly = true
  await send(1n)
  node.refusal = 'replacement transaction underpriced'
  expect(await readNext()).toBe(1)
})

test('behavior: what arrived before the page was gone counts', async () => {
  vi.useFakeTimers()
  const { node, reload, send, sent } = setup()
  node.countsMinedOnly = true
  node.losesAnswers = true
  // The page is gone before the answer, and asks nothing more.
  void send(1n)
  await vi.advanceTimersByTimeAsync(0)
  reload()
  node.losesAnswers = false
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await send(2n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
  ])
})

test('behavior: an answer that was lost is not a refusal, whatever is said next', async () => {
  vi.useFakeTimers()
  const { find, node, send, sent } = setup()
  node.countsMinedOnly = true
  node.losesAnswers = true
  const sending = send(1n)
  await vi.advanceTimersByTimeAsync(0)
  node.losesAnswers = false
  node.isLimited = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await sending).toMatch(/^0x/)
  node.isLimited = false
  vi.useRealTimers()
  expect(await find(1n, 0)).toMatchObject({ isSame: true, nonce: 0 })
  await send(2n)
  expect(sent()).toEqual([
    [0, 1n],
    [1, 2n],
  ])
})

test('error: one node that counts out of all reason', async () => {
  const { node, readNext } = setup()
  node.other = 1_024
  expect(await readNext()).toBe(0)
})
