import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Logger } from '../../core/logger.js'
import type { Pairing } from '../../core/ports/pairing.js'
import type { SolanaCluster } from '../../core/ports/solana.js'
import { loadChain } from '../loadChain.js'
import type { WalletHandle } from '../wallet.js'
import type { createSessionWallet } from './createSessionWallet.js'

/**
 * Creates the wallet at the other end of WalletConnect, whose code loads when
 * it is connected. It supports what its session allows.
 */
export function createPairingWallet(parameters: {
  clusters: readonly SolanaCluster[]
  logger: Logger
  pairing: Pairing
}): WalletHandle {
  const { pairing } = parameters
  let loaded: createSessionWallet.ReturnType | undefined

  async function load() {
    const { createSessionWallet } = await loadChain()
    loaded ??= createSessionWallet(parameters)
    return loaded
  }

  const handle: WalletHandle = {
    id: WALLET_CONNECT_ID,
    name: 'WalletConnect',
    icon: undefined,
    isEmbedded: false,
    isPairing: true,
    isInstalled: () => true,
    isReady: () => true,
    async connect(request) {
      const wallet = await load()
      request.signal?.throwIfAborted()
      return wallet.connect(request)
    },
    disconnect: () => pairing.disconnect({ namespace: 'solana' }),
    // It is only subscribed to once connected, hence loaded.
    subscribe: (listener) => loaded?.subscribe(listener) ?? (() => {}),
  }
  for (const name of abilities)
    Object.defineProperty(handle, name, {
      get() {
        const { methods } = pairing.getState().session?.namespaces.solana ?? {}
        return methods?.includes(`solana_${name}`)
          ? async (request: never) => (await load())[name](request)
          : undefined
      },
    })
  return handle
}

const abilities = [
  'signMessage',
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
] as const
