/**
 * Methods of a bundler that the API passes on (ERC-7769, ERC-4337), and what
 * vendors have for its price.
 */
export const bundlerMethods: ReadonlySet<string> = new Set([
  'eth_chainId',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_sendUserOperation',
  'eth_supportedEntryPoints',
  'pimlico_getUserOperationGasPrice',
  'rundler_maxPriorityFeePerGas',
])
