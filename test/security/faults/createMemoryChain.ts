import { type Hex, hexToString, keccak256, numberToHex, toHex } from 'viem'
import type { Call, createEvmChain } from './createEvmChain.js'

type Given = {
  data?: Hex
  from: string
  maxFeePerGas?: Hex
  maxPriorityFeePerGas?: Hex
  nonce?: Hex
  to: string
  value: Hex
}
type Transaction = Given & { hash: Hex; nonce: Hex }
type Block = { hash: Hex; number: number; transactions: Transaction[] }

const GWEI = 1_000_000_000n

/**
 * A chain of plain transfers in memory: accounts, nonces, a pool with the rule
 * of replacements, blocks on demand, and blocks that are taken back. It answers
 * like a node, some thousand times as fast.
 *
 * Bytes of a transaction are its JSON; keys are none of its business.
 */
export function createMemoryChain(): createMemoryChain.ReturnType {
  let blocks: Block[] = [toBlock(0, [])]
  const pool = new Map<string, Map<number, Transaction>>()
  const funds = new Map<string, bigint>()
  const received = new Map<string, bigint>()
  /** Block numbers of an account's transactions, by nonce. */
  const mined = new Map<string, number[]>()
  const byHash = new Map<string, number>()
  const seen = new Set<string>()
  let salt = 0

  const head = () => blocks.length - 1
  const countMined = (address: string, block = head()) =>
    (mined.get(address) ?? []).filter((number) => number <= block).length

  function countPending(address: string) {
    const waiting = pool.get(address)
    let nonce = countMined(address)
    while (waiting?.has(nonce)) nonce++
    return nonce
  }

  function add(given: Given, hash?: Hex) {
    const from = given.from.toLowerCase()
    const nonce =
      given.nonce === undefined ? countPending(from) : Number(given.nonce)
    const full = { ...given, nonce: numberToHex(nonce) }
    const transaction = {
      ...full,
      hash: hash ?? keccak256(toHex(JSON.stringify({ ...full, salt: ++salt }))),
    }
    const waiting = pool.get(from) ?? new Map<number, Transaction>()
    pool.set(from, waiting)
    if (waiting.get(nonce)?.hash === transaction.hash) fail('already known')
    if (byHash.has(transaction.hash)) fail('already known')
    if (nonce < countMined(from)) fail('nonce too low')
    const old = waiting.get(nonce)
    if (old && !isDearer(transaction, old))
      fail('replacement transaction underpriced')
    waiting.set(nonce, transaction)
    return transaction.hash
  }

  function mine() {
    const number = blocks.length
    const transactions: Transaction[] = []
    for (const [from, waiting] of pool) {
      for (
        let nonce = countMined(from);
        waiting.has(nonce);
        nonce = countMined(from)
      ) {
        const transaction = waiting.get(nonce) as Transaction
        waiting.delete(nonce)
        transactions.push(transaction)
        mined.set(from, [...(mined.get(from) ?? []), number])
        byHash.set(transaction.hash, number)
        seen.add(transaction.hash)
        pay(transaction, 1n)
      }
      if (waiting.size === 0) pool.delete(from)
    }
    blocks.push(toBlock(number, transactions))
  }

  /** Takes the newest block back; what it had waits again. */
  function reorg() {
    const last = blocks.at(-1)
    if (!last || last.number === 0) return
    blocks = blocks.slice(0, -1)
    for (const transaction of [...last.transactions].reverse()) {
      const from = transaction.from.toLowerCase()
      mined.set(from, (mined.get(from) ?? []).slice(0, -1))
      byHash.delete(transaction.hash)
      pay(transaction, -1n)
      const waiting = pool.get(from) ?? new Map<number, Transaction>()
      pool.set(from, waiting)
      waiting.set(Number(transaction.nonce), transaction)
    }
  }

  function pay({ to, value }: Transaction, times: bigint) {
    const key = to.toLowerCase()
    received.set(key, (received.get(key) ?? 0n) + times * BigInt(value))
  }

  function find(hash: string) {
    const number = byHash.get(hash)
    if (number !== undefined) {
      const block = blocks[number]
      const index = block?.transactions.findIndex((one) => one.hash === hash)
      const transaction = block?.transactions[index ?? 0]
      return transaction && { block, index: index ?? 0, transaction }
    }
    for (const waiting of pool.values())
      for (const transaction of waiting.values())
        if (transaction.hash === hash)
          return { block: undefined, index: 0, transaction }
    return undefined
  }

  function drop(hash: string) {
    for (const waiting of pool.values())
      for (const [nonce, transaction] of waiting)
        if (transaction.hash === hash) waiting.delete(nonce)
  }

  function readBlock(tag: string, isFull: boolean) {
    const isPending = tag === 'pending'
    const block = isPending
      ? toBlock(
          blocks.length,
          [...pool.values()].flatMap((waiting) => [...waiting.values()]),
        )
      : blocks[tag.startsWith('0x') ? Number(tag) : head()]
    if (!block) return null
    const { hash, number, transactions } = block
    return {
      baseFeePerGas: numberToHex(GWEI),
      gasLimit: '0x1c9c380',
      gasUsed: '0x0',
      hash,
      number: isPending ? null : numberToHex(number),
      timestamp: numberToHex(1_700_000_000 + number),
      transactions: isFull
        ? transactions.map((one, index) =>
            toRpc(one, isPending ? undefined : block, index),
          )
        : transactions.map((one) => one.hash),
    }
  }

  function toCount(address: string, tag: string) {
    const key = address.toLowerCase()
    if (tag === 'pending') return countPending(key)
    const block = tag.startsWith('0x') ? Number(tag) : head()
    if (block > head()) fail('header not found')
    return countMined(key, block)
  }

  const answers: Record<string, (...params: never[]) => unknown> = {
    eth_blockNumber: () => numberToHex(head()),
    eth_chainId: () => '0x7a69',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => numberToHex(2n * GWEI),
    eth_maxPriorityFeePerGas: () => numberToHex(GWEI),
    eth_getBalance: (address: string) => {
      const key = address.toLowerCase()
      return numberToHex((funds.get(key) ?? 0n) + (received.get(key) ?? 0n))
    },
    eth_getBlockByNumber: (tag: string, isFull: boolean) =>
      readBlock(tag, isFull),
    eth_getTransactionByHash: (hash: string) => {
      const found = find(hash)
      return found ? toRpc(found.transaction, found.block, found.index) : null
    },
    eth_getTransactionCount: (address: string, tag: string) =>
      numberToHex(toCount(address, tag)),
    eth_getTransactionReceipt: (hash: string) => {
      const found = find(hash)
      if (!found?.block) return null
      return { ...toRpc(found.transaction, found.block, found.index), ...done }
    },
    eth_sendRawTransaction: (raw: Hex) =>
      add(JSON.parse(hexToString(raw)), keccak256(raw)),
    eth_sendTransaction: (given: Given) => add(given),
    evm_mine: () => mine(),
    anvil_dropTransaction: (hash: string) => drop(hash),
    anvil_setBalance: (address: string, value: string) =>
      void funds.set(address.toLowerCase(), BigInt(value)),
    // Not of a node: what the test itself has to know.
    test_reorg: () => reorg(),
    test_wasMined: (hash: string) => seen.has(hash),
  }

  return {
    isBusy: () => false,
    async send({ method, params = [] }: Call) {
      const answer = answers[method]
      if (!answer) throw fail(`the method ${method} does not exist`, -32601)
      return answer(...(params as never[])) as never
    },
    async stop() {},
  }
}

