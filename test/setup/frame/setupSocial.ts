import { createConfig, createStorage } from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import type { FrameClient } from '../../../src/core/ports.js'
import { createKitStorage } from '../../../src/core/storage.js'
import { createKit } from '../../../src/createKit.js'
import { createFrameStub } from './createFrameStub.js'
import { createMemory } from './setupAuthFrame.js'

export const frameOrigin = 'https://secure.walletconnect.org'
export const resultUri = `${frameOrigin}/auth/social/result?state=s1&code=c1`
export const providerUri = 'https://provider.example/authorize?state=s1'

type Result = Awaited<ReturnType<FrameClient['getSocialResult']>>

/** Creates a popup, as seen by the page that opened it. */
export function createPopup() {
  const popup = {
    closed: false,
    closes: 0,
    /** Whether it has left its initial, empty page for another origin. */
    isAway: true,
    /** URLs it was navigated to. */
    visits: [] as string[],
    location: {
      get href() {
        if (popup.isAway) throw new DOMException('', 'SecurityError')
        return 'about:blank'
      },
      replace: (uri: string) => void popup.visits.push(uri),
    },
    close() {
      popup.closed = true
      popup.closes++
    },
  }
  return popup
}

/**
 * Creates a kit whose frame, popup and page the test controls, for what
 * happens between a click and a social login.
 */
export function setupSocial() {
  const stub = createFrameStub()
  const memory = createMemory()
  const storage = createKitStorage({ storage: memory })
  const hosts = { frame: `${frameOrigin}/sdk` }
  Object.assign(stub.frame.options, {
    hosts: { ...stub.frame.options.hosts, ...hosts },
    storage,
  })
  const server = vi.fn(async (): Promise<Result> => ({ status: 'PENDING' }))
  const user = {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 31337,
    userName: 'ada',
  }
  const client = Object.assign(stub.client, {
    getSocialRedirectUri: vi.fn<FrameClient['getSocialRedirectUri']>(
      async () => ({ uri: providerUri, state: 's1' }),
    ),
    getSocialResult: vi.fn<FrameClient['getSocialResult']>(server),
    connectSocial: vi.fn<FrameClient['connectSocial']>(async () => user),
    getFarcasterUri: vi.fn<FrameClient['getFarcasterUri']>(async () => ({
      url: 'https://farcaster.example/sign-in?channel=1',
    })),
    connectFarcaster: vi.fn<FrameClient['connectFarcaster']>(async () => ({
      userName: 'bob',
    })),
    reload: vi.fn<FrameClient['reload']>(async () => {}),
    syncDappData: vi.fn<FrameClient['syncDappData']>(async () => {}),
  })
  const config = createConfig({
    chains: [foundry],
    connectors: [stub.connector],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: createMemory() }),
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  const kit = createKit({ config, hosts, projectId: 'test' })
  const popup = createPopup()
  const open = vi.fn((..._: unknown[]): typeof popup | null => popup)
  return {
    ...stub,
    client,
    config,
    kit,
    memory,
    open,
    popup,
    server,
    storage,
    user,
  }
}

/** Creates the page's window, which receives messages and has nothing else. */
export function createPage(members: object = {}) {
  const listeners = new Set<(event: never) => void>()
  return {
    ...members,
    listeners,
    addEventListener: (_: string, listener: (event: never) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: never) => void) =>
      void listeners.delete(listener),
    /** Delivers a message of the popup's last page, unless overridden. */
    hear(event: object) {
      for (const listener of [...listeners])
        listener({ isTrusted: true, origin: frameOrigin, ...event } as never)
    },
  }
}
