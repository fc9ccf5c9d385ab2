import type { CreateConnectorFn } from 'wagmi'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type {
  Pairing,
  PairingApproval,
  PairingEvent,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { createEvents } from '../session/createEvents.js'
import type { createSessionMirror } from '../session/createSessionMirror.js'
import { listAddresses } from './listAddresses.js'
import { listChainIds } from './listChainIds.js'
import type { WalletSession } from './toWalletSession.js'

const namespace = 'eip155'

/** Wait for the account that follows an empty list, in milliseconds. */
const EMPTY_MS = 1_000

/**
 * Creates the handlers that pass what the wallet announces on to the mirror of
 * the session. Nothing is trusted that the wallet has not approved.
 */
export function createUpdates(
  parameters: createUpdates.Parameters,
): createUpdates.ReturnType {
  const { config, events, forget, getApproval, mirror, pairing, read } =
    parameters
  const { emitter } = config
  const { logger } = pairing.options

  let leaving: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(leaving)

  /** Some wallets announce no account while they change to another one. */
  function endSoon() {
    stay()
    leaving = setTimeout(end, EMPTY_MS)
  }

  /** Nothing is left for wagmi, and the wallet has not said it is over. */
  function end() {
    if (!mirror.peek()) return
    forget()
    mirror.drop()
  }

  function move(chainId: number) {
    const told = mirror.peek()
    if (!told) return
    const approval = getApproval()
    // What was not approved cannot be used, whatever is announced.
    if (approval && !listChainIds(approval).includes(chainId))
      return logger.warn('the wallet is on a chain it has not approved')
    const accounts = listAddresses(approval?.accounts ?? [], chainId)
    const isSame = accounts?.some((account) => told?.accounts.includes(account))
    mirror.update({
      accounts: isSame || !accounts ? told.accounts : accounts,
      chainId,
    })
  }

  function handle(event: PairingEvent) {
    if (event.type === 'uri') {
      emitter.emit('message', { type: 'display_uri', data: event.uri })
      return events.emit('display_uri', event.uri)
    }
    if (event.type === 'ended') {
      stay()
      return event.namespaces.includes(namespace) ? mirror.drop() : undefined
    }
    const told = mirror.peek()
    if (!told) return
    if (event.type === 'sessionChanged') {
      const next = read(event.session)
      stay()
      return next ? mirror.update(next) : end()
    }
    if (event.type === 'failure' || event.namespace !== namespace) return
    if (event.type === 'chainChanged')
      return move(toEvmChainId(event.caipNetworkId))
    const accounts = listAddresses(event.accounts, told.chainId)
    if (!accounts) return endSoon()
    stay()
    mirror.update({ ...told, accounts })
  }

  return {
    handle,
    move,
    changeAccounts(list) {
      const accounts = listAddresses(
        list.map((address) => ({ address, caipNetworkId: `${namespace}:0` })),
      )
      const told = mirror.peek()
      if (!accounts) mirror.drop()
      else if (told) mirror.update({ ...told, accounts })
    },
  }
}

export declare namespace createUpdates {
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    events: createEvents.ReturnType
    /** Leaves the session without waiting for the wallet. */
    forget(): void
    getApproval(): PairingApproval | undefined
    mirror: createSessionMirror.ReturnType<WalletSession>
    pairing: Pairing
    read(session: PairingSession): WalletSession | undefined
  }
  type ReturnType = {
    /** Listener of the pairing's events. */
    handle(event: PairingEvent): void
    /** Makes the chain the one in use. */
    move(chainId: number): void
    changeAccounts(accounts: readonly string[]): void
  }
}