export declare namespace createMemoryChain {
  type ReturnType = createEvmChain.ReturnType
}

const done = {
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: '0x77359400',
  gasUsed: '0x5208',
  logs: [],
  status: '0x1',
}

function toBlock(number: number, transactions: Transaction[]): Block {
  const text = transactions.map(({ hash }) => hash).join()
  return { hash: keccak256(toHex(`${number} ${text}`)), number, transactions }
}

function toRpc(
  { data = '0x', hash, ...one }: Transaction,
  block: Block | undefined,
  index: number,
) {
  return {
    ...one,
    blockHash: block?.hash ?? null,
    blockNumber: block ? numberToHex(block.number) : null,
    chainId: '0x7a69',
    gas: '0x5208',
    hash,
    input: data,
    transactionHash: hash,
    transactionIndex: block ? numberToHex(index) : null,
    type: '0x2',
  }
}

/** A tenth more of both, as nodes want it. */
function isDearer(one: Given, other: Given) {
  const isMore = (name: 'maxFeePerGas' | 'maxPriorityFeePerGas') =>
    BigInt(one[name] ?? 0) * 10n >= BigInt(other[name] ?? 0) * 11n
  return isMore('maxFeePerGas') && isMore('maxPriorityFeePerGas')
}

function fail(message: string, code = -32000): never {
  throw Object.assign(new Error(message), { code })
}
