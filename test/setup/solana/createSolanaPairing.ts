import type { AccountNamespace } from '../../../src/core/account/account.js'
import {
  ConnectionAbortedError,
  NamespaceNotApprovedError,
} from '../../../src/core/errors/pairing.js'
import { noopLogger } from '../../../src/core/noopLogger.js'
import { defaultHosts } from '../../../src/core/options.js'
import type {
  Pairing,
  PairingApproval,
  PairingEvent,
  PairingProposal,
  PairingSession,
  PairingState,
} from '../../../src/core/ports/pairing.js'
import { createKitStorage } from '../../../src/core/storage.js'

/** Returns what a wallet approves when it accepts a whole proposal. */
export function approve(
  proposal: Pick<PairingProposal, 'chains' | 'events' | 'methods'>,
  addresses: readonly string[],
): PairingApproval {
  const { chains, events, methods } = proposal
  return {
    accounts: chains.flatMap((caipNetworkId) =>
      addresses.map((address) => ({ address, caipNetworkId })),
    ),
    chains,
    events,
    methods,
  }
}

/**
 * Creates a fake pairing with a wallet at its other end: `settle` and `refuse`
 * decide the outcome of an attempt, `ask` that of a request. Its marks survive
 * a reload.
 */
export function createSolanaPairing(
  parameters: createSolanaPairing.Parameters = {},
) {
  const storage = parameters.storage ?? createKitStorage()
  const { ask, restore } = parameters
  const idle: PairingState = {
    status: 'idle',
    uri: undefined,
    expiresAt: undefined,
    session: undefined,
    namespaces: [],
    error: undefined,
  }
  const listeners = new Set<() => void>()
  const followers = new Set<(event: PairingEvent) => void>()
  type GetProposal = Parameters<Pairing['provide']>[1]
  const proposals = new Map<AccountNamespace, GetProposal>()
  const requests: createSolanaPairing.Request[] = []
  const calls = { connect: 0, restore: 0, disconnect: 0 }
  let state = idle
  let attempt: ReturnType<typeof createAttempt> | undefined
  let topic = 0
  let aborts = 0

  function set(change: Partial<PairingState>) {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  function emit(event: PairingEvent) {
    for (const listener of [...followers]) listener(event)
  }
  const getMarks = () => storage.get('pairingNamespaces') ?? []
  function mark(namespaces: readonly AccountNamespace[]) {
    if (namespaces.length) storage.set('pairingNamespaces', namespaces)
    else storage.remove('pairingNamespaces')
  }
  function attach(namespace: AccountNamespace) {
    const { session } = state
    if (!session?.namespaces[namespace])
      throw new NamespaceNotApprovedError({ namespace })
    const namespaces = [...new Set([...state.namespaces, namespace])]
    mark(namespaces)
    set({ namespaces })
    return session
  }
  function detach(gone: readonly AccountNamespace[]) {
    const namespaces = state.namespaces.filter((item) => !gone.includes(item))
    mark(getMarks().filter((item) => !gone.includes(item)))
    if (namespaces.length) set({ namespaces })
    else set(idle)
  }
  function toSession(namespaces: PairingSession['namespaces']) {
    return {
      topic: (++topic).toString(16).padStart(64, '0'),
      expiresAt: Date.now() + 604_800_000,
      peer: { name: 'Far', description: '', url: undefined, icon: undefined },
      namespaces,
    }
  }

  const pairing: Pairing = {
    options: {
      projectId: 'test',
      hosts: defaultHosts,
      metadata: undefined,
      storage,
      baseStorage: undefined,
      logger: noopLogger,
    },
    getState: () => state,
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    on(listener) {
      const own = (event: PairingEvent) => listener(event)
      followers.add(own)
      return () => void followers.delete(own)
    },
    provide(namespace, getProposal) {
      proposals.set(namespace, getProposal)
      return () => {
        if (proposals.get(namespace) === getProposal)
          proposals.delete(namespace)
      }
    },
    isRemembered: (namespace) => getMarks().includes(namespace),
    async connect({ namespace, signal }) {
      calls.connect++
      if (state.session) return attach(namespace)
      const current = attempt ?? createAttempt()
      attempt = current
      if (state.status === 'idle') set({ status: 'waiting', uri: 'wc:test' })
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => {
          aborts++
          reject(new ConnectionAbortedError())
        })
      })
      await Promise.race([current.promise, aborted])
      return attach(namespace)
    },
    async restore({ namespace }) {
      calls.restore++
      const namespaces = await restore?.()
      if (!getMarks().includes(namespace)) return undefined
      if (!state.session && namespaces)
        set({
          status: 'connected',
          session: toSession(namespaces),
          namespaces: getMarks(),
        })
      return state.session
    },
    abort() {
      attempt?.reject(new ConnectionAbortedError())
      attempt = undefined
      set(idle)
    },
    watch: () => () => {},
    renew() {},
    async request({ caipNetworkId, method, params }) {
      requests.push({ caipNetworkId, method, params })
      return ask?.({ caipNetworkId, method, params })
    },
    async disconnect({ namespace }) {
      calls.disconnect++
      detach([namespace])
    },
    getClientId: () => undefined,
  }

  return {
    pairing,
    calls,
    requests,
    emit,
    getAborts: () => aborts,
    getFollowers: () => followers.size,
    getListeners: () => listeners.size,
    /** It is loading, or restoring an earlier session. */
    open: () => set({ status: 'opening', uri: undefined }),
    getProposal: (namespace: AccountNamespace) => proposals.get(namespace)?.(),
    /** The wallet approves the pending attempt. */
    settle(namespaces: PairingSession['namespaces']) {
      const session = toSession(namespaces)
      set({ status: 'connected', uri: undefined, session })
      attempt?.resolve(session)
      attempt = undefined
    },
    /** The wallet rejects the pending attempt. */
    refuse(error: Error) {
      set(idle)
      attempt?.reject(error)
      attempt = undefined
    },
    /** The wallet changes what it approves. */
    update(namespaces: PairingSession['namespaces']) {
      if (!state.session) return
      const session = { ...state.session, namespaces }
      set({ session })
      emit({ type: 'sessionChanged', session })
    },
    /** The session ends. */
    end(
      reason: 'expired' | 'otherTab' | 'stale' | 'wallet' = 'wallet',
      namespaces = state.namespaces,
    ) {
      detach(namespaces)
      emit({ type: 'ended', namespaces, reason })
    },
  }
}

function createAttempt() {
  let resolve = (_: PairingSession) => {}
  let reject = (_: Error) => {}
  const promise = new Promise<PairingSession>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

export declare namespace createSolanaPairing {
  type Request = { caipNetworkId: string; method: string; params?: unknown }
  type Parameters = {
    storage?: ReturnType<typeof createKitStorage> | undefined
    ask?: ((request: Request) => unknown) | undefined
    /**
     * The namespaces of an earlier visit's session, `undefined` if it has
     * ended.
     */
    restore?:
      | (() => Promise<PairingSession['namespaces'] | undefined>)
      | undefined
  }
}
