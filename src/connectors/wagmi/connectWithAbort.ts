import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { PAIRING_DISCONNECT_TIMEOUT_MS } from '../../core/constants/pairing.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { NoAccountError } from '../../core/errors/solanaWallet.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { ConnectAnswer, ConnectAttempt, ConnectAttempts } from './types.js'

/**
 * wagmi's `connect` cannot be cancelled: its status is `connecting` until the
 * wallet answers, and an answer without accounts is stored as a connection.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/connect.ts#L114-L138
 *
 * Without it an unanswered request leaves the page `connecting`, and an
 * approval after the cancellation still connects the wallet.
 *
 * Connects through wagmi's own `connect`. An abort restores wagmi's state at
 * once. If the wallet approves later, it is disconnected, unless it has been
 * requested again: then the new request takes the approval, even if the wallet
 * has rejected that second request (-32002).
 *
 * @throws what the wallet throws, or the reason of `signal`
 */
export async function connectWithAbort(
  config: Config,
  parameters: connectWithAbort.Parameters,
): Promise<void> {
  const { attempts, connector, signal } = parameters
  await attempts.ending
  signal.throwIfAborted()
  const attempt: ConnectAttempt = attempts.byConnector.get(connector) ?? {
    open: 0,
    live: undefined,
    isMuted: false,
    settled: Promise.resolve(),
  }
  attempts.byConnector.set(connector, attempt)
  const { connect: ask } = connector
  let connecting: Promise<unknown>
  // wagmi calls it before its first await, so no other caller gets this one.
  connector.connect = ((request: Parameters<Ask>[0]) =>
    wait({
      ask,
      attempt,
      attempts,
      config,
      connector,
      request,
      signal,
    })) as Ask
  try {
    connecting = connect(config, { connector })
  } finally {
    connector.connect = ask
  }
  attempt.settled = connecting.catch(() => {})
  await connecting
}

export declare namespace connectWithAbort {
  type Parameters = {
    /** State of the kit: `kit.workarounds.attempts`. */
    attempts: ConnectAttempts
    connector: Connector
    signal: AbortSignal
  }
}

type Ask = Connector['connect']

const ALREADY_REQUESTED = -32002

type Request = connectWithAbort.Parameters & {
  ask: Ask
  attempt: ConnectAttempt
  config: Config
  request: Parameters<Ask>[0]
}

function wait(parameters: Request): Promise<ConnectAnswer> {
  const { ask, attempt, attempts, config, connector, request, signal } =
    parameters
  return new Promise((resolve, reject) => {
    function end() {
      signal.removeEventListener('abort', onAbort)
      if (attempt.live === live) attempt.live = undefined
    }
    function onAbort() {
      end()
      mute(config, connector, attempt)
      attempts.ending = attempt.settled
      reject(signal.reason)
    }
    const live = {
      isJoined: false,
      fail(error: unknown) {
        end()
        reject(error)
      },
      take(data: ConnectAnswer) {
        end()
        resolve(data)
      },
    }
    attempt.live = live
    attempt.open++
    signal.addEventListener('abort', onAbort)
    toAnswer(connector, ask, { ...request, signal }).then(
      (data) => {
        attempt.open--
        if (attempt.live) attempt.live.take(data)
        else void disconnectUnwanted(parameters)
        unmute(parameters)
      },
      (error: unknown) => {
        attempt.open--
        if (attempt.live === live) {
          // The earlier request is still open in the wallet: its answer counts.
          live.isJoined = getErrorCode(error) === ALREADY_REQUESTED
          if (!live.isJoined || attempt.open === 0) live.fail(error)
        } else if (attempt.live?.isJoined && attempt.open === 0)
          attempt.live.fail(error)
        unmute(parameters)
      },
    )
  })
}

/** Async, because a connector can throw synchronously. */
async function toAnswer(
  connector: Connector,
  ask: Ask,
  request: Parameters<Ask>[0] & { signal: AbortSignal },
): Promise<ConnectAnswer> {
  const data = await ask.call(connector, request)
  if (Array.isArray(data?.accounts) && data.accounts.length > 0)
    return data as ConnectAnswer
  await end(connector)
  throw new NoAccountError()
}

/** Disconnects a wallet that approves a cancelled request. */
async function disconnectUnwanted({ attempt, config, connector }: Request) {
  await attempt.settled
  const isWanted = attempt.live || config.state.connections.has(connector.uid)
  if (!isWanted) await end(connector)
}

async function end(connector: Connector) {
  try {
    await withTimeout(connector.disconnect(), {
      ms: PAIRING_DISCONNECT_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } catch {
    // wagmi has no connection, so there is no error to show.
  }
}

function mute(config: Config, { emitter }: Connector, attempt: ConnectAttempt) {
  attempt.isMuted = true
  emitter.off('connect', config._internal.events.connect)
}

function unmute({ attempt, config, connector }: Request) {
  if (!attempt.isMuted || attempt.open > 0) return
  attempt.isMuted = false
  const { connections } = config.state
  const { connect: onConnect } = config._internal.events
  connector.emitter.off('connect', onConnect)
  if (!connections.has(connector.uid))
    connector.emitter.on('connect', onConnect)
}
