import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { PAIRING_DISCONNECT_TIMEOUT_MS } from '../../core/constants.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { NoAccountError } from '../../core/errors/solanaWallet.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

type Ask = Connector['connect']
type Answer = Awaited<ReturnType<Ask>>
type Line = {
  /** Calls that the wallet has not answered. */
  open: number
  /** Who waits for an answer; calls that were given up have nobody. */
  live:
    | {
        isJoined: boolean
        fail(error: unknown): void
        take(data: Answer): void
      }
    | undefined
  /** wagmi does not hear of connections by themselves meanwhile. */
  isMuted: boolean
  settled: Promise<unknown>
}

const lines = new WeakMap<Connector, Line>()
/** Attempts that were given up, until wagmi is where it was before. */
const endings = new WeakMap<Config, Promise<unknown>>()
const ALREADY_ASKING = -32002

/**
 * Connects by wagmi's own `connect`, in a way that can be given up: wagmi's
 * state is back at once, whatever the wallet does. What the wallet approves
 * afterwards is disconnected again, unless it is being asked anew: then it is
 * taken, also where the wallet refuses a second question (-32002).
 *
 * @throws what the wallet throws, or the reason of `signal`
 */
export async function askConnector(
  config: Config,
  parameters: askConnector.Parameters,
): Promise<void> {
  const { connector, signal } = parameters
  await endings.get(config)
  signal.throwIfAborted()
  const line = lines.get(connector) ?? {
    open: 0,
    live: undefined,
    isMuted: false,
    settled: Promise.resolve(),
  }
  lines.set(connector, line)
  const { connect: ask } = connector
  let connecting: Promise<unknown>
  // wagmi asks before it waits for anything: nobody else meets this.
  connector.connect = ((request: Parameters<Ask>[0]) =>
    wait({ ask, config, connector, line, request, signal })) as Ask
  try {
    connecting = connect(config, { connector })
  } finally {
    connector.connect = ask
  }
  line.settled = connecting.catch(() => {})
  await connecting
}

export declare namespace askConnector {
  type Parameters = { connector: Connector; signal: AbortSignal }
}

type Question = askConnector.Parameters & {
  ask: Ask
  config: Config
  line: Line
  request: Parameters<Ask>[0]
}

function wait(question: Question): Promise<Answer> {
  const { ask, config, connector, line, request, signal } = question
  return new Promise((resolve, reject) => {
    function end() {
      signal.removeEventListener('abort', onAbort)
      if (line.live === live) line.live = undefined
    }
    function onAbort() {
      end()
      mute(config, connector, line)
      endings.set(config, line.settled)
      reject(signal.reason)
    }
    const live = {
      isJoined: false,
      fail(error: unknown) {
        end()
        reject(error)
      },
      take(data: Answer) {
        end()
        resolve(data)
      },
    }
    line.live = live
    line.open++
    signal.addEventListener('abort', onAbort)
    toAnswer(connector, ask, { ...request, signal }).then(
      (data) => {
        line.open--
        if (line.live) line.live.take(data)
        else void leave(question)
        unmute(question)
      },
      (error: unknown) => {
        line.open--
        if (line.live === live) {
          // The question before is still open in the wallet: its answer counts.
          live.isJoined = getErrorCode(error) === ALREADY_ASKING
          if (!live.isJoined || line.open === 0) live.fail(error)
        } else if (line.live?.isJoined && line.open === 0) line.live.fail(error)
        unmute(question)
      },
    )
  })
}

/** An async function, because a connector can throw at once. */
async function toAnswer(
  connector: Connector,
  ask: Ask,
  request: Parameters<Ask>[0] & { signal: AbortSignal },
): Promise<Answer> {
  const data = await ask.call(connector, request)
  if (Array.isArray(data?.accounts) && data.accounts.length > 0)
    return data as Answer
  await end(connector)
  throw new NoAccountError()
}

/** Somebody has approved what was given up. */
async function leave({ config, connector, line }: Question) {
  await line.settled
  const isWanted = line.live || config.state.connections.has(connector.uid)
  if (!isWanted) await end(connector)
}

async function end(connector: Connector) {
  try {
    await withTimeout(connector.disconnect(), {
      ms: PAIRING_DISCONNECT_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } catch {
    // Nothing is shown of it, and wagmi knows of no connection.
  }
}

function mute(config: Config, { emitter }: Connector, line: Line) {
  line.isMuted = true
  emitter.off('connect', config._internal.events.connect)
}

function unmute({ config, connector, line }: Question) {
  if (!line.isMuted || line.open > 0) return
  line.isMuted = false
  const { connections } = config.state
  const { connect: onConnect } = config._internal.events
  connector.emitter.off('connect', onConnect)
  if (!connections.has(connector.uid))
    connector.emitter.on('connect', onConnect)
}
