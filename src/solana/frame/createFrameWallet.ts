import { UnauthorizedProviderError } from 'viem'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { FRAME_RECONNECT_TIMEOUT_MS } from '../../core/constants/frame.js'
import { LoginRequiredError } from '../../core/errors/login.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { Logger } from '../../core/logger.js'
import { attachNamespace } from '../../core/login/attachNamespace.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { signOutNamespace } from '../../core/login/signOutNamespace.js'
import { waitForLogin } from '../../core/login/waitForLogin.js'
import { watchLogin } from '../../core/login/watchLogin.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame } from '../../core/ports.js'
import { coalesce } from '../../core/promise/coalesce.js'
import type { WalletChange, WalletHandle } from '../wallet.js'
import { createFrameSigner } from './createFrameSigner.js'
import { joinSignals } from './joinSignals.js'
import { requestSolanaUser } from './requestSolanaUser.js'

/** Connected wallets by frame: a disconnect applies to all of them. */
const connected = new WeakMap<Frame, Set<() => void>>()

/**
 * Creates the Solana part of the embedded wallet, in the frame owned by
 * `authFrame`. It shares its login with EVM: a disconnect only detaches its
 * own namespace, and the last one ends the login.
 *
 * It creates no frame, listener or timer before it is asked to connect.
 */
export function createFrameWallet(
  parameters: createFrameWallet.Parameters,
): createFrameWallet.ReturnType {
  const { frame, logger } = parameters
  const { storage } = frame.options
  const listeners = new Set<(change: WalletChange) => void>()
  const peers = connected.get(frame) ?? new Set()
  connected.set(frame, peers)
  /** Last values reported to listeners, `undefined` while not connected. */
  let told: { address: string; caipNetworkId: SolanaNetworkId } | undefined
  /** Aborted on every disconnect, so that nothing late has an effect. */
  let life = new AbortController()
  let user: string | undefined
  let unwatch: (() => void) | undefined

  const readUser = () => frame.getState().user?.address

  function renew() {
    life.abort()
    life = new AbortController()
  }

  function start(address: string, caipNetworkId: SolanaNetworkId) {
    told = { address, caipNetworkId }
    user = readUser()
    peers.add(drop)
    frame.namespaces.add('solana')
    unwatch ??= watchLogin(frame, {
      namespace: 'solana',
      onDetached: drop,
      onForgotten: check,
      onSessionUpdate: check,
      onState,
    })
    return [{ address }]
  }

  function onState() {
    if (!isWanted(frame)) return drop()
    if (readUser() !== user) check()
    user = readUser()
  }

  function emitChange(change: WalletChange) {
    for (const listener of [...listeners])
      callListener(listener, change, logger)
  }

  const check = coalesce(async () => {
    const { signal } = life
    if (!told) return
    const { caipNetworkId } = told
    if (!isWanted(frame)) return drop()
    if (!frame.peek()) return
    try {
      const ms = FRAME_RECONNECT_TIMEOUT_MS
      const found = await requestSolanaUser(frame, {
        caipNetworkId,
        ms,
        signal,
      })
      if (signal.aborted) return
      if (!found) drop()
      else if (found.address !== told.address) {
        // Pending requests were made for the previous user.
        renew()
        emitChange({ accounts: start(found.address, caipNetworkId) })
      }
    } catch (error) {
      if (signal.aborted) return
      logger.warn('the frame has not said whether the login stands', error)
      if (!hasStoredSession(storage, 'solana')) drop()
    }
  })

  function leave() {
    renew()
    peers.delete(drop)
    unwatch?.()
    unwatch = undefined
    const wasConnected = told !== undefined
    told = undefined
    return wasConnected
  }

  function drop() {
    if (leave()) emitChange({ accounts: [] })
  }

  const signer = createFrameSigner({
    async request({ address, caipNetworkId, signal }, method, params) {
      // Also if this page has disconnected Solana from the login elsewhere.
      if (told?.address !== address || !isWanted(frame))
        throw new NotConnectedError()
      const joined = joinSignals(life.signal, signal)
      try {
        const client = await frame.open()
        const answer = await client.request(
          { caipNetworkId, method, params },
          { signal: joined.signal },
        )
        return { ...(answer as Record<string, unknown> | undefined) }
      } catch (error) {
        if (error instanceof UnauthorizedProviderError) check()
        throw error
      } finally {
        joined.release()
      }
    },
  })

  return {
    id: AUTH_CONNECTOR_ID,
    name: 'Email',
    icon: undefined,
    isEmbedded: true,
    isInstalled: () => true,
    isReady: () => true,
    async connect({ caipNetworkId, isSilent }) {
      if (isSilent && !isWanted(frame)) throw new LoginRequiredError()
      const { signal } = life
      frame.namespaces.add('solana')
      try {
        const found = isSilent
          ? await requestSolanaUser(frame, { caipNetworkId, signal })
          : await login(frame, caipNetworkId, signal)
        // Another tab may have disconnected Solana from the login meanwhile.
        if (!found || signal.aborted || (isSilent && !isWanted(frame)))
          throw new LoginRequiredError()
        attachNamespace(storage, 'solana')
        return start(found.address, caipNetworkId)
      } catch (error) {
        if (signal.aborted) throw new ConnectionAbortedError()
        // A wallet that is not connected does not keep the login alive.
        if (!told) frame.namespaces.delete('solana')
        throw error
      }
    },
    disconnect: () =>
      signOutNamespace(frame, 'solana', () => {
        leave()
        for (const end of [...peers]) end()
      }),
    subscribe(listener) {
      const own = (change: WalletChange) => listener(change)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    ...signer,
  }
}

export declare namespace createFrameWallet {
  type Parameters = { frame: Frame; logger: Logger }
  type ReturnType = WalletHandle & createFrameSigner.ReturnType
}

/** Whether the login is valid, as far as known here, and includes Solana. */
function isWanted(frame: Frame) {
  const { storage } = frame.options
  if (hasStoredSession(storage, 'solana')) return true
  if (storage.get('signOutPending')) return false
  return (
    !!frame.getState().user?.address &&
    !storage.get('detachedNamespaces')?.includes('solana')
  )
}

function isLoginPossible(frame: Frame) {
  if (hasStoredSession(frame.options.storage)) return true
  // A login in progress leaves no mark in storage yet, but a frame.
  return !!frame.peek() && frame.getState().status !== 'failed'
}

async function login(
  frame: Frame,
  caipNetworkId: SolanaNetworkId,
  signal: AbortSignal,
) {
  const ask = () => requestSolanaUser(frame, { caipNetworkId, signal })
  const found = isLoginPossible(frame) ? await ask() : undefined
  if (found) return found
  const { loginClaimed } = frame.getState()
  await waitForLogin(frame, signal).catch((error) => {
    // A UI without EVM releases its claim when it is done.
    if (!loginClaimed || signal.aborted) throw error
  })
  return ask()
}

function callListener(
  listener: (change: WalletChange) => void,
  change: WalletChange,
  logger: Logger,
) {
  try {
    listener(change)
  } catch (error) {
    logger.error('a listener has thrown', error)
  }
}
