import { EventEmitter } from 'node:events'
import type { Address } from 'viem'
import type {
  SdkClient,
  SdkNamespaces,
  SdkSession,
} from '../../../src/pairing/runtime/sdk.js'
import type { Mood } from './createExtension.js'

type Proposal = {
  uri: string
  topic: string
  sdk: PageSdk
  namespaces: SdkNamespaces
  approve(session: SdkSession): void
  reject(error: unknown): void
}
type Request = {
  topic: string
  tab: number
  chainId: string
  request: { method: string; params?: unknown }
  resolve(value: unknown): void
  reject(error: unknown): void
}
type PageSdk = {
  tab: number
  isAlive: boolean
  isOpen: boolean
  relayer: EventEmitter
  emitter: EventEmitter
  sessions: SdkSession[]
  asked: Set<Request>
  mailbox: (() => void)[]
  save(): void
}
type SdkStorage = {
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
}

/** How long the SDK waits for the relay to accept a message. */
const PUBLISH_MS = 15_000
const PROPOSAL_MS = 300_000

/**
 * A wallet on a phone, the relay in between, and the SDK in each tab, as far
 * as a page can observe them: sessions live in the tab's memory and are kept
 * in its storage, and messages wait at the relay for tabs that are away.
 */
export function createPhone(parameters: {
  addresses: readonly Address[]
  line: { latency: number; isOnline: boolean }
}) {
  const { addresses, line } = parameters
  const sdks = new Set<PageSdk>()
  const proposals: Proposal[] = []
  const requests: Request[] = []
  /** Received requests, to check the account and chain they are bound to. */
  const heard: Request[] = []
  const sessions = new Map<string, SdkSession>()
  /** Approved for pages that are gone: the next page finds them. */
  const unsettled: SdkSession[] = []
  const waiting: { sdk: PageSdk; run(): void }[] = []
  const state = { account: 0, mood: 'ok' as Mood }
  let count = 0

  const isConnected = (sdk: PageSdk) =>
    line.isOnline && sdk.isOpen && sdk.isAlive

  function later(run: () => void) {
    setTimeout(run, line.latency)
  }

  /**
   * Sends from the page to the wallet; what cannot be sent fails after a
   * while.
   */
  function send(sdk: PageSdk, run: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      function go() {
        clearTimeout(timer)
        if (!sdk.isAlive) return
        // The SDK opens the connection when it has something to send.
        open(sdk)
        later(() => {
          if (!sdk.isAlive) return
          run()
          resolve()
        })
      }
      const entry = { sdk, run: go }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1)
        if (sdk.isAlive)
          reject(new Error('Failed to publish payload, please try again.'))
      }, PUBLISH_MS)
      if (line.isOnline) go()
      else waiting.push(entry)
    })
  }

  /** Delivers from the wallet to the page, which may be away. */
  function deliver(sdk: PageSdk, run: () => void) {
    later(() => {
      if (!sdk.isAlive) return
      if (isConnected(sdk)) run()
      else sdk.mailbox.push(run)
    })
  }

  /** Opens the connection and delivers queued messages. */
  function open(sdk: PageSdk) {
    if (sdk.isOpen) return
    sdk.isOpen = true
    for (const run of sdk.mailbox.splice(0)) deliver(sdk, run)
    sdk.relayer.emit('relayer_connect')
  }

  /** Applies what the wallet did before the page knew of the session. */
  function catchUp(sdk: PageSdk, topic: string) {
    const session = sessions.get(topic)
    if (session && isSame(sdk, session)) return
    if (session) change(sdk, session)
    else end(sdk, topic)
  }

  function holders(topic: string) {
    return [...sdks].filter((sdk) =>
      sdk.sessions.some((session) => session.topic === topic),
    )
  }

  function toAccounts(chains: readonly string[]) {
    return chains.map((chain) => `${chain}:${addresses[state.account]}`)
  }

  function approve(proposal: Proposal) {
    proposals.splice(proposals.indexOf(proposal), 1)
    const { eip155 } = proposal.namespaces
    const chains = (eip155?.chains ?? []).filter((id) => id !== 'eip155:10')
    const session: SdkSession = {
      topic: (++count).toString(16).padStart(64, 'c'),
      pairingTopic: proposal.topic,
      expiry: Math.floor(Date.now() / 1_000) + 604_800,
      namespaces: {
        eip155: {
          accounts: toAccounts(chains),
          chains,
          methods: eip155?.methods ?? [],
          events: eip155?.events ?? [],
        },
      },
      optionalNamespaces: proposal.namespaces,
      peer: { metadata: { name: 'Phone', icons: [] } },
    }
    sessions.set(session.topic, session)
    if (!proposal.sdk.isAlive) unsettled.push(session)
    else
      deliver(proposal.sdk, () => {
        proposal.sdk.sessions.push(copy(session))
        proposal.sdk.save()
        proposal.approve(copy(session))
        deliver(proposal.sdk, () => catchUp(proposal.sdk, session.topic))
      })
  }

  /** The wallet disconnects. */
  function leave(topic: string) {
    if (!sessions.delete(topic)) return
    for (const sdk of holders(topic)) deliver(sdk, () => end(sdk, topic))
  }

  function end(sdk: PageSdk, topic: string) {
    for (const request of [...sdk.asked])
      if (request.topic === topic)
        request.reject({ code: 6000, message: 'User disconnected.' })
    drop(sdk, topic)
    sdk.emitter.emit('session_delete', { topic })
  }

  function drop(sdk: PageSdk, topic: string) {
    sdk.sessions = sdk.sessions.filter((session) => session.topic !== topic)
    sdk.save()
  }

  function update(topic: string, session: SdkSession) {
    sessions.set(topic, session)
    for (const sdk of holders(topic)) deliver(sdk, () => change(sdk, session))
  }

  function change(sdk: PageSdk, session: SdkSession) {
    const { topic } = session
    sdk.sessions = sdk.sessions.map((known) =>
      known.topic === topic ? copy(session) : known,
    )
    sdk.save()
    sdk.emitter.emit('session_update', { topic, params: {} })
  }

  function tell(topic: string, chainId: string, name: string, data: unknown) {
    for (const sdk of holders(topic))
      deliver(sdk, () =>
        sdk.emitter.emit('session_event', {
          topic,
          params: { chainId, event: { name, data } },
        }),
      )
  }

  function toClient(sdk: PageSdk) {
    const { emitter, relayer } = sdk
    const missing = () =>
      new Error("No matching key. session or pairing topic doesn't exist")
    async function connect({
      optionalNamespaces,
    }: {
      optionalNamespaces: SdkNamespaces
    }) {
      const topic = (++count).toString(16).padStart(64, 'a')
      const uri = `wc:${topic}@2?symKey=${'ab'.repeat(32)}`
      let settle: Pick<Proposal, 'approve' | 'reject'> | undefined
      const approved = new Promise<SdkSession>((resolve, reject) => {
        settle = { approve: resolve, reject }
      })
      approved.catch(() => {})
      await send(sdk, () => {})
      if (settle)
        proposals.push({
          uri,
          topic,
          sdk,
          namespaces: optionalNamespaces,
          ...settle,
        })
      setTimeout(() => {
        const index = proposals.findIndex((item) => item.uri === uri)
        if (index < 0) return
        proposals.splice(index, 1)
        if (sdk.isAlive) settle?.reject(new Error('Proposal expired'))
      }, PROPOSAL_MS)
      return { uri, approval: () => approved }
    }
    function request(asked: Pick<Request, 'topic' | 'chainId' | 'request'>) {
      return new Promise((resolve, reject) => {
        if (!sdk.sessions.some(({ topic }) => topic === asked.topic))
          return reject(missing())
        const end = (run: () => void) => {
          sdk.asked.delete(entry)
          run()
        }
        const entry: Request = {
          ...asked,
          tab: sdk.tab,
          resolve: (value) => end(() => resolve(value)),
          reject: (error) => end(() => reject(error)),
        }
        sdk.asked.add(entry)
        send(sdk, () => {
          heard.push(entry)
          if (sessions.has(asked.topic)) hear(entry)
        }).catch(entry.reject)
      })
    }
    function hear(entry: Request) {
      const { method, params } = entry.request
      if (!method.startsWith('wallet_')) return void requests.push(entry)
      if (state.mood === 'hang') return
      if (state.mood === 'reject')
        return deliver(sdk, () =>
          entry.reject({ code: 5000, message: 'User rejected.' }),
        )
      const [{ chainId }] = params as [{ chainId: string }]
      const known = sessions.get(entry.topic)
      if (known) update(entry.topic, withChain(known, Number(chainId)))
      deliver(sdk, () => entry.resolve(null))
    }
    function withChain(session: SdkSession, chainId: number) {
      const { eip155 } = copy(session).namespaces as Approval
      const chains = [...new Set([...eip155.chains, `eip155:${chainId}`])]
      const accounts = toAccounts(chains)
      return {
        ...session,
        namespaces: { eip155: { ...eip155, chains, accounts } },
      }
    }
    return {
      on: emitter.on.bind(emitter),
      off: emitter.off.bind(emitter),
      connect,
      request,
      async ping({ topic }: { topic: string }) {
        if (!sdk.sessions.some((item) => item.topic === topic)) throw missing()
        await send(sdk, () => {})
        await new Promise<void>((resolve, reject) => {
          deliver(sdk, () =>
            sessions.has(topic)
              ? resolve()
              : reject({ code: 7001, message: 'No matching key. session' }),
          )
        })
      },
      async disconnect({ topic }: { topic: string }) {
        if (!sdk.sessions.some((item) => item.topic === topic)) throw missing()
        await send(sdk, () => void sessions.delete(topic))
        drop(sdk, topic)
      },
      session: {
        getAll: () => sdk.sessions,
        delete: async (topic: string) => drop(sdk, topic),
      },
      core: {
        crypto: {
          getClientId: async () => `did:key:${sdk.tab}`,
          deleteSymKey: async () => {},
        },
        relayer: Object.defineProperties(
          Object.assign(relayer, {
            async transportOpen() {
              await send(sdk, () => {})
            },
            async transportClose() {
              sdk.isOpen = false
            },
            unsubscribe: async () => {},
            publish: async () => {},
            subscriber: Object.defineProperty(new EventEmitter(), 'topics', {
              get: () => sdk.sessions.map(({ topic }) => topic),
            }),
          }),
          { connected: { get: () => isConnected(sdk) } },
        ),
        pairing: { pairings: { delete: async () => {} } },
        history: { values: [], delete() {} },
        expirer: { del() {} },
        heartbeat: { stop() {} },
        verify: { register: async () => '' },
        eventClient: { init: async () => {} },
      },
    } as unknown as SdkClient
  }

  return {
    state,
    proposals,
    requests,
    heard,
    sessions,
    approve,
    leave,
    reject(proposal: Proposal, error: unknown) {
      proposals.splice(proposals.indexOf(proposal), 1)
      deliver(proposal.sdk, () => proposal.reject(error))
    },
    /** Answers the oldest request. */
    answer() {
      const request = requests.shift()
      const sdk = [...sdks].find((item) => item.tab === request?.tab)
      const hash = `0x${'5'.repeat(64)}`
      if (request && sdk) deliver(sdk, () => request.resolve(hash))
    },
    /** Some wallets only change the session, and emit no event. */
    setAccount(account: number, isTold: boolean) {
      if (state.account === account) return
      state.account = account
      for (const [topic, session] of [...sessions]) {
        const { eip155 } = copy(session).namespaces as Approval
        const accounts = toAccounts(eip155.chains)
        update(topic, {
          ...session,
          namespaces: { eip155: { ...eip155, accounts } },
        })
        const [chain = ''] = eip155.chains
        if (isTold) tell(topic, chain, 'accountsChanged', accounts.slice(0, 1))
      }
    },
    setChain(chainId: number) {
      for (const topic of sessions.keys())
        tell(topic, `eip155:${chainId}`, 'chainChanged', chainId)
    },
    setOnline(isOnline: boolean) {
      if (line.isOnline === isOnline) return
      line.isOnline = isOnline
      if (!isOnline) {
        for (const sdk of sdks) {
          sdk.isOpen = false
          sdk.relayer.emit('relayer_disconnect')
        }
        return
      }
      for (const entry of waiting.splice(0)) entry.run()
      window.dispatchEvent(new Event('online'))
    },
    /** Creates the SDK client of a page. */
    async start(storage: SdkStorage): Promise<SdkClient> {
      const tab = Number(await storage.getItem('tab'))
      const stored = (await storage.getItem('sessions')) as
        | SdkSession[]
        | undefined
      const sdk: PageSdk = {
        tab,
        isAlive: true,
        isOpen: line.isOnline,
        relayer: new EventEmitter(),
        emitter: new EventEmitter(),
        sessions: [...(stored ?? []), ...unsettled.splice(0).map(copy)],
        asked: new Set(),
        mailbox: [],
        save: () => void storage.setItem('sessions', sdk.sessions),
      }
      // What the wallet did in the meantime waits at the relay.
      for (const { topic } of sdk.sessions)
        deliver(sdk, () => {
          catchUp(sdk, topic)
          sdk.relayer.emit('relayer_message')
        })
      sdks.add(sdk)
      return toClient(sdk)
    },
    close(tab: number) {
      for (const sdk of sdks)
        if (sdk.tab === tab) {
          sdk.isAlive = false
          sdks.delete(sdk)
        }
    },
    countListeners: (tab: number) =>
      [...sdks]
        .filter((sdk) => sdk.tab === tab)
        .flatMap(({ relayer, emitter }) =>
          [relayer, emitter].flatMap((item) =>
            item.eventNames().map((name) => item.listenerCount(name)),
          ),
        )
        .reduce((sum, value) => sum + value, 0),
  }
}

export type Phone = ReturnType<typeof createPhone>

type Approval = {
  eip155: {
    accounts: string[]
    chains: string[]
    methods: string[]
    events: string[]
  }
}

function copy<value>(value: value): value {
  return JSON.parse(JSON.stringify(value)) as value
}

function isSame(sdk: { sessions: SdkSession[] }, session: SdkSession) {
  const known = sdk.sessions.find(({ topic }) => topic === session.topic)
  return (
    JSON.stringify(known?.namespaces) === JSON.stringify(session.namespaces)
  )
}
