import { http } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { toConnector } from '../../../src/connectors/walletConnect/toConnector.js'
import { noopLogger } from '../../../src/core/noopLogger.js'
import { testHosts } from '../../../src/core/options/testHosts.js'
import { createKitStorage } from '../../../src/core/storage.js'
import { siwe } from '../../../src/exports/siwx.js'
import { createPairing } from '../../../src/pairing/createPairing.js'
import { solana } from '../../../src/solana/solana.js'
import { createMockFrame } from '../../../src/testing/createMockFrame.js'
import { createTestKit } from '../../../src/testing/createTestKit.js'
import { createSdkStub } from '../../setup/pairing/createSdkStub.js'
import { createServices, payerKey } from './createServices.js'

/** What the kit depends on, and does not control. */
export type Part = 'api' | 'frame' | 'node' | 'relay' | 'server' | 'solana'

/** From its request with this number on, counted from 0, a part is silent. */
export type Silence = { from: number; part: Part }

export const cluster = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const hosts = {
  ...testHosts,
  analytics: 'https://analytics.test',
  api: 'https://api.test',
  explorer: 'https://explorer.test',
}

/**
 * Creates a kit with both sides of the frame's protocol, a WalletConnect
 * library, nodes of EVM and Solana, the API and a sign-in server, each of
 * which counts what it is asked and can fall silent.
 */
export function createSilentWorld(parameters: createSilentWorld.Parameters) {
  const { isExtended = true, siwx = false } = parameters
  const counts: Record<Part, number> = {
    ...{ api: 0, frame: 0, node: 0, relay: 0, server: 0, solana: 0 },
  }
  let silence: Silence | undefined
  let isCounting = false

  /** Counts a request; returns whether it is answered. */
  function ask(part: Part) {
    const number = counts[part]
    if (isCounting) counts[part]++
    return !isSilent(part, number)
  }
  const isSilent = (part: Part, number = counts[part] - 1) =>
    isCounting && silence?.part === part && number >= silence.from

  const services = createServices(ask)
  globalThis.silentFetch = services.fetch

  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    removeItem: (key: string) => void memory.delete(key),
    setItem: (key: string, value: string) => void memory.set(key, value),
  }
  const frame = createMockFrame({
    accounts: [payerKey],
    onRequest: () => undefined,
    smartAccount: parameters.smartAccount ?? false,
    solanaAccounts: [new Uint8Array(32).fill(7)],
  })
  const sdk = createSilentSdk(ask)
  const test = createTestKit({
    chains: [foundry, mainnet],
    connectors: [
      (config) =>
        toConnector({
          config: config as never,
          pairing: createPairing(
            {
              baseStorage: storage,
              hosts,
              logger: noopLogger,
              metadata: undefined,
              projectId: 'test',
              storage: createKitStorage({ storage, prefix: 'latchkey.test' }),
            },
            { loadSdk: sdk.loadSdk },
          ),
        }) as never,
    ],
    frame,
    kit: {
      capabilities: {
        activity: ['eip155:31337'],
        names: ['eip155:31337'],
        onramp: ['eip155:31337'],
        swap: ['eip155:31337'],
      },
      hosts,
      solana: solana({
        clusters: [
          {
            id: cluster,
            isTestnet: true,
            name: 'Devnet',
            rpcUrl: 'https://solana.test',
          },
        ],
      }),
      storage,
      swapSpenders: { 'eip155:31337': [services.router] },
      ...(siwx && { siwx: siwe({ url: 'https://server.test/auth' }) }),
    },
    transports: {
      [foundry.id]: http('https://node.test/31337'),
      [mainnet.id]: http('https://node.test/1'),
    },
  })
  muteFrame({ ask, isExtended, isSilent, kit: test.kit })

  return {
    ...test,
    counts,
    frame,
    sdk,
    services,
    /** From here on requests are counted, and answered unless silent. */
    start(next: Silence | undefined) {
      silence = next
      isCounting = true
    },
  }
}

export type SilentWorld = ReturnType<typeof createSilentWorld>

export declare namespace createSilentWorld {
  type Parameters = {
    /** Whether the frame announces that it answers pings. */
    isExtended?: boolean | undefined
    siwx?: boolean | undefined
    smartAccount?: boolean | undefined
  }
}

declare global {
  /** The network of the world that is current. */
  var silentFetch: typeof globalThis.fetch
}

/** Drops messages between the page and a frame that is silent. */
function muteFrame(parameters: {
  ask(part: Part): boolean
  isExtended: boolean
  isSilent(part: Part): boolean
  kit: ReturnType<typeof createTestKit>['kit']
}) {
  const { ask, isExtended, isSilent, kit } = parameters
  const page = kit.frame?.options.page
  if (!page) throw new Error('no page')
  const { createElement, window } = page
  /** What the page has instead of the frame's window. */
  const wrapped = new Map<unknown, Window>()
  function wrap(target: Window) {
    const made: unknown = wrapped.get(target) ?? {
      postMessage(data: { type: string }, origin: string) {
        const isPing = data.type.endsWith('/PING')
        if (isPing ? !isSilent('frame') : ask('frame'))
          target.postMessage(data, origin)
      },
    }
    wrapped.set(target, made as Window)
    return made as Window
  }

  page.createElement = (...rest) => {
    if (!kit.frame) throw new Error('no frame')
    // Loading it is a request, too.
    ask('frame')
    const element = createElement(...rest)
    return {
      ...element,
      getWindow() {
        const target = element.getWindow()
        return target && wrap(target)
      },
    }
  }
  const originals = new Map<unknown, (event: never) => void>()
  page.window = {
    ...window,
    addEventListener(type, listener) {
      const muted = (event: {
        data: { payload?: object; type?: string }
        source: unknown
      }) => {
        if (isSilent('frame')) return
        const { data, source } = event
        const isReady = !isExtended && data.type?.endsWith('/READY')
        listener({
          ...event,
          source: source && wrap(source as Window),
          ...(isReady && { data: { ...data, payload: { version: '1' } } }),
        } as never)
      }
      originals.set(listener, muted as never)
      window.addEventListener(type, muted as never)
    },
    removeEventListener(type, listener) {
      window.removeEventListener(type, originals.get(listener) as never)
    },
  }
}

const methods = [
  'personal_sign',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
]

/** WalletConnect's library, with a wallet that approves at once. */
function createSilentSdk(ask: (part: Part) => boolean) {
  const stub = createSdkStub()
  const never = () => new Promise<never>(() => {})
  const { client } = stub
  const { connect, disconnect, ping, request } = client
  const gate =
    <parameters extends unknown[], value>(
      run: (...parameters: parameters) => Promise<value>,
    ) =>
    (...parameters: parameters): Promise<value> =>
      ask('relay') ? run(...parameters) : never()
  Object.assign(client, {
    connect: gate(async () => {
      const proposed = await connect()
      stub.last().approve({
        optionalNamespaces: {
          eip155: {
            chains: ['eip155:31337', 'eip155:1'],
            events: ['accountsChanged', 'chainChanged'],
            methods,
          },
        },
        namespaces: {
          eip155: {
            accounts: [
              'eip155:31337:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
              'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
            ],
            events: ['accountsChanged', 'chainChanged'],
            methods,
          },
        },
      } as never)
      return proposed
    }),
    disconnect: gate(disconnect as never),
    ping: gate(ping),
    request: gate(async (asked: { request: { method: string } }) => {
      const { method } = asked.request
      if (method === 'personal_sign') return `0x${'11'.repeat(65)}`
      if (method === 'eth_sendTransaction') return `0x${'1'.repeat(64)}`
      return request(asked)
    }),
  })
  return stub
}
