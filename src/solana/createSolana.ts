import type { Adapter } from '@solana/wallet-adapter-base'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { loadKitError } from '../core/errors/loadKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import { loadModule } from '../core/loadModule.js'
import type { SolanaCluster, SolanaFactory } from '../core/ports/solana.js'
import { createAdapterWallet } from './adapters/createAdapterWallet.js'
import { createGetConnection } from './createGetConnection.js'
import type { SolanaContext } from './solanaContext.js'
import { createOwner } from './store/createOwner.js'
import type { Solana } from './types.js'

/** The Solana side of one kit. */
export function createSolana(
  parameters: Parameters<SolanaFactory>[0] & {
    adapters: readonly Adapter[]
    clusters: readonly SolanaCluster[]
  },
): Solana {
  const { clusters, frame, hosts, logger, pairing, storage } = parameters
  const getConnection = createGetConnection(clusters)
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
    getWallet,
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
    const { createSigning } = await loadModule(
      () => import('./sign/createSigning.js'),
    )
    return createSigning({ context, getAccount, getNetwork })
  }

  return {
    clusters,
    getState,
    subscribe: owner.subscribe,
    mount: owner.mount,
    connect: owner.connect,
    disconnect: owner.disconnect,
    switchAccount: ({ address, walletId }) => owner.activate(walletId, address),
    async switchNetwork({ caipNetworkId }) {
      const cluster = clusters.find(({ id }) => id === caipNetworkId)
      if (!cluster) throw new ChainNotSupportedError({ chain: caipNetworkId })
      owner.setNetwork(cluster.id)
    },
    async signMessage({ account, message, signal }) {
      try {
        const { signMessage } = await loadModule(
          () => import('./sign/signMessage.js'),
        )
        return await signMessage(context, {
          account: getAccount(account),
          caipNetworkId: owner.getRequestNetwork(),
          message,
          signal,
        })
      } catch (error) {
        throw await loadKitError(error)
      }
    },
    async getToken(request) {
      const { getToken } = await loadModule(() => import('./read/getToken.js'))
      return getToken(context, {
        ...request,
        caipNetworkId: request.caipNetworkId ?? getNetwork(),
      })
    },
    async getBalances(request) {
      const { getBalances } = await loadModule(
        () => import('./read/getBalances.js'),
      )
      return getBalances(context, request)
    },
    async sendToken(request) {
      const { sendToken } = await loadModule(
        () => import('./send/sendToken.js'),
      )
      return sendToken(context, request)
    },
    async estimateSend(request) {
      const { estimateSend } = await loadModule(
        () => import('./send/estimateSend.js'),
      )
      return estimateSend(context, request)
    },
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
