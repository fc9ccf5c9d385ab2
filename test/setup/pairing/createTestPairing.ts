import type { AccountNamespace } from '../../../src/core/account/account.js'
import {
  ConnectionAbortedError,
  PairingEndedError,
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
import type { CaipNetworkId } from '../../../src/core/ports.js'
import type { BaseStorage } from '../../../src/core/storage/types.js'
import { createKitStorage } from '../../../src/core/storage.js'

type Request = { method: string; params?: unknown; caipNetworkId: string }
type Answer = (request: Request) => unknown

/** What a wallet's app stores, so that it outlives a page. */
export type TestWallet = {
  session: PairingSession | undefined
  remembered: Set<AccountNamespace>
}

/**
 * Creates a fake pairing with a wallet at its other end that the test
 * controls.
 */
export function createTestPairing(parameters: createTestPairing.Parameters) {
  const { wallet, baseStorage } = parameters
  const listeners = new Set<(event: PairingEvent) => void>()
  const proposals = new Map<
    AccountNamespace,
    () => PairingProposal | Promise<PairingProposal>
  >()
  let attempt: ReturnType<typeof createAttempt> | undefined
  let isUp = false
  let number = 0
  const requests: Request[] = []
  const proposed: PairingProposal[] = []
  const answers: Record<string, Answer> = {}
  const log: string[] = []
  const faults: { restore?: () => Promise<never>; disconnect?: Promise<void> } =
    {}

  const getState = (): PairingState => ({
    status: isUp ? 'connected' : 'idle',
    uri: undefined,
    expiresAt: undefined,
    session: isUp ? wallet.session : undefined,
    namespaces: [...wallet.remembered],
    error: undefined,
  })

  function emit(event: PairingEvent) {
    for (const listener of [...listeners]) listener(event)
  }

  async function propose(uri: string) {
    // Without a proposal, the connector reports why.
    const proposal = await Promise.resolve(proposals.get('eip155')?.()).catch(
      () => undefined,
    )
    if (proposal) proposed.push(proposal)
    emit({ type: 'uri', uri, expiresAt: 0 })
  }

  function end(reason: 'wallet' | 'expired' | 'stale' | 'otherTab') {
    const namespaces = [...wallet.remembered]
    wallet.session = undefined
    wallet.remembered.clear()
    isUp = false
    emit({ type: 'ended', namespaces, reason })
  }

  const pairing: Pairing = {
    options: {
      projectId: 'test',
      hosts: defaultHosts,
      metadata: undefined,
      storage: createKitStorage({ storage: baseStorage }),
      baseStorage,
      logger: parameters.logger ?? noopLogger,
    },
    getState,
    subscribe: () => () => {},
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    provide(namespace, getProposal) {
      proposals.set(namespace, getProposal)
      return () => void proposals.delete(namespace)
    },
    isRemembered: (namespace) => wallet.remembered.has(namespace),
    async connect({ namespace, signal }) {
      log.push('connect')
      if (wallet.session) isUp = true
      else if (!attempt) {
        attempt = createAttempt()
        void propose(`wc:${++number}`)
      }
      signal?.addEventListener('abort', pairing.abort)
      const session = wallet.session ?? (await attempt?.promise)
      if (!session) throw new PairingEndedError()
      wallet.remembered.add(namespace)
      return session
    },
    async restore() {
      log.push('restore')
      if (faults.restore) await faults.restore()
      isUp = wallet.session !== undefined
      return wallet.session
    },
    abort() {
      attempt?.reject(new ConnectionAbortedError())
      attempt = undefined
    },
    watch: () => () => {},
    renew: () => void propose(`wc:${++number}`),
    async request(request) {
      requests.push(request)
      const answer = answers[request.method]
      if (!answer) throw new Error(`no answer to ${request.method}`)
      return answer(request)
    },
    disconnect({ namespace }) {
      log.push('disconnect')
      wallet.remembered.delete(namespace)
      if (!wallet.remembered.size) {
        wallet.session = undefined
        isUp = false
      }
      return faults.disconnect ?? Promise.resolve()
    },
    getClientId: () => undefined,
  }

  return {
    answers,
    emit,
    end,
    faults,
    listeners,
    log,
    pairing,
    proposed,
    requests,
    /** The user approves in the wallet. */
    approve(namespaces: PairingSession['namespaces']) {
      wallet.session = createSession(namespaces)
      isUp = true
      attempt?.resolve(wallet.session)
      attempt = undefined
    },
    reject(error: Error) {
      attempt?.reject(error)
      attempt = undefined
    },
    /** The wallet changes what it has approved. */
    update(namespaces: PairingSession['namespaces']) {
      wallet.session = createSession(namespaces)
      emit({ type: 'sessionChanged', session: wallet.session })
    },
  }
}

export declare namespace createTestPairing {
  type Parameters = {
    baseStorage: BaseStorage
    wallet: TestWallet
    logger?: Pairing['options']['logger'] | undefined
  }
}

function createAttempt() {
  let resolve: (session: PairingSession) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<PairingSession>((...settle) => {
    ;[resolve, reject] = settle
  })
  promise.catch(() => {})
  return { promise, resolve, reject }
}

function createSession(namespaces: PairingSession['namespaces']) {
  return {
    topic: 'ab'.repeat(32),
    expiresAt: Number.MAX_SAFE_INTEGER,
    peer: {
      name: 'Test Wallet',
      description: '',
      url: undefined,
      icon: undefined,
    },
    namespaces,
  }
}

/** Returns an approval of some accounts on some chains. */
export function approveChains(
  chainIds: readonly number[],
  accounts: readonly string[],
  methods: readonly string[],
): PairingApproval {
  const chains = chainIds.map((id): CaipNetworkId => `eip155:${id}`)
  return {
    accounts: chains.flatMap((caipNetworkId) =>
      accounts.map((address) => ({ address, caipNetworkId })),
    ),
    chains,
    methods,
    events: ['accountsChanged', 'chainChanged'],
  }
}
