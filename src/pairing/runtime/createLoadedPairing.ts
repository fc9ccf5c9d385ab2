import type { AccountNamespace } from '../../core/account/account.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { notify } from '../../core/notify.js'
import type {
  Pairing,
  PairingEvent,
  PairingOptions,
  PairingSession,
  PairingState,
} from '../../core/ports/pairing.js'
import { createSessionStore } from '../createSessionStore.js'
import { initialState } from '../initialState.js'
import { abortable } from './abortable.js'
import { createPairingRuntime } from './createPairingRuntime.js'
import type { PairingContext } from './pairingContext.js'
import type { Sdk } from './sdk.js'

/**
 * The pairing itself, loaded by its inert handle (`createPairing`). The
 * library is opened when it is needed.
 */
export function createLoadedPairing(
  options: PairingOptions,
  parameters: createLoadedPairing.Parameters = {},
): createLoadedPairing.ReturnType {
  let state: PairingState = initialState
  let clientId: string | undefined
  let runtime: createPairingRuntime.ReturnType | undefined
  let aborting = new AbortController()
  let waiting = 0
  let watchers = 0
  const listeners = new Set<() => void>()
  const eventListeners = new Set<(event: PairingEvent) => void>()
  const proposals = new Map<AccountNamespace, GetProposal>()
  const marks = createSessionStore(options.storage)

  function setState(change: Partial<PairingState>) {
    const keys = Object.keys(change) as (keyof PairingState)[]
    if (keys.every((key) => Object.is(state[key], change[key]))) return
    state = { ...state, ...change }
    for (const listener of [...listeners]) notify(listener)
  }

  const context: PairingContext = {
    options,
    marks,
    loadSdk: parameters.loadSdk,
    getState: () => state,
    setState,
    emit(event) {
      for (const listener of [...eventListeners]) notify(() => listener(event))
    },
    getProvided: () => [...proposals.keys()],
    async getProposals() {
      const entries = [...proposals].map(
        async ([namespace, get]) => [namespace, await get()] as const,
      )
      return Object.fromEntries(await Promise.all(entries))
    },
    isWatched: () => watchers > 0,
    setClientId(value) {
      clientId = value
    },
  }

  async function load() {
    runtime ??= createPairingRuntime(context)
    return runtime
  }

  /** Loads for an attempt, which can be aborted meanwhile. */
  async function begin(signal?: AbortSignal | undefined) {
    if (runtime) return runtime
    waiting++
    setState({ status: 'opening', error: undefined })
    try {
      const loaded = await abortable(load(), [aborting.signal, signal])
      waiting--
      return loaded
    } catch (error) {
      waiting--
      const isAborted = error instanceof ConnectionAbortedError
      if (!waiting && !runtime)
        setState({
          status: 'idle',
          error: isAborted ? undefined : (error as Error),
        })
      throw error
    }
  }

  return {
    options,
    getState: () => state,
    subscribe: (listener) => add(listeners, () => listener()),
    on: (listener) => add(eventListeners, (event) => listener(event)),
    provide(namespace, getProposal) {
      proposals.set(namespace, getProposal)
      return () => {
        if (proposals.get(namespace) === getProposal)
          proposals.delete(namespace)
      }
    },
    isRemembered: (namespace) => marks.namespaces().includes(namespace),
    async connect({ isAborted, ...request }) {
      if (isAborted) throw new ConnectionAbortedError()
      return (await begin(request.signal)).connect(request)
    },
    async restore(request) {
      if (!marks.namespaces().includes(request.namespace)) return undefined
      const loaded = await load().catch(() => undefined)
      return loaded?.restore(request)
    },
    abort() {
      aborting.abort()
      aborting = new AbortController()
      runtime?.abort()
    },
    watch() {
      let isWatching = true
      watchers++
      return () => {
        if (isWatching) watchers--
        isWatching = false
      }
    },
    renew() {
      begin().then(
        ({ renew }) => renew(),
        () => {},
      )
    },
    async request(request, rest) {
      return (await load()).request(request, rest)
    },
    async disconnect({ namespace, ...marked }) {
      const { namespaces, session } = state
      const topic = marked.topic ?? marks.topic() ?? session?.topic
      const left = namespaces.filter((item) => item !== namespace)
      const isLast = marks.remove(namespace) && !left.length
      if (session)
        setState(
          left.length
            ? { namespaces: left }
            : { status: 'idle', session: undefined, namespaces: left },
        )
      if (!topic && !runtime) return
      const loaded = await load().catch(() => undefined)
      // Without its markers the session is not used again in any case.
      await loaded?.drop({ namespace, topic: isLast ? topic : undefined })
    },
    getClientId: () => clientId,
  }
}

type GetProposal = Parameters<Pairing['provide']>[1]

export declare namespace createLoadedPairing {
  type Parameters = { loadSdk?: (() => Promise<Sdk>) | undefined }
  type ReturnType = Omit<Pairing, 'connect' | 'disconnect'> & {
    connect(
      parameters: globalThis.Parameters<Pairing['connect']>[0] & {
        /** Whether it was aborted while this loaded. */
        isAborted?: boolean | undefined
      },
    ): Promise<PairingSession>
    disconnect(parameters: {
      namespace: AccountNamespace
      /** Session whose markers have already been removed. */
      topic?: string | undefined
    }): Promise<void>
  }
}

/** A function that is added twice is called twice. */
function add<listener>(listeners: Set<listener>, listener: listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
