import type { Logger } from '../../../src/core/logger.js'
import { noopLogger } from '../../../src/core/noopLogger.js'
import { defaultHosts } from '../../../src/core/options.js'
import type {
  PairingEvent,
  PairingProposal,
} from '../../../src/core/ports/pairing.js'
import type { BaseStorage } from '../../../src/core/storage/types.js'
import { createKitStorage } from '../../../src/core/storage.js'
import { createPairing } from '../../../src/pairing/createPairing.js'
import type { PairingCore } from '../../../src/pairing/runtime/core.js'
import type { Sdk } from '../../../src/pairing/runtime/sdk.js'

export const solanaMainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const events = ['accountsChanged', 'chainChanged']

/** What the pages in tests propose. */
export const pageProposals: Record<'eip155' | 'solana', PairingProposal> = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events,
    rpcUrls: { 'eip155:1': 'http://node.test/1' },
  },
  solana: {
    chains: [solanaMainnet],
    methods: ['solana_signMessage'],
    events,
    rpcUrls: { [solanaMainnet]: 'http://node.test/solana' },
  },
}

/**
 * Creates a page with a pairing on the published SDK. Two pages with the same
 * `disk` are two visits, or two tabs if the first was not closed.
 */
export function createPairingPage(parameters: createPairingPage.Parameters) {
  const { disk = createDisk(), loadSdk, logger = noopLogger } = parameters
  const { provided = ['eip155', 'solana'] } = parameters
  const pairing = createPairing(
    {
      projectId: parameters.projectId ?? 'local',
      hosts: { ...defaultHosts, relay: parameters.relayUrl },
      metadata: {
        name: 'App',
        description: 'App of the tests',
        url: 'https://app.test',
        icons: [],
      },
      storage: createKitStorage({ storage: disk }),
      baseStorage: disk,
      logger,
    },
    { loadSdk: loadSdk ?? importSdk },
  )
  for (const namespace of provided)
    pairing.provide(namespace, () => pageProposals[namespace])
  const events: PairingEvent[] = []
  pairing.on((event) => {
    events.push(event)
  })
  return {
    pairing,
    disk,
    /** Returns all events except those of the URI. */
    events: () => events.filter(({ type }) => type !== 'uri'),
    uris: () =>
      events.flatMap((event) => (event.type === 'uri' ? event.uri : [])),
    /** Resolves with the next URI, or with the current one. */
    async nextUri() {
      const { uri } = pairing.getState()
      if (uri) return uri
      return new Promise<string>((resolve) => {
        const stop = pairing.on((event) => {
          if (event.type !== 'uri') return
          stop()
          resolve(event.uri)
        })
      })
    },
    nextEvent<type extends PairingEvent['type']>(type: type) {
      type Found = Extract<PairingEvent, { type: type }>
      const isFound = (event: PairingEvent): event is Found =>
        event.type === type
      const known = events.find(isFound)
      if (known) return Promise.resolve(known)
      return new Promise<Found>((resolve) => {
        const stop = pairing.on((event) => {
          if (!isFound(event)) return
          stop()
          resolve(event)
        })
      })
    },
    /** Returns the SDK that the page has started. */
    getCore: () => findCore(disk),
    /** Closes the page: nothing of it acts afterwards. */
    async close() {
      ;(await findCore(disk))?.discard()
    },
  }
}

export declare namespace createPairingPage {
  type Parameters = {
    relayUrl: string
    projectId?: string | undefined
    disk?: Disk | undefined
    provided?: readonly ('eip155' | 'solana')[] | undefined
    logger?: Logger | undefined
    /** Default the published SDK. */
    loadSdk?: (() => Promise<Sdk>) | undefined
  }
}

type Disk = BaseStorage & { items: Map<string, string> }

/** A `localStorage` that lives as long as the test. */
export function createDisk(): Disk {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

async function importSdk() {
  return (await import('@walletconnect/ethereum-provider')) as unknown as Sdk
}

type Entry = { storage: unknown; core: Promise<PairingCore> }

function findCore(disk: Disk) {
  const entries = Reflect.get(globalThis, Symbol.for('latchkey.pairing'))
  return (entries as Entry[] | undefined)?.find(
    ({ storage }) => storage === disk,
  )?.core
}
