import {
  type Chain,
  getAddress,
  numberToHex,
  ProviderDisconnectedError,
  SwitchChainError,
} from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import {
  AUTH_CONNECTOR_ID,
  FRAME_RECONNECT_TIMEOUT_MS,
  FRAME_REQUEST_TIMEOUT_MS,
} from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { attachNamespace } from '../../core/login/attachNamespace.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { requestLogin } from '../../core/login/requestLogin.js'
import { signOutNamespace } from '../../core/login/signOutNamespace.js'
import { waitForLogin } from '../../core/login/waitForLogin.js'
import { watchLogin } from '../../core/login/watchLogin.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Frame, FrameClient } from '../../core/ports.js'
import { coalesce } from '../../core/promise/coalesce.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { createEvents } from '../session/createEvents.js'
import { findChain } from '../session/findChain.js'
import { rejoin } from '../session/rejoin.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import { createRequest } from './createRequest.js'
import { type FrameSession, toFrameSession } from './toFrameSession.js'

/**
 * Keeps wagmi's state of the embedded wallet in sync with the frame.
 *
 * Creates no frame, listener or timer before it is asked to connect.
 */
export function createConnection(
  parameters: createConnection.Parameters,
): createConnection.ReturnType {
  const { config, events, frame } = parameters
  const { chains, emitter } = config
  const { logger, storage } = frame.options
  /** Session last reported to wagmi, `undefined` while not connected. */
  let told: FrameSession | undefined
  /** Aborted on every disconnect, so that late results are ignored. */
  let life = new AbortController()
  let asking: Promise<FrameSession | undefined> | undefined
  let switching: Promise<unknown> = Promise.resolve()
  let unwatch: (() => void) | undefined

  const isRemembered = () => hasStoredSession(storage, 'eip155')

  /**
   * Returns the frame's user, unless it is on a network of another namespace.
   */
  function read() {
    const { user } = frame.getState()
    try {
      return user && toFrameSession(user)
    } catch {
      return undefined
    }
  }

  function peek() {
    if (told || isRemembered()) return read() ?? told
    return undefined
  }

  function ask(chainId?: number | undefined) {
    if (asking) return asking
    const current = getFrameSession(frame, {
      chainId,
      defaultChainId: chains[0].id,
      signal: life.signal,
    }).finally(() => {
      if (asking === current) asking = undefined
    })
    asking = current
    return current
  }

  async function find() {
    const session = peek() ?? (isRemembered() ? await ask() : undefined)
    if (!session) throw new ConnectorNotConnectedError()
    return session
  }

  function isLoginPossible() {
    // Also if EVM was detached from the login: no new login is needed.
    if (hasStoredSession(storage)) return true
    // A login in progress has no marker yet, but it has a frame.
    return !!frame.peek() && frame.getState().status !== 'failed'
  }

  async function login(chainId: number | undefined) {
    const { signal } = life
    const found = isLoginPossible() ? await ask(chainId) : undefined
    if (found) return found
    await waitForLogin(frame, signal)
    const session = await ask(chainId)
    if (!session) throw new LoginRequiredError()
    return session
  }

  async function switchFrame(session: FrameSession, chainId: number) {
    const client = await frame.open()
    const answer = await withTimeout(
      client.switchNetwork({ chainId }, { signal: life.signal }),
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () => new FrameRequestTimeoutError({ type: 'SWITCH_NETWORK' }),
      },
    )
    const next = {
      accounts: read()?.accounts ?? session.accounts,
      chainId: toEvmChainId(answer.chainId),
    }
    tell(next)
    if (next.chainId === chainId) return next
    throw new SwitchChainError(
      new Error(`The frame stays on chain ${next.chainId}.`),
    )
  }

  async function settle(session: FrameSession, chainId?: number | undefined) {
    if (session.chainId === chainId) return session
    if (chainId !== undefined) return switchFrame(session, chainId)
    if (chains.some((x) => x.id === session.chainId)) return session
    // wagmi can show an unconfigured chain; better than no connection.
    return switchFrame(session, chains[0].id).catch(() => session)
  }

  async function restore() {
    const { signal } = life
    if (!told && !isRemembered()) throw new LoginRequiredError()
    const found = told ? (read() ?? told) : await ask()
    if (!found) throw new LoginRequiredError()
    const session = await settle(found)
    return {
      join() {
        // Another tab may have detached EVM from the login meanwhile.
        if (!told && !isRemembered()) throw new LoginRequiredError()
        return join(session, signal)
      },
      rejoin: () => comeBack(session, signal),
    }
  }

  function comeBack(session: FrameSession, signal: AbortSignal) {
    return rejoin({
      signal,
      async isWanted() {
        const recent = await config.storage?.getItem('recentConnectorId')
        return recent === AUTH_CONNECTOR_ID && isRemembered()
      },
      announce() {
        if (told) return true
        const current = read() ?? session
        emitter.emit('connect', current)
        // wagmi listens for `change` only on connections it has accepted.
        const isTaken = emitter.listenerCount('change') > 0
        if (isTaken) join(current, signal)
        return isTaken
      },
    })
  }

  function join(session: FrameSession, signal: AbortSignal) {
    if (signal.aborted) throw new LoginRequiredError()
    const isNew = !told
    tell(session)
    told = session
    if (isNew) events.emit('connect', { chainId: numberToHex(session.chainId) })
    unwatch ??= watchLogin(frame, {
      namespace: 'eip155',
      onDetached: drop,
      onForgotten: check,
      onSessionUpdate: check,
      onState: project,
    })
    return session
  }

  function tell(next: FrameSession) {
    if (!told) return
    const isSameAccount = next.accounts[0] === told.accounts[0]
    const isSameChain = next.chainId === told.chainId
    told = next
    if (isSameAccount && isSameChain) return
    emitter.emit('change', {
      accounts: isSameAccount ? undefined : next.accounts,
      chainId: isSameChain ? undefined : next.chainId,
    })
    if (!isSameAccount) events.emit('accountsChanged', [...next.accounts])
    if (!isSameChain) events.emit('chainChanged', numberToHex(next.chainId))
  }

  function project() {
    if (!told) return
    if (!frame.getState().user && !isRemembered()) drop()
    else tell(read() ?? told)
  }

  const check = coalesce(async () => {
    try {
      if (!told) return
      if (await isSessionValid(frame, told.chainId)) project()
      else drop()
    } catch (error) {
      logger.error('a listener has thrown', error)
    }
  })

  function switchChain(chainId: number) {
    const chain = findChain(chains, chainId)
    // Run one after the other, so that the last requested switch wins.
    const done = switching.then(async () => {
      const session = await find()
      if (session.chainId !== chainId) await switchFrame(session, chainId)
      return chain
    })
    switching = done.catch(() => {})
    return done
  }

  function leave() {
    life.abort()
    life = new AbortController()
    asking = undefined
    unwatch?.()
    unwatch = undefined
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

  return {
    find,
    request: createRequest({
      find,
      frame,
      onUnauthorized: check,
      peek,
      switchChain,
    }),
    restore,
    switchChain,
    async connect(chainId) {
      if (chainId !== undefined) findChain(chains, chainId)
      const { signal } = life
      const session = await settle(await login(chainId), chainId)
      join(session, signal)
      attachNamespace(storage, 'eip155')
      return session
    },
    changeAccounts([account]) {
      if (!account) drop()
      else if (told) tell({ ...told, accounts: [getAddress(account)] })
    },
    changeChain(chainId) {
      if (told) tell({ ...told, chainId: toEvmChainId(chainId) })
    },
    disconnect: () => signOutNamespace(frame, 'eip155', leave),
    drop,
  }
}

