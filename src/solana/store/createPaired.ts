import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Logger } from '../../core/logger.js'
import type { Pairing } from '../../core/ports/pairing.js'
import type { WalletHandle } from '../wallet.js'
import type { SolanaConnections } from './createConnections.js'

const namespace = 'solana'

/**
 * Keeps Solana in sync with WalletConnect: a session that includes Solana is
 * shown, whichever namespace has requested it.
 */
export type SolanaPaired = {
  /** Whether there is a session, and Solana was not disconnected from it. */
  isWanted(): boolean
  follow(): () => void
}

export function createPaired(parameters: {
  connections: SolanaConnections
  getProposal: Parameters<Pairing['provide']>[1]
  handle: WalletHandle
  /** The user is connecting it on Solana, which does all of this by itself. */
  isAsked: () => boolean
  logger: Logger
  pairing: Pairing
}): SolanaPaired {
  const { connections, getProposal, handle, isAsked, logger, pairing } =
    parameters
  /** A URI is waiting for approval; an earlier session comes without one. */
  let isShown = false
  let isTaking = false

  const isWanted = () => pairing.isRemembered(namespace)
  // From the start, so that the first namespace to pair proposes Solana too.
  const provide = () => pairing.provide(namespace, getProposal)
  provide()

  async function take() {
    const session = connections.begin(WALLET_CONNECT_ID)
    isTaking = true
    try {
      await connections.take({ handle, isSilent: true, session })
    } catch (error) {
      logger.info('Solana is not connected by WalletConnect', error)
    } finally {
      isTaking = false
    }
  }

  async function join() {
    try {
      await pairing.connect({ namespace })
      sync()
    } catch (error) {
      logger.info('Solana has not joined the session', error)
    }
  }

  function sync() {
    const { namespaces, session, status } = pairing.getState()
    const isNew = isShown && status === 'connected'
    isShown = status === 'waiting' || (isShown && status === 'opening')
    if (isAsked() || isTaking || connections.get(WALLET_CONNECT_ID)) return
    if (!session?.namespaces.solana) return
    if (namespaces.includes(namespace)) {
      if (isWanted()) void take()
    } else if (isNew) void join()
  }

  return {
    isWanted,
    follow() {
      // If several kits share a pairing, the one in use proposes.
      provide()
      isShown = pairing.getState().status === 'waiting'
      const stop = pairing.subscribe(sync)
      // The record may be lost, or the page was closed too early.
      if (isWanted() && !connections.get(WALLET_CONNECT_ID)) void take()
      return stop
    },
  }
}
