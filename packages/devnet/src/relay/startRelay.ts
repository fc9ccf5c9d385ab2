import { localProject } from 'latchkey-server/projects'
import { createFaults, type Faults } from '../http/createFaults.js'
import { openServer } from '../http/openServer.js'
import { createAdmission } from './createAdmission.js'
import { createHub } from './createHub.js'
import { createSilence } from './createSilence.js'
import { openRelaySockets } from './openRelaySockets.js'
import type { Relay, RelayControl, RelayLimits } from './relay.js'

const PING_MS = 30_000
const defaults: RelayLimits = {
  message: 512 * 1_024,
  topics: 1_000,
  messages: 10_000,
}

/**
 * Starts a WalletConnect relay on this machine: JSON-RPC over websocket, a
 * mailbox of ciphertext, and switches for bad luck.
 *
 * @throws Error when it cannot listen
 *
 * @example
 * const relay = await startRelay({ port: 0 })
 * relay.control.drop()
 * await relay.stop()
 */
export async function startRelay(
  options: startRelay.Options = {},
): Promise<Relay> {
  const { faults = createFaults(), now = Date.now, pingMs = PING_MS } = options
  const limits = { ...defaults, ...options.limits }
  const settings = createSettings(options)
  const silence = createSilence()
  const time = () => now() + settings.skew
  const hub = createHub({ getTtl: () => settings.ttlMs, limits, now: time })
  const open = async (wished: number) => {
    const server = await openServer({ faults, port: wished, service: 'relay' })
    const { port } = server
    server.setListener((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('ok')
    })
    const { getOrigins } = settings
    const admit = createAdmission({ getOrigins, now: time, port: () => port })
    const sockets = openRelaySockets({
      ...{ admit, hub, pingMs, server, silence },
    })
    return { server, sockets }
  }
  let running: Awaited<ReturnType<typeof open>> | undefined = await open(
    options.port ?? 4105,
  )
  const { port } = running.server
  let turn: Promise<void> = Promise.resolve()
  const next = (work: () => Promise<void>) => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
  const stop = () =>
    next(async () => {
      const last = running
      running = undefined
      last?.sockets.close()
      await last?.server.stop()
    })
  let isOver = false
  const start = () =>
    next(async () => {
      if (isOver) throw new Error('The relay has been stopped for good')
      running ??= await reopen(() => open(port), port)
    })
  const control: RelayControl = {
    stop,
    start,
    drop: () => running?.sockets.drop() ?? 0,
    pause: () => running?.sockets.pause(),
    resume: () => running?.sockets.resume(),
    fallSilent: silence.start,
    heard: silence.count,
    isSilent: silence.isSilent,
    messages: hub.list,
    sockets: () => running?.sockets.count() ?? 0,
    ...settings.set,
    async heal() {
      settings.heal()
      silence.heal()
      await start()
      running?.sockets.resume()
    },
  }
  const end = () => {
    isOver = true
    return stop()
  }
  return { url: `ws://localhost:${port}`, port, control, stop: end }
}

export declare namespace startRelay {
  type Options = {
    /** Wished port; a taken one is replaced, 0 is any. Default 4105. */
    port?: number | undefined
    faults?: Faults | undefined
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /** Longest life of a message, in ms. Default: as its sender says. */
    ttlMs?: number | undefined
    /** Time between two pings, in ms. Default 30 s. */
    pingMs?: number | undefined
    limits?: Partial<RelayLimits> | undefined
    /**
     * Origins of a project, `undefined` for an unknown one. Default: every
     * project has the origins of the local one.
     */
    getOrigins?:
      | ((projectId: string) => readonly string[] | undefined)
      | undefined
  }
  type ReturnType = Relay
}

/** What tests have changed. */
function createSettings(options: startRelay.Options) {
  const {
    getOrigins = (id) => (id ? localProject.allowedOrigins : undefined),
  } = options
  const fresh = {
    origins: undefined as readonly string[] | undefined,
    projects: undefined as readonly string[] | undefined,
    skew: 0,
    ttlMs: options.ttlMs,
  }
  const own = { ...fresh }
  return {
    get skew() {
      return own.skew
    },
    get ttlMs() {
      return own.ttlMs
    },
    getOrigins(id: string) {
      if (own.projects && !own.projects.includes(id)) return undefined
      const origins = own.projects
        ? localProject.allowedOrigins
        : getOrigins(id)
      return origins && (own.origins ?? origins)
    },
    heal: () => void Object.assign(own, fresh),
    set: {
      setOrigins(origins: readonly string[] | undefined) {
        own.origins = origins
      },
      setProjects(ids: readonly string[] | undefined) {
        own.projects = ids
      },
      setSkew(ms: number) {
        own.skew = ms
      },
      setTtl(ttlMs: number | undefined) {
        own.ttlMs = ttlMs
      },
    },
  }
}

async function reopen<
  opened extends { server: { port: number; stop(): Promise<void> } },
>(open: () => Promise<opened>, port: number): Promise<opened> {
  const opened = await open()
  if (opened.server.port === port) return opened
  await opened.server.stop()
  throw new Error(`Somebody has taken port ${port}`)
}