export declare namespace createConnection {
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    events: createEvents.ReturnType
    frame: Frame
  }
  type ReturnType = {
    /**
     * Returns the session; asks the frame when only a login is stored.
     *
     * @throws ConnectorNotConnectedError when no user is logged in
     */
    find(): Promise<FrameSession>
    /** Handles EIP-1193 requests. */
    request: createRequest.ReturnType
    connect(chainId?: number | undefined): Promise<FrameSession>
    /**
     * Restores the session: `join` if in time for wagmi, otherwise `rejoin`.
     */
    restore(): Promise<{ join(): FrameSession; rejoin(): Promise<void> }>
    switchChain(chainId: number): Promise<Chain>
    /** Reports another account to wagmi and the provider's listeners. */
    changeAccounts(accounts: readonly string[]): void
    /** Reports another chain to wagmi and the provider's listeners. */
    changeChain(chainId: string): void
    /**
     * Detaches EVM from the login, and signs out if no other namespace uses
     * it. wagmi already knows, or the caller notifies it.
     */
    disconnect(): Promise<void>
    /** Ends the connection and notifies wagmi. */
    drop(): void
  }
}

/**
 * Asks the frame who is logged in, and creates the frame if there is none.
 *
 * @param parameters.chainId - chain to request, default the frame's own
 * @param parameters.defaultChainId - requested when the frame is on another
 * namespace
 * @param parameters.signal - aborts the request, on disconnect
 * @returns `undefined` when no user is logged in
 */
function getFrameSession(
  frame: Frame,
  parameters: getFrameSession.Parameters,
): Promise<FrameSession | undefined> {
  const { chainId, defaultChainId, signal } = parameters

  async function read(client: FrameClient) {
    const user = await client.getUser({ chainId }, { signal })
    if (isEvmChainId(user.chainId)) return toFrameSession(user)
    return toFrameSession(
      await client.getUser({ chainId: defaultChainId }, { signal }),
    )
  }

  return withTimeout(requestLogin(frame, { read, signal }), {
    ms: FRAME_REQUEST_TIMEOUT_MS,
    error: () => new FrameRequestTimeoutError({ type: 'IS_CONNECTED' }),
  })
}

declare namespace getFrameSession {
  type Parameters = {
    chainId?: number | undefined
    defaultChainId: number
    signal: AbortSignal
  }
}

/**
 * Asks an open frame whether the login is still valid, and refreshes its
 * user. Never throws.
 *
 * If the frame does not answer within 3 s, the login marker in storage
 * decides: another tab removes it when it signs out.
 *
 * @param chainId - requested when the frame is on another namespace
 */
async function isSessionValid(frame: Frame, chainId: number): Promise<boolean> {
  const { logger, storage } = frame.options
  const client = frame.peek()
  if (!client) return hasStoredSession(storage, 'eip155')

  const controller = new AbortController()
  const { signal } = controller

  async function ask(client: FrameClient) {
    if (!(await client.isConnected({ signal }))) return false
    // Signed out elsewhere, but the frame has not processed it yet.
    if (storage.get('signOutPending')) return false
    const user = await client.getUser({}, { signal })
    if (!isEvmChainId(user.chainId))
      await client.getUser({ chainId }, { signal })
    return true
  }

  try {
    return await withTimeout(ask(client), {
      ms: FRAME_RECONNECT_TIMEOUT_MS,
      error: () => new FrameRequestTimeoutError({ type: 'IS_CONNECTED' }),
    })
  } catch (error) {
    logger.warn('the frame has not said whether the login stands', error)
    return hasStoredSession(storage, 'eip155')
  } finally {
    // Abort a request that has timed out.
    controller.abort()
  }
}
