import { UserRejectedRequestError } from 'viem'
import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants/frame.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { requestLogin } from '../../core/login/requestLogin.js'
import { waitForLogin } from '../../core/login/waitForLogin.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import type { Frame, FrameClient } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { ConnectorNotConnectedError } from '../session/wagmiErrors.js'
import { type FrameSession, toFrameSession } from './toFrameSession.js'

/**
 * Creates the reader of the embedded wallet's session: from the open frame, or
 * by asking it. Concurrent questions share one request.
 */
export function createSessionReader(
  parameters: createSessionReader.Parameters,
): createSessionReader.ReturnType {
  const { defaultChainId, frame, getCurrent, getSignal, isRemembered } =
    parameters
  const { onLoginRequired } = parameters
  const { storage } = frame.options
  let asking: Promise<FrameSession | undefined> | undefined

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
    const current = getCurrent()
    return current || isRemembered() ? (read() ?? current) : undefined
  }

  function ask(chainId?: number | undefined) {
    if (asking) return asking
    const current = getFrameSession(frame, {
      chainId,
      defaultChainId,
      signal: getSignal(),
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
    // Of a login that EVM was taken out of, too: no other one is needed.
    if (hasStoredSession(storage)) return true
    // A login that is still under way leaves no mark yet, but a frame.
    return !!frame.peek() && frame.getState().status !== 'failed'
  }

  /** Waits for the login of a UI, which may open one for this request. */
  async function waitForUser(signal: AbortSignal) {
    const isClaimed = () => frame.getState().loginClaimed
    const isAsked = !isClaimed()
    if (isAsked) onLoginRequired()
    const isOpened = isAsked && isClaimed()
    try {
      await waitForLogin(frame, signal)
    } catch (error) {
      if (!isOpened || signal.aborted) throw error
      // Wallet lists treat a closed dialog as a declined request.
      throw new UserRejectedRequestError(error as Error)
    }
  }

  async function login(chainId: number | undefined) {
    const signal = getSignal()
    const found = isLoginPossible() ? await ask(chainId) : undefined
    if (found) return found
    await waitForUser(signal)
    const session = await ask(chainId)
    if (!session) throw new LoginRequiredError()
    return session
  }

  return {
    ask,
    find,
    login,
    peek,
    read,
    reset() {
      asking = undefined
    },
  }
}

export declare namespace createSessionReader {
  type Parameters = {
    defaultChainId: number
    frame: Frame
    /** The session that wagmi was last told of. */
    getCurrent(): FrameSession | undefined
    /** Fires with the next disconnect. */
    getSignal(): AbortSignal
    isRemembered(): boolean
    /** Called when no UI has claimed the login that a request needs. */
    onLoginRequired(): void
  }
  type ReturnType = {
    /** Asks the frame; `undefined` when nobody is logged in. */
    ask(chainId?: number | undefined): Promise<FrameSession | undefined>
    /** @throws ConnectorNotConnectedError when nobody is logged in */
    find(): Promise<FrameSession>
    /**
     * @throws LoginRequiredError when no login UI handles it
     * @throws UserRejectedRequestError when the UI that opened for it is closed
     */
    login(chainId: number | undefined): Promise<FrameSession>
    /** The session without a request, when there is one. */
    peek(): FrameSession | undefined
    /** The frame's user, unless it is on a network of another namespace. */
    read(): FrameSession | undefined
    /** Forgets the pending request, at a disconnect. */
    reset(): void
  }
}

/**
 * Asks the frame who is logged in, making the frame when there is none.
 *
 * @param parameters.chainId - chain to be asked for, default the frame's own
 * @param parameters.defaultChainId - asked for when the frame is elsewhere
 * @param parameters.signal - ends the asking, at a disconnect
 * @returns `undefined` when nobody is logged in
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
