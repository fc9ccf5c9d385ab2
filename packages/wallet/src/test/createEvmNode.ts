import { HostError } from 'latchkey/frame'
import {
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseTransaction,
} from 'viem'

/**
 * A node of an EVM chain for tests in Node: it takes signed bytes, puts them
 * in a block at once, and says what it was told to say of them.
 */
export function createEvmNode() {
  const sent: Hex[] = []
  const state = {
    /** Transactions that revert, by their place. */
    reverts: new Set<number>(),
    /** Nonces whose estimate fails, as they need an earlier call. */
    untriable: new Set<number>(),
    isMining: true,
    /** From this nonce on, what is sent stays pending. */
    minedBefore: Number.POSITIVE_INFINITY,
    /** Which of several transactions with one nonce a block has. */
    fastest: 'last' as 'first' | 'last',
    isRefusing: false,
    /** It takes what is sent, and never answers. */
    isSilent: false,
    balance: 10n ** 18n,
    nonce: 7,
    estimates: 0,
  }

  const toNonce = (raw: Hex) => parseTransaction(raw).nonce ?? 0
  const isMined = (nonce: number) => state.isMining && nonce < state.minedBefore

  function countNonces(isCounted: (nonce: number) => boolean) {
    return state.nonce + new Set(sent.map(toNonce).filter(isCounted)).size
  }

  function getReceipt(hash: string) {
    const index = sent.findIndex((raw) => keccak256(raw) === hash)
    const raw = sent[index]
    if (raw === undefined) return null
    const nonce = toNonce(raw)
    const rivals = sent.filter((one) => toNonce(one) === nonce)
    const winner = rivals.at(state.fastest === 'first' ? 0 : -1)
    if (!isMined(nonce) || raw !== winner) return null
    return {
      status: state.reverts.has(index) ? '0x0' : '0x1',
      blockHash: hash,
      blockNumber: '0x1',
      gasUsed: '0x5208',
      logs: [{ address: '0x1', data: '0x', topics: [], more: 1 }],
      transactionHash: hash,
      from: '0x1',
    }
  }

  const uint = (value: bigint) =>
    encodeAbiParameters([{ type: 'uint256' }], [value])

  async function rpc(_chain: unknown, method: string, params?: unknown) {
    const [first] = (params ?? []) as [never]
    switch (method) {
      case 'eth_estimateGas':
        if (state.untriable.has(state.estimates++))
          throw new HostError({ message: 'execution reverted', code: 3 })
        return '0x5208'
      case 'eth_getBlockByNumber':
        return {
          ...{ baseFeePerGas: '0x3b9aca00', miner: `0x${'c0'.repeat(20)}` },
          ...{ number: '0x10', timestamp: '0x6b0bb896' },
        }
      case 'debug_traceCall':
      case 'eth_simulateV1':
        throw new HostError({ message: 'Method not found', code: -32601 })
      case 'eth_maxPriorityFeePerGas':
        return '0x1'
      case 'eth_getTransactionCount':
        return `0x${countNonces(
          (params as unknown[])[1] === 'latest' ? isMined : () => true,
        ).toString(16)}`
      case 'eth_getBalance':
        return `0x${state.balance.toString(16)}`
      case 'eth_call':
        return uint(6n)
      case 'eth_sendRawTransaction':
        if (state.isRefusing)
          throw new HostError({ message: 'refused', code: -32000 })
        if (toNonce(first) < countNonces(isMined))
          throw new HostError({ message: 'nonce too low', code: -32000 })
        if (!sent.includes(first)) sent.push(first)
        if (state.isSilent) return new Promise(() => {})
        return keccak256(first)
      case 'eth_getTransactionReceipt':
        return getReceipt(first)
      default:
        return '0x1'
    }
  }

  return { rpc, sent, state, transactions: () => sent.map(parseTransaction) }
}
