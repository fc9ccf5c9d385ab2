import { getMethodPolicy, HostError, type HostRpcRequest } from 'latchkey/frame'
import { toHex } from 'viem'
import type { Approvals } from '../approval/createApprovals.js'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import type { Session } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { FrameChain } from '../loadConfig.js'
import { checkRawTransaction } from '../transaction/checkRawTransaction.js'

/** Safe methods that need a bundler or an indexer, which come later. */
const absent = new Set([
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
])

/**
 * Answers rpc requests: reads from the frame's own nodes, for the chain that
 * the request names; approved ones by doing what was approved.
 */
export function createRpcHandler(parameters: {
  approvals: Approvals
  chains: readonly FrameChain[]
  rpc: Rpc
  session: Session
  wallet: Wallet
}) {
  const { approvals, chains, rpc, session, wallet } = parameters

  async function getAccounts() {
    const current = await session.read()
    return current ? [(await wallet.getAccount(current.userId)).address] : []
  }

  return async (request: HostRpcRequest): Promise<unknown> => {
    const { caipNetworkId, id, method, params } = request
    if (getMethodPolicy(method) === 'approval') return approvals.run(id)
    const chain = findChain(chains, caipNetworkId)
    if (!chain)
      throw new HostError({ message: 'Unrecognized chain', code: 4902 })
    if (absent.has(method))
      throw new HostError({
        message: `This wallet does not support ${method}`,
        code: 4200,
      })
    if (method === 'eth_accounts') return getAccounts()
    if (method === 'eth_chainId') return toHex(chain.id)
    if (method === 'wallet_getCapabilities') return {}
    if (method === 'wallet_getCallsStatus')
      throw new HostError({ message: 'Unknown bundle id', code: 5730 })
    if (method === 'eth_sendRawTransaction')
      checkRawTransaction(params, chain.id)
    return rpc(chain, method, params)
  }
}
