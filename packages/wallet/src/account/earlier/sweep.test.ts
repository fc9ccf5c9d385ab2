import { HostError } from 'latchkey/frame'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { readHoldings } from './readHoldings.js'
import { sweep } from './sweep.js'

const from = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const to = '0x2222222222222222222222222222222222222222'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const gold = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const chain = {
  ...{ id: 31337, caipNetworkId: 'eip155:31337', name: 'Anvil' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ rpcUrls: [], tokens: [usd, gold] as Address[] },
}
const FEE = 2n
const TOKEN_GAS = 50_000n
const COIN_GAS = 21_000n

/** A chain that keeps balances, and takes fees for what is sent. */
function createLedger() {
  const coins = new Map<string, bigint>()
  const tokens = new Map<string, Map<string, bigint>>()
  const state = { broken: '', isAway: false, isLost: false }
  const sent: Hex[] = []
  const read = (book: Map<string, bigint>, owner: string) =>
    book.get(owner.toLowerCase()) ?? 0n
  function move(
    book: Map<string, bigint>,
    owner: string,
    receiver: string,
    amount: bigint,
  ) {
    if (read(book, owner) < amount) throw new Error('overdrawn')
    book.set(owner.toLowerCase(), read(book, owner) - amount)
    book.set(receiver.toLowerCase(), read(book, receiver) + amount)
  }
  function bookOf(token: string) {
    const key = token.toLowerCase()
    const book = tokens.get(key) ?? new Map<string, bigint>()
    tokens.set(key, book)
    return book
  }

  function call(target: string, data: Hex) {
    if (data.startsWith('0x313ce567')) return toHex(6n, { size: 32 })
    if (data.startsWith('0x95d89b41'))
      return encodeAbiParameters([{ type: 'string' }], ['TOKEN'])
    const { args } = decodeFunctionData({ abi: erc20Abi, data })
    return toHex(read(bookOf(target), args?.[0] as string), { size: 32 })
  }

  async function take(raw: Hex) {
    const {
      data,
      gas = 0n,
      maxFeePerGas = 0n,
      to,
      value = 0n,
    } = parseTransaction(raw)
    const owner = await recoverTransactionAddress({
      serializedTransaction: raw as never,
    })
    // Nodes want what a transaction costs at most to be there.
    if (read(coins, owner) < value + gas * maxFeePerGas)
      throw new HostError({ message: 'insufficient funds', code: -32000 })
    const used = data ? TOKEN_GAS : COIN_GAS
    move(coins, owner, 'miner', used * FEE)
    if (data) {
      const { args } = decodeFunctionData({ abi: erc20Abi, data })
      const [receiver, amount] = args as [string, bigint]
      move(bookOf(String(to)), owner, receiver, amount)
    } else move(coins, owner, to as string, value)
    sent.push(raw)
    // The page is closed, say.
    if (state.isLost) throw new Error('gone')
    return keccak256(raw)
  }

  async function rpc(_chain: unknown, method: string, params?: unknown) {
    if (state.isAway)
      throw new HostError({ message: 'away', code: 'SERVICE_UNAVAILABLE' })
    const [first] = (params ?? []) as [never]
    const { data, to } = (first ?? {}) as { data: Hex; to: string }
    switch (method) {
      case 'eth_getBalance':
        return toHex(read(coins, first))
      case 'eth_call':
        return call(to, data)
      case 'eth_estimateGas':
        if (to === state.broken)
          throw new HostError({ message: 'execution reverted', code: 3 })
        return toHex(data && data !== '0x' ? TOKEN_GAS : COIN_GAS)
      case 'eth_getBlockByNumber':
        return { baseFeePerGas: toHex(1n) }
      case 'eth_maxPriorityFeePerGas':
        return toHex(1n)
      case 'eth_getTransactionCount':
        return toHex(sent.length)
      case 'eth_sendRawTransaction':
        return take(first)
      case 'eth_getTransactionReceipt':
        return sent.some((raw) => keccak256(raw) === first)
          ? { logs: [], status: '0x1' }
          : null
      default:
        throw new Error(method)
    }
  }

  coins.set(from.address.toLowerCase(), 10n ** 18n)
  bookOf(usd).set(from.address.toLowerCase(), 1_000n)
  bookOf(gold).set(from.address.toLowerCase(), 5n)
  return {
    rpc,
    sent,
    state,
    setCoins: (amount: bigint) => coins.set(from.address.toLowerCase(), amount),
    read: (owner: string) => ({
      coins: read(coins, owner),
      gold: read(bookOf(gold), owner),
      usd: read(bookOf(usd), owner),
    }),
  }
}

