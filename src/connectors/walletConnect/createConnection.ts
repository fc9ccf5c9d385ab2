import type { Chain } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import {
  ConnectionAbortedError,
  NamespaceNotApprovedError,
  PairingEndedError,
} from '../../core/errors/pairing.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type {
  Pairing,
  PairingProposal,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { createEvents } from '../session/createEvents.js'
import { createSessionMirror } from '../session/createSessionMirror.js'
import { getChainId } from '../session/getChainId.js'
import { getLiveConfig } from '../session/getLiveConfig.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import { createNode } from './createNode.js'
import { createRequest } from './createRequest.js'
import { createRequestedChains } from './createRequestedChains.js'
import { createSwitch } from './createSwitch.js'
import { createUpdates } from './createUpdates.js'
import { readOverrides } from './readOverrides.js'
import { toWalletSession, type WalletSession } from './toWalletSession.js'

const namespace = 'eip155'

/**
 * Keeps wagmi's state of the wallet in sync with the pairing.
 *
 * Follows the pairing's events from the start, but requests nothing by itself.
 */
export function createConnection(
  parameters: createConnection.Parameters,
): createConnection.ReturnType {
  const { config, events, pairing } = parameters
  const { chains } = config
  const { logger } = pairing.options
  const getChains = () => (getLiveConfig(config) ?? config).chains

  const isRemembered = () => pairing.isRemembered(namespace)
  const requested = createRequestedChains({
    ...parameters,
    chains,
    getChains,
    overrides: readOverrides(parameters.namespaces),
  })
  const mirror = createSessionMirror<WalletSession>({
    config,
    connectorId: WALLET_CONNECT_ID,
    events,
    isRemembered,
    onChainId: requested.prefer,
  })
  const getApproval = () => pairing.getState().session?.namespaces[namespace]

  const { find, read } = createReader({
    getChains,
    isRemembered,
    mirror,
    pairing,
    requested,
  })

  /** Leaves the session without waiting for the wallet to be notified. */
  function forget() {
    pairing
      .disconnect({ namespace })
      .catch((error) => logger.warn('the wallet was not told', error))
  }

  const isStale = (session: PairingSession) =>
    !mirror.peek() && requested.isStale(session)

  function join(
    session: PairingSession | undefined,
    { chainId, signal }: createConnection.Options,
  ) {
    if (signal.aborted) {
      // Approved while it was aborted: no caller would know of the session.
      const { topic } = pairing.getState().session ?? {}
      if (!mirror.peek() && topic && topic === session?.topic) forget()
      throw new ConnectionAbortedError()
    }
    const next = read(session, chainId)
    if (!next) {
      if (isRemembered()) forget()
      throw new NamespaceNotApprovedError({ namespace })
    }
    // Ended before any caller was notified, here or in another tab.
    if (!isRemembered()) throw new PairingEndedError()
    mirror.open(next)
    return next
  }

  async function settle(
    session: WalletSession,
    { chainId, signal }: createConnection.Options,
  ) {
    if (chainId === undefined || chainId === session.chainId) return session
    try {
      await switchChain({ chainId })
    } catch (error) {
      logger.error('the chain asked for is not there', error)
    }
    const told = mirror.peek()
    if (signal.aborted || !told) throw new ConnectionAbortedError()
    return told
  }

  async function connect(
    attempt: Promise<PairingSession>,
    options: createConnection.Options,
  ) {
    const { signal } = options
    let session = await attempt
    if (!signal.aborted && isStale(session)) {
      await pairing.disconnect({ namespace })
      session = await pairing.connect({ namespace, signal })
    }
    return settle(join(session, options), options)
  }

  function restore(session: PairingSession | undefined, signal: AbortSignal) {
    if (!session) throw new ConnectorNotConnectedError()
    if (isStale(session)) {
      forget()
      throw new PairingEndedError()
    }
    return {
      join: () => join(session, { signal }),
      rejoin: () =>
        mirror.reconnectLate({
          join: () => void join(pairing.getState().session, { signal }),
          read: () => read(pairing.getState().session),
          signal,
        }),
    }
  }

  const updates = createUpdates({
    config,
    events,
    forget,
    getApproval,
    mirror,
    pairing,
    read,
  })
  const switchChain = createSwitch({
    find,
    getApproval,
    getChains,
    move: updates.move,
    pairing,
  })
  pairing.on(updates.handle)

  return {
    connect,
    find,
    getChainId: () => getChainId(find, getChains()),
    leave: mirror.close,
    drop: mirror.drop,
    propose: requested.propose,
    restore,
    switchChain,
    request: createRequest({
      askNode: createNode(config),
      find,
      getApproval,
      pairing,
      peek: mirror.peek,
      switchChain,
    }),
    changeAccounts: updates.changeAccounts,
    changeChain: (chainId) => updates.move(toEvmChainId(chainId)),
  }
}

export declare namespace createConnection {
  type Options = { chainId?: number | undefined; signal: AbortSignal }
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    events: createEvents.ReturnType
    pairing: Pairing
    namespaces?: readOverrides.Parameters | undefined
    isNewChainsStale?: boolean | undefined
  }
  type ReturnType = {
    /** Joins the approved session and switches to the requested chain. */
    connect(
      attempt: Promise<PairingSession>,
      options: Options,
    ): Promise<WalletSession>
    /**
     * Restores the session: `join` if in time for wagmi, otherwise `rejoin`.
     */
    restore(
      session: PairingSession | undefined,
      signal: AbortSignal,
    ): { join(): WalletSession; rejoin(): Promise<void> }
    /**
     * Returns the session; restores it when it is only stored.
     *
     * @throws ConnectorNotConnectedError when there is none
     */
    find(): Promise<WalletSession>
    /** Returns the chain in use, or the first of the config. */
    getChainId(): Promise<number>
    /** Handles EIP-1193 requests. */
    request: createRequest.ReturnType
    propose(chainId: number | undefined): PairingProposal
    switchChain(parameters: createSwitch.Request): Promise<Chain>
    /** Reports other accounts to wagmi and the provider's listeners. */
    changeAccounts(accounts: readonly string[]): void
    /** Reports another chain to wagmi and the provider's listeners. */
    changeChain(chainId: string): void
    /** Ends the connection; wagmi already knows. */
    leave(): boolean
    /** Ends the connection and notifies wagmi. */
    drop(): void
  }
}

/** Reads the session as wagmi shows it. */
function createReader(parameters: {
  getChains(): readonly Chain[]
  isRemembered(): boolean
  mirror: createSessionMirror.ReturnType<WalletSession>
  pairing: Pairing
  requested: createRequestedChains.ReturnType
}) {
  const { getChains, isRemembered, mirror, pairing, requested } = parameters

  function read(session: PairingSession | undefined, chainId?: number) {
    const current = mirror.peek()?.chainId
    const chainIds = getChains().map(({ id }) => id)
    const wanted = [chainId, current, requested.first(), ...chainIds]
    return toWalletSession({
      approval: session?.namespaces[namespace],
      wanted: wanted.filter((id) => id !== undefined),
    })
  }

  async function find() {
    const told = mirror.peek()
    if (told) return told
    const session = isRemembered()
      ? await pairing.restore({ namespace })
      : undefined
    const found = mirror.peek() ?? read(session)
    if (!found) throw new ConnectorNotConnectedError()
    return found
  }

  return { find, read }
}
