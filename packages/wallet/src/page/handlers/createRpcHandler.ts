import {
  getMethodPolicy,
  type HostContext,
  HostError,
  type HostRpcRequest,
} from 'latchkey/frame'
import { toHex } from 'viem'
import type { Approvals } from '../../approve/createApprovals.js'
import type { ReadPrices } from '../../node/createPrices.js'
import { findChain } from '../../node/findChain.js'
import type { SmartAccounts } from '../../requests/smartAccount/createSmartAccounts.js'
import { getCapabilities } from '../../requests/smartAccount/getCapabilities.js'
import type { Nonces } from '../../requests/transaction/createNonces.js'
import { createCallsAnswers } from './createCallsAnswers.js'

/** Reads about one operation. */
const operationMethods = new Set([
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
])
/** Reads that only a bundler answers (ERC-7769). */
const bundlerMethods = new Set([
  ...operationMethods,
  'eth_estimateUserOperationGas',
  'eth_supportedEntryPoints',
])

/**
 * Answers rpc requests: reads from the frame's own nodes, for the chain that
 * the request names; approved ones by doing what was approved.
 */
export function createRpcHandler(
  parameters: createCallsAnswers.Parameters & {
    approvals: Pick<Approvals, 'run'>
    nonces: Pick<Nonces, 'readNext'>
    /** Without it, assets have no prices and are not offered. */
    readPrices?: ReadPrices | undefined
    smartAccounts: Pick<SmartAccounts, 'hasBundler'>
  },
) {
  const { approvals, chains, nonces, rpc, session } = parameters
  const { readPrices, smartAccounts, wallet } = parameters
  const { follow, getStatus } = createCallsAnswers(parameters)

  async function getAddress() {
    const current = await session.read()
    return current && (await wallet.getAccount(current.userId)).address
  }

  async function getAbilities(params: unknown) {
    const current = await session.read()
    const address = await getAddress()
    return getCapabilities({
      address,
      chains,
      hasBundler: smartAccounts.hasBundler,
      hasPrices: readPrices !== undefined,
      params,
      async readDelegation(chain) {
        if (!address || !current) return 'unavailable'
        const { userId } = current
        return smartAccounts.readDelegation({ address, chain, userId })
      },
    })
  }

  return async (
    request: HostRpcRequest,
    context: HostContext,
  ): Promise<unknown> => {
    const { caipNetworkId, id, method, params } = request
    if (getMethodPolicy(method) === 'approval') return approvals.run(id)
    // These four name their chains themselves.
    const isShown = method === 'wallet_showCallsStatus'
    if (isShown || method === 'wallet_getCallsStatus')
      return getStatus({ context, isShown, params })
    if (method === 'wallet_getCapabilities') return getAbilities(params)
    if (method === 'wallet_getAssets') {
      const { getAssets } = await import('../../node/getAssets.js')
      return getAssets({
        address: await getAddress(),
        chains,
        params,
        readPrices: readPrices ?? (async () => undefined),
        rpc,
      })
    }
    const chain = findChain(chains, caipNetworkId)
    if (!chain)
      throw new HostError({ message: 'Unrecognized chain', code: 4902 })
    if (bundlerMethods.has(method)) {
      if (await smartAccounts.hasBundler(chain)) {
        if (operationMethods.has(method))
          await follow({ chain, context, params })
        return rpc({ rpcUrls: [chain.bundlerUrl ?? ''] }, method, params)
      }
      throw new HostError({
        message: `This wallet does not support ${method} on this network`,
        code: 4200,
      })
    }
    if (method === 'eth_accounts') {
      const address = await getAddress()
      return address ? [address] : []
    }
    if (method === 'eth_chainId') return toHex(chain.id)
    if (method === 'eth_getTransactionCount') {
      const [asked, block] = Array.isArray(params) ? params : []
      const address = await getAddress()
      // What this wallet has sent counts, whatever a node has forgotten.
      if (address && block === 'pending' && isSame(asked, address))
        return toHex(await nonces.readNext({ address, chain }))
    }
    if (method === 'eth_sendRawTransaction') {
      const { checkRawTransaction } = await import(
        '../../requests/transaction/checkRawTransaction.js'
      )
      checkRawTransaction(params, chain.id)
    }
    return rpc(chain, method, params)
  }
}

const isSame = (value: unknown, address: string) =>
  typeof value === 'string' && value.toLowerCase() === address.toLowerCase()
