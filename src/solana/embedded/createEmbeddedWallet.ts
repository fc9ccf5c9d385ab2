import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import type { Logger } from '../../core/logger.js'
import { signOutNamespace } from '../../core/login/signOutNamespace.js'
import type { Frame } from '../../core/ports.js'
import { loadChain } from '../loadChain.js'
import type { WalletHandle } from '../wallet.js'

/** Creates the embedded wallet, whose code loads when it is connected. */
export function createEmbeddedWallet(parameters: {
  frame: Frame
  logger: Logger
}): EmbeddedWallet {
  const { frame, logger } = parameters
  let loaded: WalletHandle | undefined
  let departures = 0
  // Registered before it loads, so that an EVM disconnect meanwhile does not
  // end the login.
  frame.namespaces.add('solana')

  async function load() {
    const { createFrameWallet } = await loadChain()
    loaded ??= createFrameWallet({ frame, logger })
    return loaded as EmbeddedWallet
  }

  return {
    id: AUTH_CONNECTOR_ID,
    name: 'Email',
    icon: undefined,
    isEmbedded: true,
    isInstalled: () => true,
    isReady: () => true,
    async connect(request) {
      const count = departures
      const wallet = await load()
      // Disconnected while it was loading, so do not connect.
      if (count !== departures) throw new ConnectionAbortedError()
      return wallet.connect(request)
    },
    disconnect() {
      departures++
      return loaded?.disconnect() ?? signOutNamespace(frame, 'solana')
    },
    // It is only subscribed to once connected, hence loaded.
    subscribe: (listener) => loaded?.subscribe(listener) ?? (() => {}),
    signMessage: async (request) => (await load()).signMessage(request),
    signTransaction: async (request) => (await load()).signTransaction(request),
    signAllTransactions: async (request) =>
      (await load()).signAllTransactions(request),
    signAndSendTransaction: async (request) =>
      (await load()).signAndSendTransaction(request),
  }
}

type EmbeddedWallet = Required<Omit<WalletHandle, 'isAnnounced' | 'isPairing'>>
