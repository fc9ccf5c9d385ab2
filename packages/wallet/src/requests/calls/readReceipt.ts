import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'

/** The members of a receipt that EIP-5792 asks for. */
export type CallReceipt = {
  logs: readonly { address: string; data: string; topics: readonly string[] }[]
  status: string
  blockHash: string
  blockNumber: string
  gasUsed: string
  transactionHash: string
}

/** The receipt of a transaction, `undefined` while it is in no block. */
export async function readReceipt(parameters: {
  chain: FrameChain
  hash: string
  rpc: Rpc
}): Promise<CallReceipt | undefined> {
  const { chain, hash, rpc } = parameters
  const answer = await rpc(chain, 'eth_getTransactionReceipt', [hash])
  if (typeof answer !== 'object' || answer === null) return undefined
  const { blockHash, blockNumber, gasUsed, logs, status, transactionHash } =
    answer as CallReceipt
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    ...{ status, blockHash, blockNumber, gasUsed, transactionHash },
  }
}
