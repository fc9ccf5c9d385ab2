import { ConnectorNotConnectedError, type CreateConnectorFn } from '@wagmi/core'
import { numberToHex, ProviderDisconnectedError, SwitchChainError } from 'viem'
import {
  AUTH_CONNECTOR_ID,
  FRAME_RECONNECT_TIMEOUT_MS,
  FRAME_REQUEST_TIMEOUT_MS,
} from '../../core/constants.js'
import {
  FrameLoadError,
  FrameRequestTimeoutError,
} from '../../core/errors/frame.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Frame } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { askFrame } from './askFrame.js'
import { coalesce } from './coalesce.js'
import { createEvents } from './createEvents.js'
import { createSwitchQueue } from './createSwitchQueue.js'
import { endLogin } from './endLogin.js'
import { findChain } from './findChain.js'
import { isLoginStanding } from './isLoginStanding.js'
import { isLoginUsed } from './isLoginUsed.js'
import { rejoin } from './rejoin.js'
import { type FrameSession, toFrameSession } from './toFrameSession.js'
import { waitForLogin } from './waitForLogin.js'
import { watchFrame } from './watchFrame.js'

/**
 * Keeps wagmi's picture of the embedded wallet true to the frame's answers.
 *
 * It makes no frame, listener or timer before it is asked to connect.
 */
export function createConnection(
  parameters: createConnection.Parameters,
): createConnection.ReturnType {
  const { config, frame } = parameters
  const { chains, emitter } = config
  const { logger, storage } = frame.options
  const events = createEvents(logger)
  /** What wagmi was last told, `undefined` while not connected. */
  let told: FrameSession | undefined
  /** Ends with every disconnect, so that nothing late comes through. */
  let life = new AbortController()
  let asking: Promise<FrameSession | undefined> | undefined
  let unwatch: (() => void) | undefined

  /** The frame's user, unless it is on a network of another kind. */
  function read() {
    const { user } = frame.getState()
    try {
      return user && toFrameSession(user)
    } catch {
      return undefined
    }
  }

  function peek() {
    if (told || isLoginUsed(storage)) return read() ?? told
    return undefined
  }

  function ask(chainId?: number | undefined) {
    if (asking) return asking
    const current = askFrame(frame, {
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
    return peek() ?? (isLoginUsed(storage) ? ask() : undefined)
  }

  function isLoginPossible() {
    if (isLoginUsed(storage)) return true
    // A login that is still under way leaves no mark yet, but a frame.
    return !!frame.peek() && frame.getState().status !== 'failed'
  }

  async function login(chainId: number | undefined) {
    const { signal } = life
    const found = isLoginPossible() ? await ask(chainId) : undefined
    if (found) return found
    if (!frame.getState().loginClaimed) throw new LoginRequiredError()
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
    // wagmi shows an unconfigured chain as such, better than no connection.
    return switchFrame(session, chains[0].id).catch(() => session)
  }

  async function reconnect() {
    if (told) return read() ?? told
    if (!isLoginUsed(storage)) throw new LoginRequiredError()
    const { signal } = life
    const work = ask().then((session) => {
      if (!session) throw new LoginRequiredError()
      return settle(session)
    })
    const session = await withTimeout(work, {
      ms: FRAME_RECONNECT_TIMEOUT_MS,
      error() {
        work
          .then((late) => comeBack(late, signal))
          .catch((error) => logger.warn('no late connection', error))
        return new FrameLoadError({ details: 'It joins when it is ready.' })
      },
    })
    return join(session, signal)
  }

  function comeBack(session: FrameSession, signal: AbortSignal) {
    return rejoin({
      signal,
      async isWanted() {
        const recent = await config.storage?.getItem('recentConnectorId')
        if (told || recent !== AUTH_CONNECTOR_ID) return false
        return isLoginUsed(storage)
      },
      announce() {
        if (told) return true
        const current = read() ?? session
        emitter.emit('connect', current)
        // wagmi listens for changes of the connections it has taken.
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
    unwatch ??= watchFrame(frame, {
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
    if (!frame.getState().user && !isLoginUsed(storage)) drop()
    else tell(read() ?? told)
  }

  const check = coalesce(async () => {
    try {
      if (!told) return
      if (await isLoginStanding(frame)) project()
      else drop()
    } catch (error) {
      logger.error('a listener has thrown', error)
    }
  })

  const switchChain = createSwitchQueue(async (chainId) => {
    const session = await find()
    if (!session) throw new ConnectorNotConnectedError()
    if (session.chainId !== chainId) await switchFrame(session, chainId)
  })

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
    events,
    peek,
    find,
    async connect({ chainId, isReconnecting }) {
      if (chainId !== undefined) findChain(chains, chainId)
      if (isReconnecting) return reconnect()
      const { signal } = life
      return join(await settle(await login(chainId), chainId), signal)
    },
    switchChain,
    disconnect: () => endLogin(frame, leave),
    tell: (change) => told && tell({ ...told, ...change }),
    drop,
  }
}

export declare namespace createConnection {
  type Parameters = {
    config: globalThis.Parameters<CreateConnectorFn>[0]
    frame: Frame
  }
  type ReturnType = {
    /** Events of the EIP-1193 provider. */
    events: createEvents.ReturnType
    /** The connection as far as it is known, without asking. */
    peek(): FrameSession | undefined
    /** The connection; asks the frame when only a login is remembered. */
    find(): Promise<FrameSession | undefined>
    connect(parameters: {
      chainId?: number | undefined
      isReconnecting?: boolean | undefined
    }): Promise<FrameSession>
    switchChain(chainId: number): Promise<void>
    /** Forgets the login, then tells the frame. Never throws. */
    disconnect(): Promise<void>
    /** Tells wagmi and the provider's listeners what has changed. */
    tell(change: Partial<FrameSession>): void
    /** The wallet is gone: tells wagmi, without a sign-out. */
    drop(): void
  }
}
