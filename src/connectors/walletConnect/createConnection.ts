import { type Chain, numberToHex, ProviderDisconnectedError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
import { ConnectionAbortedError } from '../../core/errors/connectionAborted.js'
import {
  NamespaceNotApprovedError,
  PairingEndedError,
} from '../../core/errors/pairing.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type {
  Pairing,
  PairingEvent,
  PairingProposal,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { createEvents } from '../session/createEvents.js'
import { rejoin } from '../session/rejoin.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import { createNode } from './createNode.js'
import { createRequest } from './createRequest.js'
import { createSwitch } from './createSwitch.js'
import { listAddresses } from './listAddresses.js'
import { listChainIds } from './listChainIds.js'
import { type ProposalOverrides, toProposal } from './toProposal.js'
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
  const { config, events, overrides, pairing } = parameters
  const { chains, emitter } = config
  const { logger, storage } = pairing.options
  const chainIds = chains.map(({ id }) => id)
  /** Session last reported to wagmi, `undefined` while not connected. */
  let told: WalletSession | undefined

  const isRemembered = () => pairing.isRemembered(namespace)
  const getApproval = () => pairing.getState().session?.namespaces[namespace]

  /** Stores the active chain first, so that it is restored after a reload. */
  function keep(chainId: number) {
    const list = storage.get('pairingChains')
    if (list) storage.set('pairingChains', [...new Set([chainId, ...list])])
  }

  function propose(chainId: number | undefined) {
    const [kept] = storage.get('pairingChains') ?? []
    const proposal = toProposal({ chains, first: chainId ?? kept, overrides })
    storage.set('pairingChains', listChainIds({ ...proposal, accounts: [] }))
    return proposal
  }

  function read(session: PairingSession | undefined, chainId?: number) {
    const [kept] = storage.get('pairingChains') ?? []
    const wanted = [chainId, told?.chainId, kept, ...chainIds]
    return toWalletSession({
      approval: session?.namespaces[namespace],
      wanted: wanted.filter((id) => id !== undefined),
    })
  }

  /** Leaves the session without waiting for the wallet to be notified. */
  function forget() {
    pairing
      .disconnect({ namespace })
      .catch((error) => logger.warn('the wallet was not told', error))
  }

  function isStale(session: PairingSession) {
    const requested = storage.get('pairingChains')
    if (parameters.isNewChainsStale === false || !requested) return false
    // Solana would lose its session, and the chain can be added later.
    if (told || pairing.isRemembered('solana')) return false
    return isSessionStale({
      approved: listChainIds(session.namespaces[namespace]),
      configured: chainIds,
      proposed: toProposal({ chains, overrides }).chains,
      requested,
    })
  }

  function join(
    session: PairingSession | undefined,
    { chainId, signal }: createConnection.Options,
  ) {
    if (signal.aborted) {
      // Approved while it was aborted: no caller would know of the session.
      const { topic } = pairing.getState().session ?? {}
      if (!told && topic && topic === session?.topic) forget()
      throw new ConnectionAbortedError()
    }
    const next = read(session, chainId)
    if (!next) {
      if (isRemembered()) forget()
      throw new NamespaceNotApprovedError({ namespace })
    }
    // Ended before any caller was notified, here or in another tab.
    if (!isRemembered()) throw new PairingEndedError()
    if (told) tell(next)
    else {
      told = next
      keep(next.chainId)
      events.emit('connect', { chainId: numberToHex(next.chainId) })
    }
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
      rejoin: () => comeBack(signal),
    }
  }

  function comeBack(signal: AbortSignal) {
    return rejoin({
      signal,
      async isWanted() {
        const recent = await config.storage?.getItem('recentConnectorId')
        return recent === WALLET_CONNECT_ID && isRemembered()
      },
      announce() {
        const current = told ?? read(pairing.getState().session)
        if (told || !current) return true
        emitter.emit('connect', current)
        // wagmi listens for `change` only on connections it has accepted.
        const isTaken = emitter.listenerCount('change') > 0
        if (isTaken) join(pairing.getState().session, { signal })
        return isTaken
      },
    })
  }

  async function find() {
    if (told) return told
    const session = isRemembered()
      ? await pairing.restore({ namespace })
      : undefined
    const found = told ?? read(session)
    if (!found) throw new ConnectorNotConnectedError()
    return found
  }

  function tell(next: WalletSession) {
    if (!told) return
    const isSameChain = next.chainId === told.chainId
    const isSameList = String(next.accounts) === String(told.accounts)
    told = next
    if (!isSameChain) keep(next.chainId)
    if (isSameChain && isSameList) return
    emitter.emit('change', {
      accounts: isSameList ? undefined : next.accounts,
      chainId: isSameChain ? undefined : next.chainId,
    })
    if (!isSameList) events.emit('accountsChanged', [...next.accounts])
    if (!isSameChain) events.emit('chainChanged', numberToHex(next.chainId))
  }

  function leave() {
    if (!told) return false
    told = undefined
    events.emit('accountsChanged', [])
    events.emit(
      'disconnect',
      new ProviderDisconnectedError(new Error('Disconnected.')),
    )
    return true
  }

  function drop() {
    if (leave()) emitter.emit('disconnect')
  }

  /** Ends a session that has nothing left for wagmi, if the wallet has not. */
  function end() {
    if (!told) return
    forget()
    drop()
  }

  function move(chainId: number) {
    if (!told) return
    const approval = getApproval()
    // A chain that was not approved cannot be used, even if announced.
    if (approval && !listChainIds(approval).includes(chainId))
      return logger.warn('the wallet is on a chain it has not approved')
    const accounts = listAddresses(approval?.accounts ?? [], chainId)
    const isSame = accounts?.some((account) => told?.accounts.includes(account))
    tell({ accounts: isSame || !accounts ? told.accounts : accounts, chainId })
  }

  function handle(event: PairingEvent) {
    if (event.type === 'uri') {
      emitter.emit('message', { type: 'display_uri', data: event.uri })
      return events.emit('display_uri', event.uri)
    }
    if (event.type === 'ended')
      return event.namespaces.includes(namespace) ? drop() : undefined
    if (!told) return
    if (event.type === 'sessionChanged') {
      const next = read(event.session)
      return next ? tell(next) : end()
    }
    if (event.type === 'failure' || event.namespace !== namespace) return
    if (event.type === 'chainChanged')
      return move(toEvmChainId(event.caipNetworkId))
    const accounts = listAddresses(event.accounts, told.chainId)
    return accounts ? tell({ ...told, accounts }) : end()
  }

  const switchChain = createSwitch({
    chains,
    find,
    getApproval,
    move,
    pairing,
  })
  pairing.on(handle)

  return {
    connect,
    find,
    leave,
    drop,
    propose,
    restore,
    switchChain,
    request: createRequest({
      askNode: createNode(config),
      find,
      getApproval,
      pairing,
      peek: () => told,
      switchChain,
    }),
    changeAccounts(list) {
      const accounts = listAddresses(
        list.map((address) => ({ address, caipNetworkId: `${namespace}:0` })),
      )
      if (!accounts) drop()
      else if (told) tell({ ...told, accounts })
    },
    changeChain: (chainId) => move(toEvmChainId(chainId)),
  }
}

export declare namespace createConnection {
  type Options = { chainId?: number | undefined; signal: AbortSignal }
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    events: createEvents.ReturnType
    pairing: Pairing
    overrides?: ProposalOverrides | undefined
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

/**
 * Whether a session was made before a chain was added to the app, so that
 * the wallet was never asked for it.
 *
 * A session without any chain of the app does not count as stale: a new one
 * would most likely be no better.
 */
function isSessionStale(parameters: isSessionStale.Parameters): boolean {
  const { approved, configured, proposed, requested } = parameters
  return (
    approved.some((id) => configured.includes(id)) &&
    !proposed.every((id) =>
      requested.some((chainId) => id === `eip155:${chainId}`),
    )
  )
}

declare namespace isSessionStale {
  type Parameters = {
    /** Chains that the wallet has approved. */
    approved: readonly number[]
    /** Chains of the wagmi config. */
    configured: readonly number[]
    /** Chains that would be proposed now. */
    proposed: readonly CaipNetworkId[]
    /** Chains that were proposed for this session. */
    requested: readonly number[]
  }
}
