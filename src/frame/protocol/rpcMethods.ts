const read = ['safe', 'list'] as const
const readWithout = ['safe', 'none'] as const
/** It needs none, and may have them. */
const readWithAny = ['safe', 'optionalList'] as const

/**
 * All RPC methods, with their policy and the form of their params. `safe` runs
 * at once, `approval` waits for the user; methods that are not listed are
 * rejected. Forms are names, so that this table can be read without the
 * schemas.
 */
const table = {
  eth_accounts: readWithout,
  eth_blockNumber: readWithout,
  eth_call: read,
  eth_chainId: readWithout,
  eth_estimateGas: read,
  eth_estimateUserOperationGas: read,
  eth_feeHistory: read,
  eth_gasPrice: readWithout,
  eth_getAccount: read,
  eth_getBalance: read,
  eth_getBlockByHash: read,
  eth_getBlockByNumber: read,
  eth_getBlockReceipts: read,
  eth_getBlockTransactionCountByHash: read,
  eth_getBlockTransactionCountByNumber: read,
  eth_getCode: read,
  eth_getFilterChanges: read,
  eth_getFilterLogs: read,
  eth_getLogs: read,
  eth_getProof: read,
  eth_getStorageAt: read,
  eth_getTransactionByBlockHashAndIndex: read,
  eth_getTransactionByBlockNumberAndIndex: read,
  eth_getTransactionByHash: read,
  eth_getTransactionCount: read,
  eth_getTransactionReceipt: read,
  eth_getUncleCountByBlockHash: read,
  eth_getUncleCountByBlockNumber: read,
  eth_getUserOperationByHash: read,
  eth_getUserOperationReceipt: read,
  eth_maxPriorityFeePerGas: readWithout,
  eth_newBlockFilter: readWithout,
  eth_newFilter: read,
  eth_newPendingTransactionFilter: readWithout,
  eth_sendRawTransaction: read,
  eth_supportedEntryPoints: readWithAny,
  eth_syncing: readWithAny,
  eth_uninstallFilter: read,
  wallet_getAssets: ['safe', 'any'],
  wallet_getCallsStatus: ['safe', 'texts'],
  wallet_getCapabilities: ['safe', 'capabilities'],
  // Shows a card, but nothing is approved on it.
  wallet_showCallsStatus: ['safe', 'texts'],

  eth_sendTransaction: ['approval', 'transaction'],
  eth_sendUserOperation: ['approval', 'userOperation'],
  eth_signTypedData_v4: ['approval', 'typedData'],
  personal_sign: ['approval', 'texts'],
  solana_signAllTransactions: ['approval', 'solanaTransactions'],
  solana_signAndSendTransaction: ['approval', 'solanaSend'],
  solana_signMessage: ['approval', 'solanaMessage'],
  solana_signTransaction: ['approval', 'solanaTransaction'],
  wallet_grantPermissions: ['approval', 'list'],
  wallet_resetAccount: ['approval', 'list'],
  wallet_revokePermissions: ['approval', 'any'],
  wallet_sendCalls: ['approval', 'calls'],
} as const satisfies Record<string, readonly ['safe' | 'approval', string]>

/** Name of a params form. */
export type RpcParamsForm = (typeof table)[keyof typeof table][1]

/**
 * The table by exact method name. A Map, because names are untrusted: an
 * object would also know `constructor`.
 */
export const rpcMethods: ReadonlyMap<
  string,
  readonly [policy: 'safe' | 'approval', form: RpcParamsForm]
> = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(table))
