import { type Chain, getAddress, SwitchChainError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import {
  AUTH_CONNECTOR_ID,
  LOGIN_REQUIRED,
} from '../../core/constants/connectors.js'
import {
  FRAME_RECONNECT_TIMEOUT_MS,
  FRAME_REQUEST_TIMEOUT_MS,
} from '../../core/constants/frame.js'
import { ChainNotServedError } from '../../core/errors/chain.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { attachNamespace } from '../../core/login/attachNamespace.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { signOutNamespace } from '../../core/login/signOutNamespace.js'
import { watchLogin } from '../../core/login/watchLogin.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Frame, FrameClient } from '../../core/ports.js'
import { coalesce } from '../../core/promise/coalesce.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { createId } from '../../core/secureContext/createId.js'
import type { createEvents } from '../session/createEvents.js'
import { createSessionMirror } from '../session/createSessionMirror.js'
import { findChain } from '../session/findChain.js'
import { getChainId } from '../session/getChainId.js'
import { getLiveConfig } from '../session/getLiveConfig.js'
import { keepReconnecting } from '../wagmi/keepReconnecting.js'
import { announceProvider } from './announceProvider.js'
import { createRequest } from './createRequest.js'
import { createSessionReader } from './createSessionReader.js'
import type { FrameSession } from './toFrameSession.js'

/**
 * Keeps wagmi's state of the embedded wallet in sync with the frame.
 *
 * Creates no frame, listener or timer before it is asked to connect.
 */
export function createConnection(
  parameters: createConnection.Parameters,
): createConnection.ReturnType {
  const { announced, config, events, frame } = parameters
  const { emitter } = config
  const getChains = () => (getLiveConfig(config) ?? config).chains
  const { logger, storage } = frame.options
  const isRemembered = () => hasStoredSession(storage, 'eip155')
  const mirror = createSessionMirror<FrameSession>({
    config,
    connectorId: AUTH_CONNECTOR_ID,
    events,
    isRemembered,
  })
  /** Ends with every disconnect, so that nothing late comes through. */
  let life = new AbortController()
  let unwatch: (() => void) | undefined
  let conceal: (() => void) | undefined
  /** The same at every login: pages keep a row for each. */
  const uuid = announced && createId()

  const reader = createSessionReader({
    defaultChainId: config.chains[0].id,
    frame,
    getCurrent: mirror.peek,
    getSignal: () => life.signal,
    isRemembered,
    onLoginRequired: () => emitter.emit('message', { type: LOGIN_REQUIRED }),
  })
  const { find, peek, read } = reader

  const { settle, switchChain } = createSwitch({
    find,
    frame,
    getChains,
    getSignal: () => life.signal,
    mirror,
    read,
  })

  const disconnect = () => signOutNamespace(frame, 'eip155', leave)

  function join(session: FrameSession, signal: AbortSignal) {
    if (signal.aborted) throw new LoginRequiredError()
    mirror.open(session)
    if (announced) conceal ??= announceProvider({ ...announced, uuid })
    unwatch ??= watchLogin(frame, {
      namespace: 'eip155',
      onDetached: drop,
      onForgotten: check,
      onSessionUpdate: check,
      onState: project,
    })
    return session
  }

  const restore = createRestore({
    config,
    disconnect,
    getSignal: () => life.signal,
    isRemembered,
    join,
    mirror,
    reader,
    settle,
  })

  function project() {
    const told = mirror.peek()
    if (!told) return
    if (!frame.getState().user && !isRemembered()) drop()
    else mirror.update(read() ?? told)
  }

  const check = coalesce(async () => {
    try {
      const told = mirror.peek()
      if (!told) return
      if (await isSessionValid(frame, told.chainId)) project()
      else drop()
    } catch (error) {
      logger.error('a listener has thrown', error)
    }
  })

  function leave() {
    life.abort()
    life = new AbortController()
    reader.reset()
    unwatch?.()
    unwatch = undefined
    conceal?.()
    conceal = undefined
    return mirror.close()
  }

  function drop() {
    if (leave()) emitter.emit('disconnect')
  }

  return {
    find,
    getChainId: () => getChainId(find, getChains()),
    request: createRequest({
      async disconnect() {
        await signOutNamespace(frame, 'eip155', drop)
      },
      find,
      frame,
      getFirstChainId: () => getChains()[0].id,
      onUnauthorized: check,
      peek,
      switchChain,
    }),
    restore,
    switchChain,
    async connect(chainId) {
      if (chainId !== undefined) findChain(getChains(), chainId)
      const { signal } = life
      const session = await settle(await reader.login(chainId), chainId)
      join(session, signal)
      attachNamespace(storage, 'eip155')
      return session
    },
    changeAccounts([account]) {
      const told = mirror.peek()
      if (!account) drop()
      else if (told) mirror.update({ ...told, accounts: [getAddress(account)] })
    },
    changeChain(chainId) {
      const told = mirror.peek()
      if (told) mirror.update({ ...told, chainId: toEvmChainId(chainId) })
    },
    disconnect,
    drop,
  }
}

export declare namespace createConnection {
  type Parameters = {
    /** How it is announced to the page while it is connected; default not. */
    announced?: announceProvider.Parameters | undefined
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
    /** Returns the chain in use, or the first of the config. */
    getChainId(): Promise<number>
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

/** Restores the session of an earlier visit. wagmi waits for it. */
function createRestore(parameters: {
  config: createConnection.Parameters['config']
  disconnect(): Promise<void>
  getSignal(): AbortSignal
  isRemembered(): boolean
  join(session: FrameSession, signal: AbortSignal): FrameSession
  mirror: createSessionMirror.ReturnType<FrameSession>
  reader: createSessionReader.ReturnType
  settle(session: FrameSession): Promise<FrameSession>
}): createConnection.ReturnType['restore'] {
  const { config, disconnect, getSignal, isRemembered, join, mirror } =
    parameters
  const { ask, read } = parameters.reader
  let stopWaiting: (() => void) | undefined

  async function restore() {
    const signal = getSignal()
    const told = mirror.peek()
    if (!told && !isRemembered()) throw new LoginRequiredError()
    stopWaiting ??= keepReconnecting({
      ...config,
      connectorId: AUTH_CONNECTOR_ID,
      disconnect,
      signal,
    })
    try {
      const found = told ? (read() ?? told) : await ask()
      if (!found) throw new LoginRequiredError()
      return toRestored(await parameters.settle(found), signal)
    } catch (error) {
      endWait()
      throw error
    }
  }

  function endWait() {
    stopWaiting?.()
    stopWaiting = undefined
  }

  function toRestored(session: FrameSession, signal: AbortSignal) {
    return {
      join() {
        endWait()
        // Another tab may have taken EVM out of the login meanwhile.
        if (!mirror.peek() && !isRemembered()) throw new LoginRequiredError()
        return join(session, signal)
      },
      rejoin: () =>
        mirror
          .reconnectLate({
            join: (found) => join(found, signal),
            read: () => read() ?? session,
            signal,
          })
          .finally(endWait),
    }
  }

  return restore
}

/** Brings the frame to the chain that was asked for. */
function createSwitch(parameters: {
  find: createConnection.ReturnType['find']
  frame: Frame
  getChains(): readonly [Chain, ...Chain[]]
  getSignal(): AbortSignal
  mirror: createSessionMirror.ReturnType<FrameSession>
  read(): FrameSession | undefined
}) {
  const { find, frame, getChains, getSignal, mirror, read } = parameters
  let switching: Promise<unknown> = Promise.resolve()

  async function switchFrame(session: FrameSession, chainId: number) {
    const toUnserved = (cause: unknown) =>
      new SwitchChainError(
        new ChainNotServedError({
          ...{ cause, chainId },
          server: new URL(frame.options.hosts.frame).origin,
        }),
      )
    const client = await frame.open()
    const answer = await withTimeout(
      client.switchNetwork({ chainId }, { signal: getSignal() }),
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () => new FrameRequestTimeoutError({ type: 'SWITCH_NETWORK' }),
      },
    ).catch((error) => {
      throw getErrorCode(error) === SwitchChainError.code
        ? toUnserved(error)
        : error
    })
    const next = {
      accounts: read()?.accounts ?? session.accounts,
      chainId: toEvmChainId(answer.chainId),
    }
    mirror.update(next)
    if (next.chainId === chainId) return next
    throw toUnserved(new Error(`The frame stays on chain ${next.chainId}.`))
  }

  async function settle(session: FrameSession, chainId?: number | undefined) {
    if (session.chainId === chainId) return session
    if (chainId !== undefined) return switchFrame(session, chainId)
    const chains = getChains()
    if (chains.some((x) => x.id === session.chainId)) return session
    // wagmi can show an unconfigured chain; better than no connection.
    return switchFrame(session, chains[0].id).catch(() => session)
  }

  function switchChain(chainId: number) {
    const chain = findChain(getChains(), chainId)
    // Run one after the other, so that the last requested switch wins.
    const done = switching.then(async () => {
      const session = await find()
      if (session.chainId !== chainId) await switchFrame(session, chainId)
      return chain
    })
    switching = done.catch(() => {})
    return done
  }

  return { settle, switchChain }
}

/**
 * Asks an open frame whether the login still stands, and refreshes its user.
 * Never throws.
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
