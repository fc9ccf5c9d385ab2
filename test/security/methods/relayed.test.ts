import { describe, expect, test } from 'vitest'
import { bundlerMethods } from '../../../packages/server/src/api/bundlerMethods.js'
import { rpcMethods } from '../../../packages/server/src/api/rpcMethods.js'
import {
  getMethodPolicy,
  safeMethods,
} from '../../../src/frame/protocol/policy.js'
import { rpcParams } from '../../../src/frame/protocol/rpc.js'
import { toRpcPayload } from '../../../src/frame/protocol/toRpcPayload.js'

/**
 * Who answers each method that runs without approval: the frame itself, a node
 * or a bundler, both through the server.
 */
const answering = {
  frame: [
    ...['eth_accounts', 'wallet_getAssets', 'wallet_getCallsStatus'],
    'wallet_getCapabilities',
  ],
  node: [
    ...['eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_estimateGas'],
    ...['eth_feeHistory', 'eth_gasPrice', 'eth_getAccount', 'eth_getBalance'],
    ...['eth_getBlockByHash', 'eth_getBlockByNumber', 'eth_getBlockReceipts'],
    'eth_getBlockTransactionCountByHash',
    'eth_getBlockTransactionCountByNumber',
    ...['eth_getCode', 'eth_getFilterChanges', 'eth_getFilterLogs'],
    ...['eth_getLogs', 'eth_getProof', 'eth_getStorageAt'],
    'eth_getTransactionByBlockHashAndIndex',
    'eth_getTransactionByBlockNumberAndIndex',
    ...['eth_getTransactionByHash', 'eth_getTransactionCount'],
    ...['eth_getTransactionReceipt', 'eth_getUncleCountByBlockHash'],
    ...['eth_getUncleCountByBlockNumber', 'eth_maxPriorityFeePerGas'],
    ...['eth_newBlockFilter', 'eth_newFilter'],
    ...['eth_newPendingTransactionFilter', 'eth_sendRawTransaction'],
    ...['eth_syncing', 'eth_uninstallFilter'],
  ],
  bundler: [
    ...['eth_estimateUserOperationGas', 'eth_getUserOperationByHash'],
    ...['eth_getUserOperationReceipt', 'eth_supportedEntryPoints'],
  ],
}
const all = Object.values(answering).flat()

/** Methods that JSON-RPC clients send without `params`. */
const bare = [
  ...['eth_accounts', 'eth_blockNumber', 'eth_chainId', 'eth_gasPrice'],
  ...['eth_maxPriorityFeePerGas', 'eth_newBlockFilter'],
  ...['eth_newPendingTransactionFilter', 'eth_supportedEntryPoints'],
  ...['eth_syncing', 'wallet_getCapabilities'],
]

describe('methods that run without approval', () => {
  test('default: these, and the card of a batch', () => {
    expect([...safeMethods].sort()).toEqual(
      [...all, 'wallet_showCallsStatus'].sort(),
    )
  })

  test.each(all)('default: %s is safe', (method) => {
    expect(getMethodPolicy(method)).toBe('safe')
    const params = [] as const
    expect(rpcParams.get(method)?.safeParse(params).success).toBe(true)
  })

  test.each(answering.node)('default: %s is passed on to a node', (method) => {
    expect(rpcMethods.has(method)).toBe(true)
  })

  test.each(answering.bundler)(
    'default: %s is passed on to a bundler',
    (method) => {
      expect(bundlerMethods.has(method)).toBe(true)
    },
  )

  test.each(bare)('behavior: %s without params', (method) => {
    const { params } = toRpcPayload({ caipNetworkId: 'eip155:1', method })
    const schema = rpcParams.get(method)
    expect(schema?.safeParse(params).success).toBe(true)
    expect(schema?.safeParse(undefined).success).toBe(true)
  })
})
