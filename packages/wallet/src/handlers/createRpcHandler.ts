import {
  getMethodPolicy,
  type HostContext,
  HostError,
  type HostRpcRequest,
} from 'latchkey/frame'
import { toHex } from 'viem'
import type { Approvals } from '../approval/createApprovals.js'
import type { Bundles } from '../calls/createBundles.js'
import type { StatusCards } from '../calls/createStatusCards.js'
import { toScope } from '../calls/toScope.js'
import type { ReadPrices } from '../chain/createPrices.js'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import { getCapabilities } from '../chain/getCapabilities.js'
import type { Session, SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { Language } from '../language/createLanguage.js'
import type { FrameChain } from '../loadConfig.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { UpgradeSigner } from '../userOperation/renewUpgrade.js'

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
export function createRpcHandler(parameters: {
  /** Unverified name the app gives itself. */
  appName(): string | undefined
  approvals: Pick<Approvals, 'run'>
  bundles: Pick<Bundles, 'list' | 'read' | 'write'>
  chains: readonly FrameChain[]
  /** Without it, assets have no prices and are not offered. */
  readPrices?: ReadPrices | undefined
  language: Pick<Language, 'read'>
  /** Where the status of calls is shown. */
  root: HTMLElement
  rpc: Rpc
  session: Session
  smartAccounts: Pick<SmartAccounts, 'hasBundler' | 'readDelegation'>
  wallet: Wallet
}) {
  const { approvals, bundles, chains, rpc, session } = parameters
  const { readPrices, smartAccounts, wallet } = parameters
  let cards: StatusCards | undefined

  async function getAddress() {
    const current = await session.read()
    return current && (await wallet.getAccount(current.userId)).address
  }

  async function getStatus(
    params: unknown,
    { origin, signal }: HostContext,
    isShown: boolean,
  ) {
    const current = await session.read()
    if (!current) throw signedOut()
    const scope = toScope(current, origin)
    const { getCallsStatus } = await import('../calls/getCallsStatus.js')
    const readStatus = () =>
      getCallsStatus({
        ...{ bundles, chains, params, rpc, scope },
        loadSigner: (chain) => loadSigner(current, chain),
      })
    if (!isShown) return readStatus()
    const { createStatusCards } = await import('../calls/createStatusCards.js')
    cards ??= createStatusCards(parameters)
    return cards.show({
      ...{ origin, readStatus, signal },
      account: await wallet.getAccount(current.userId),
      assertSession: () => assertSession(current),
      readBundle: () => bundles.read(scope, (params as string[])[0] ?? ''),
    })
  }

  /** Of the operations that the app has sent in this session. */
  async function follow(
    chain: FrameChain,
    { params }: HostRpcRequest,
    { origin }: HostContext,
  ) {
    const current = await session.read()
    if (!current) return
    const { followOperation } = await import(
      '../userOperation/followOperation.js'
    )
    await followOperation({
      ...{ bundles, chain, rpc },
      hash: Array.isArray(params) ? params[0] : undefined,
      loadSigner: () => loadSigner(current, chain),
      scope: toScope(current, origin),
    })
  }

  async function assertSession({ publicId }: SessionData) {
    if ((await session.read())?.publicId !== publicId) throw signedOut()
  }

  /** Of the session that an operation was approved in. */
  async function loadSigner(
    current: SessionData,
    chain: FrameChain,
  ): Promise<UpgradeSigner> {
    const { userId } = current
    const account = await wallet.getAccount(userId)
    const { address } = account
    return {
      account,
      assertSession: () => assertSession(current),
      readDelegation: () =>
        smartAccounts.readDelegation({ address, chain, userId }),
    }
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
      return getStatus(params, context, isShown)
    if (method === 'wallet_getCapabilities') return getAbilities(params)
    if (method === 'wallet_getAssets') {
      const { getAssets } = await import('../chain/getAssets.js')
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
        if (operationMethods.has(method)) await follow(chain, request, context)
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
    if (method === 'eth_sendRawTransaction') {
      const { checkRawTransaction } = await import(
        '../transaction/checkRawTransaction.js'
      )
      checkRawTransaction(params, chain.id)
    }
    return rpc(chain, method, params)
  }
}

function signedOut() {
  return new HostError({ message: 'Not signed in', code: 4100 })
}
