import type {
  ApproveChoice,
  Engine,
  Namespace,
  Proposal,
  WalletRequest,
  WalletSession,
} from 'latchkey-devnet/wallet'
import { readActive, writeActive } from './active.js'

export type WalletState = {
  /** The account in use of each kind. */
  active: Record<Namespace, string>
  isBusy: boolean
  problem: string | undefined
  proposals: readonly Proposal[]
  requests: readonly WalletRequest[]
  sessions: readonly WalletSession[]
}

export type WalletStore = {
  getState(): WalletState
  subscribe(listener: () => void): () => void
  pair(uri: string): Promise<void>
  approve(proposal: Proposal, choice?: ApproveChoice): Promise<void>
  reject(proposal: Proposal): Promise<void>
  answer(request: WalletRequest): Promise<void>
  refuse(request: WalletRequest): Promise<void>
  pickAccount(namespace: Namespace, address: string): Promise<void>
  pickChain(topic: string, caipNetworkId: string): Promise<void>
  disconnect(topic: string): Promise<void>
}

/** What the page shows, kept in step with the engine. */
export function createStore(engine: Engine): WalletStore {
  const { kit } = engine
  const listeners = new Set<() => void>()
  let state: WalletState = {
    active: readActive(engine.accounts),
    isBusy: false,
    problem: undefined,
    ...read(engine),
  }
  const set = (change: Partial<WalletState>) => {
    state = { ...state, ...read(engine), ...change }
    for (const listener of listeners) listener()
  }
  const run = async (work: () => Promise<unknown>) => {
    set({ isBusy: true, problem: undefined })
    let problem: string | undefined
    try {
      await work()
    } catch (error) {
      problem = toProblem(error)
    }
    set({ isBusy: false, ...(problem && { problem }) })
  }
  // The SDK tells before it has written down what it tells of.
  for (const event of [
    'proposal_expire',
    'session_delete',
    'session_proposal',
    'session_request',
    'session_request_expire',
  ] as const)
    kit.on(event, () => setTimeout(() => set({}), 0))
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pair: (uri) => run(() => kit.pair({ uri: uri.trim() })),
    approve: (proposal, choice) =>
      run(() => {
        const accounts = Object.values(state.active)
        return engine.approve(proposal, { accounts, ...choice })
      }),
    reject: (proposal) => run(() => engine.reject(proposal)),
    answer: (request) =>
      run(async () => {
        const failure = await engine.answer(request)
        if (failure) throw failure
      }),
    refuse: (request) => run(() => engine.refuse(request)),
    pickAccount: (namespace, address) =>
      run(async () => {
        const active = { ...state.active, [namespace]: address }
        writeActive(active)
        set({ active })
        for (const { topic } of state.sessions)
          await engine.switchAccount(topic, address)
      }),
    pickChain: (topic, chain) => run(() => engine.switchChain(topic, chain)),
    disconnect: (topic) => run(() => engine.disconnect(topic)),
  }
}

function read({ kit }: Engine) {
  return {
    proposals: Object.values(kit.getPendingSessionProposals()).map(
      (params) => ({ id: params.id, params }) as Proposal,
    ),
    requests: kit.getPendingSessionRequests(),
    sessions: Object.values(kit.getActiveSessions()),
  }
}

function toProblem(error: unknown) {
  const { message } = error as { message?: unknown }
  return typeof message === 'string' ? message : 'That did not work'
}