const run = ({ rpc }: ReturnType<typeof createLedger>) =>
  sweep({ chain, from, rpc, to })

afterEach(() => {
  vi.useRealTimers()
})

test('default: tokens, then the native coin; what is left is less than a fee', async () => {
  const ledger = createLedger()
  await run(ledger)
  const { coins, ...left } = ledger.read(from.address)
  expect(left).toEqual({ gold: 0n, usd: 0n })
  // The fee was a third less than it could have been.
  expect(coins).toBe(COIN_GAS)
  const moved = ledger.read(to)
  expect(moved).toMatchObject({ gold: 5n, usd: 1_000n })
  const fees = (2n * TOKEN_GAS + COIN_GAS) * FEE
  expect(moved.coins + coins + fees).toBe(10n ** 18n)
  expect(ledger.sent).toHaveLength(3)
  const { rpc } = ledger
  const { address } = from
  expect(await readHoldings({ address, chain, rpc })).toMatchObject([
    { amount: COIN_GAS, symbol: 'ETH' },
  ])
  // Another one finds too little to move, and sends nothing.
  await run(ledger)
  expect(ledger.sent).toHaveLength(3)
})

test('behavior: cut off after the first token, another sweep moves the rest', async () => {
  const ledger = createLedger()
  ledger.state.isLost = true
  await expect(run(ledger)).rejects.toThrow('gone')
  expect(ledger.read(from.address)).toMatchObject({ gold: 5n, usd: 0n })
  ledger.state.isLost = false
  await run(ledger)
  expect(ledger.read(to)).toMatchObject({ gold: 5n, usd: 1_000n })
  expect(ledger.read(from.address)).toMatchObject({ gold: 0n, usd: 0n })
  expect(ledger.sent).toHaveLength(3)
})

test('behavior: a token that cannot be moved is left, and the others go', async () => {
  const ledger = createLedger()
  ledger.state.broken = usd
  await run(ledger)
  expect(ledger.read(from.address)).toMatchObject({ gold: 0n, usd: 1_000n })
  expect(ledger.read(to).gold).toBe(5n)
  expect(ledger.read(to).coins).toBeGreaterThan(0n)
})

test('behavior: where the fee of a token is not there, the native coin stays for it', async () => {
  const ledger = createLedger()
  // Enough for itself, and too little for a token.
  const coins = 4n * COIN_GAS
  ledger.setCoins(coins)
  await run(ledger)
  expect(ledger.sent).toEqual([])
  expect(ledger.read(from.address)).toEqual({ coins, gold: 5n, usd: 1_000n })
})

test('error: a network that is away moves nothing', async () => {
  const ledger = createLedger()
  ledger.state.isAway = true
  await expect(run(ledger)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  })
  expect(ledger.sent).toEqual([])
})

test('error: a receipt that does not come ends the sweep', async () => {
  vi.useFakeTimers()
  const ledger = createLedger()
  const rpc: typeof ledger.rpc = async (chain, method, params) =>
    method === 'eth_getTransactionReceipt'
      ? null
      : ledger.rpc(chain, method, params)
  const swept = sweep({ chain, from, rpc, to })
  const failed = expect(swept).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  })
  await vi.advanceTimersByTimeAsync(125_000)
  await failed
  expect(ledger.sent).toHaveLength(1)
})
