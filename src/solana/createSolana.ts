import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import { createOwn } from '../core/createOwn.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import { loadModule } from '../core/loadModule.js'
import type {
  SolanaCluster,
  SolanaFactory,
  SolanaNetworkId,
} from '../core/ports/solana.js'
import type { SolanaAdapter } from './adapters/adapter.js'
import { createAdapterWallet } from './adapters/createAdapterWallet.js'
import { mainnet } from './clusters/clusters.js'
import { resolveClusters } from './clusters/resolveClusters.js'
import { createGetNodes } from './createGetNodes.js'
import { loadChain } from './loadChain.js'
import type { SolanaContext } from './solanaContext.js'
import { createOwner } from './store/createOwner.js'
import type { Solana } from './types.js'

/** Creates the Solana part of a kit. */
export function createSolana(
  parameters: Parameters<SolanaFactory>[0] & {
    adapters: readonly SolanaAdapter[]
    announce: boolean
    clusters: readonly SolanaCluster[]
  },
): Solana {
  const { announce, frame, hosts, logger, pairing, storage } = parameters
  // All parts share this list, which `setClusters` changes.
  const clusters = [...parameters.clusters]
  let shown: readonly SolanaCluster[] = [...clusters]
  const getNodes = createGetNodes(clusters)
  const getConnection = async (id: string) => (await getNodes(id))[0]
  const adapters = parameters.adapters.map((adapter) => ({
    adapter,
    handle: createAdapterWallet({ adapter, getConnection }),
  }))
  const owner = createOwner({
    adapters,
    clusters,
    frame,
    hosts,
    logger,
    pairing,
    storage,
  })
  const { getState, getWallet } = owner
  const context: SolanaContext = {
    clusters,
    storage,
    logger,
    getConnection,
    getNodes,
    getWallet,
    own: createOwn(() => context),
  }

  const follows = announce && frame !== undefined
  let mounts = 0
  let unfollow: (() => void) | undefined

  function mount() {
    const unmount = owner.mount()
    let isMounted = true
    mounts++
    if (follows) unfollow ??= watchEmbedded({ clusters, logger, owner })
    return () => {
      unmount()
      if (!isMounted) return
      isMounted = false
      mounts--
      if (mounts > 0) return
      unfollow?.()
      unfollow = undefined
    }
  }

  function getAccount(address?: string | undefined) {
    const { accounts } = getState()
    const active = accounts.find(({ isActive }) => isActive)
    const account =
      address === undefined || active?.address === address
        ? active
        : accounts.find((account) => account.address === address)
    if (!account) throw new NotConnectedError()
    return account
  }

  const getNetwork = () => getState().network

  async function loadSigning() {
    const { createSigning } = await loadChain()
    return createSigning({ context, getAccount, getNetwork })
  }

  return {
    get clusters() {
      return shown
    },
    getState,
    subscribe: owner.subscribe,
    mount,
    connect: owner.connect,
    disconnect: owner.disconnect,
    setClusters(next) {
      const resolved = resolveClusters(next)(parameters)
      clusters.splice(0, clusters.length, ...resolved)
      shown = resolved
      const network = owner.getRequestNetwork()
      if (network !== getNetwork()) owner.setNetwork(network)
    },
    switchAccount: ({ address, walletId }) => owner.activate(walletId, address),
    async switchNetwork({ caipNetworkId }) {
      const cluster = clusters.find(({ id }) => id === caipNetworkId)
      if (!cluster) throw new ChainNotSupportedError({ chain: caipNetworkId })
      owner.setNetwork(cluster.id)
    },
    async signMessage({ account, message, signal }) {
      try {
        const { signMessage } = await loadChain()
        return await signMessage(context, {
          account: getAccount(account),
          caipNetworkId: owner.getRequestNetwork(),
          message,
          signal,
        })
      } catch (error) {
        throw getKitError(error)
      }
    },
    ...createChainCalls(context, getNetwork),
    getConnection: async (caipNetworkId = getNetwork()) =>
      getConnection(caipNetworkId),
    signTransaction: async (request) =>
      (await loadSigning()).signTransaction(request),
    signAllTransactions: async (request) =>
      (await loadSigning()).signAllTransactions(request),
    signAndSendTransaction: async (request) =>
      (await loadSigning()).signAndSendTransaction(request),
  }
}

/** What loads the chain code first. */
function createChainCalls(
  context: SolanaContext,
  getNetwork: () => SolanaNetworkId,
): Pick<
  Solana,
  | 'estimateSend'
  | 'findNameAddress'
  | 'getBalances'
  | 'getSendStatus'
  | 'getToken'
  | 'isWallet'
  | 'sendToken'
> {
  return {
    async getToken(request) {
      const { getToken } = await loadChain()
      return getToken(context, {
        ...request,
        caipNetworkId: request.caipNetworkId ?? getNetwork(),
      })
    },
    async findNameAddress(request) {
      const { findNameAddress } = await loadChain()
      const { clusters } = context
      // Names belong to mainnet, whatever network is paid on.
      const cluster =
        clusters.find(({ id }) => id === mainnet.id) ?? clusters[0]
      if (!cluster) return { value: undefined }
      const caipNetworkId = cluster.id
      return findNameAddress(context, { ...request, caipNetworkId })
    },
    async getBalances(request) {
      const { getBalances } = await loadChain()
      return getBalances(context, request)
    },
    async isWallet(request) {
      const { isWallet } = await loadChain()
      return isWallet(context, request)
    },
    async sendToken(request) {
      const { sendToken } = await loadChain()
      return sendToken(context, request)
    },
    async getSendStatus(request) {
      const { getSendStatus } = await loadModule(
        () => import('./send/getSendStatus.js'),
      )
      return getSendStatus(context, request)
    },
    async estimateSend(request) {
      const { estimateSend } = await loadChain()
      return estimateSend(context, request)
    },
  }
}

/** Follows the embedded account, and announces it while it is connected. */
function watchEmbedded(parameters: {
  clusters: readonly SolanaCluster[]
  logger: SolanaContext['logger']
  owner: ReturnType<typeof createOwner>
}) {
  const { clusters, logger, owner } = parameters
  let told: string | undefined
  let end: (() => void) | undefined
  let isOver = false
  async function follow() {
    const account = owner
      .getState()
      .accounts.find(
        ({ connector, status }) =>
          connector.id === AUTH_CONNECTOR_ID && status === 'connected',
      )
    const address = isOver ? undefined : account?.address
    if (address === told) return
    told = address
    end?.()
    end = undefined
    if (!account || !address) return
    try {
      const { announceWallet } = await loadModule(
        () => import('./standard/announceWallet.js'),
      )
      // By now, another user or none may be signed in.
      if (told === address)
        end = announceWallet({
          address,
          clusters,
          getNetwork: owner.getRequestNetwork,
          getWallet: () => owner.getWallet(account),
          name: 'Email',
        })
    } catch (error) {
      logger.warn('the account was not announced to the page', error)
    }
  }
  const stop = owner.subscribe(() => void follow())
  void follow()
  return () => {
    isOver = true
    stop()
    void follow()
  }
}
