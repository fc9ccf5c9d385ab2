import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type {
  Sdk,
  SdkClient,
  SdkSession,
} from '../../../src/pairing/runtime/sdk.js'
import { pageProposals, solanaMainnet } from './createPairingPage.js'

type Proposal = {
  uri: string
  approve(session?: Partial<SdkSession>): SdkSession
  reject(error: unknown): void
}

/**
 * Creates a stub of the WalletConnect SDK, for tests that depend on the clock,
 * or on failures that no relay can be made to produce.
 */
export function createSdkStub() {
  const emitter = new EventEmitter()
  const relayer = new EventEmitter()
  const subscriber = new EventEmitter()
  const proposals: Proposal[] = []
  let sessions: SdkSession[] = []
  let isConnected = true
  let topics = 0
  const connect = vi.fn(async () => {
    const topic = (++topics).toString(16).padStart(64, '0')
    const uri = `wc:${topic}@2?symKey=${'ab'.repeat(32)}`
    let approve: (session: SdkSession) => void = () => {}
    let reject: (error: unknown) => void = () => {}
    const approved = new Promise<SdkSession>((yes, no) => {
      approve = yes
      reject = no
    })
    proposals.push({
      uri,
      reject,
      approve(parts) {
        const session = createSession(topic, parts)
        sessions.push(session)
        approve(session)
        return session
      },
    })
    return { uri, approval: () => approved }
  })
  const remove = async (topic: string) => {
    sessions = sessions.filter((session) => session.topic !== topic)
  }
  const client = {
    on: emitter.on.bind(emitter),
    off: emitter.off.bind(emitter),
    connect,
    request: vi.fn(async (_request: unknown): Promise<unknown> => null),
    ping: vi.fn(async () => {}),
    disconnect: vi.fn(({ topic }: { topic: string }) => remove(topic)),
    session: { getAll: () => sessions, delete: vi.fn(remove) },
    core: {
      crypto: {
        getClientId: async () => 'did:key:page',
        deleteSymKey: async () => {},
      },
      relayer: Object.assign(relayer, {
        transportOpen: vi.fn(async () => {}),
        transportClose: vi.fn(async () => {}),
        unsubscribe: async () => {},
        publish: async () => {},
        subscriber: Object.defineProperty(subscriber, 'topics', {
          get() {
            return sessions.map(({ topic }) => topic)
          },
        }),
      }),
      pairing: { pairings: { delete: async () => {} } },
      history: { values: [], delete() {} },
      expirer: { del() {} },
      heartbeat: { stop: vi.fn() },
      verify: {
        register: async () => 'https://verify.test',
        resolve: async () => ({ origin: 'https://verify.test' }),
      },
      eventClient: { init: async () => {} },
    },
  }
  Object.defineProperty(relayer, 'connected', { get: () => isConnected })
  const signer = { client: client as unknown as SdkClient, session: {} }
  const initialize = vi.fn(async (_options: object) => {})
  class EthereumProvider {
    signer = signer
    initialize = initialize
    static async init() {
      return new EthereumProvider()
    }
  }
  const sdk: Sdk = { EthereumProvider }
  return {
    client,
    initialize,
    proposals,
    loadSdk: vi.fn(async () => sdk),
    setConnected(value: boolean) {
      isConnected = value
      relayer.emit(value ? 'relayer_connect' : 'relayer_disconnect')
    },
    /** Adds a session of an earlier visit. */
    add(parts?: Partial<SdkSession>) {
      const session = createSession('1', parts)
      sessions.push(session)
      return session
    },
    /** Emits an event of the SDK. */
    emit: (event: string, payload: object) => emitter.emit(event, payload),
    refuse: (text: string) => relayer.emit('relayer_error', new Error(text)),
    last() {
      const proposal = proposals.at(-1)
      if (!proposal) throw new Error('Nothing was proposed')
      return proposal
    },
  }
}

function createSession(topic: string, parts: Partial<SdkSession> = {}) {
  const namespaces = {
    eip155: {
      accounts: ['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
      methods: pageProposals.eip155.methods,
      events: pageProposals.eip155.events,
    },
    solana: {
      accounts: [`${solanaMainnet}:11111111111111111111111111111111`],
      methods: pageProposals.solana.methods,
      events: pageProposals.solana.events,
    },
  }
  return {
    topic: topic.padStart(64, 'f').slice(-64),
    expiry: Math.floor(Date.now() / 1_000) + 604_800,
    namespaces,
    optionalNamespaces: pageProposals,
    ...parts,
  }
}
