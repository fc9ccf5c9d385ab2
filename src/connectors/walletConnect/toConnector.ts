import type { EIP1193Provider } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { PAIRING_RESTORE_TIMEOUT_MS } from '../../core/constants/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import { loadModule } from '../../core/loadModule.js'
import type { Pairing } from '../../core/ports/pairing.js'
import { createLazyConnector } from '../session/createLazyConnector.js'
import { toConnected } from '../session/toConnected.js'
import type { ProposalOverrides } from './toProposal.js'

const namespace = 'eip155'

/**
 * Creates the connector around a pairing, with only the parts that are needed
 * before anything is loaded.
 */
export function toConnector(
  parameters: toConnector.Parameters,
): toConnector.ReturnType {
  const { config, isNewChainsStale, namespaces, pairing } = parameters
  const { logger, storage } = pairing.options
  const { load, methods, peek, adoptSession } = createLazyConnector({
    logger,
    ms: PAIRING_RESTORE_TIMEOUT_MS,
    async start(events) {
      const { createConnection } = await loadModule(
        () => import('./createConnection.js'),
      )
      return createConnection({
        config,
        events,
        isNewChainsStale,
        namespaces,
        pairing,
      })
    },
    toLoadError: () => new PairingUnavailableError(),
  })
  /** Aborted on every disconnect, so that late results are ignored. */
  let life = new AbortController()
  /** Chain that was requested last. */
  let asked: number | undefined
  pairing.provide(namespace, async () => (await load()).propose(asked))

  async function open(chainId: number | undefined, caller?: AbortSignal) {
    asked = chainId
    const controller = new AbortController()
    const { signal } = controller
    const end = () => controller.abort()
    const signals = [life.signal, caller]
    for (const one of signals) one?.addEventListener('abort', end)
    // Started at once, so that an abort finds the attempt.
    const attempt = pairing.connect({ namespace, signal })
    attempt.catch(() => {})
    try {
      return await (await load()).connect(attempt, { chainId, signal })
    } finally {
      for (const one of signals) one?.removeEventListener('abort', end)
    }
  }

  function reconnect() {
    const { signal } = life
    return adoptSession(
      Promise.all([
        load(),
        pairing.isRemembered(namespace)
          ? pairing.restore({ namespace })
          : undefined,
      ]).then(([connection, session]) => connection.restore(session, signal)),
    )
  }

  return {
    ...methods,
    id: WALLET_CONNECT_ID,
    name: 'WalletConnect',
    type: WALLET_CONNECT_ID,
    getPairing: () => pairing,
    async connect(parameters: Request = {}) {
      const { chainId, isReconnecting, signal, withCapabilities } = parameters
      const session = await (isReconnecting
        ? reconnect()
        : open(chainId, signal))
      return toConnected(session, withCapabilities)
    },
    async disconnect() {
      life.abort()
      life = new AbortController()
      // Removes the session marker at once: the page may be unloading.
      const done = pairing.disconnect({ namespace })
      // Solana's session still needs the chains that were proposed.
      if (!pairing.isRemembered('solana')) storage.remove('pairingChains')
      peek()?.leave()
      try {
        await done
      } catch (error) {
        // wagmi updates its store only on success, but the session is over.
        config.emitter.emit('disconnect')
        throw error
      }
    },
    isAuthorized: async () => pairing.isRemembered(namespace),
    switchChain: async (request) => (await load()).switchChain(request),
  }
}

/** wagmi's parameters, and a signal that cancels a pending connection. */
type Request = {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  signal?: AbortSignal | undefined
  withCapabilities?: boolean | undefined
}

export declare namespace toConnector {
  type Options = {
    isNewChainsStale?: boolean | undefined
    namespaces?: { eip155?: ProposalOverrides | undefined } | undefined
  }
  type Parameters = Options & {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    pairing: Pairing
  }
  type Properties = {
    /**
     * Returns the handle of WalletConnect. A method, because wagmi spreads the
     * connector and would evaluate a getter.
     */
    getPairing(): Pairing
  }
  type ConnectorFn = CreateConnectorFn<EIP1193Provider, Properties>
  type ReturnType = globalThis.ReturnType<ConnectorFn>
}
