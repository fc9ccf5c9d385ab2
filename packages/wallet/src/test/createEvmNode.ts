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
    isRefusing: false,
    balance: 10n ** 18n,
    nonce: 7,
    estimates: 0,
  }

  function getReceipt(hash: string) {
    const index = sent.findIndex((raw) => keccak256(raw) === hash)
    if (index < 0 || !state.isMining) return null
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
        return { baseFeePerGas: '0x3b9aca00' }
      case 'eth_maxPriorityFeePerGas':
        return '0x1'
      case 'eth_getTransactionCount':
        return `0x${(state.nonce + sent.length).toString(16)}`
      case 'eth_getBalance':
        return `0x${state.balance.toString(16)}`
      case 'eth_call':
        return uint(6n)
      case 'eth_sendRawTransaction':
        if (state.isRefusing)
          throw new HostError({ message: 'refused', code: -32000 })
        sent.push(first)
        return keccak256(first)
      case 'eth_getTransactionReceipt':
        return getReceipt(first)
      default:
        return '0x1'
    }
  }

  return { rpc, sent, state, transactions: () => sent.map(parseTransaction) }
}
