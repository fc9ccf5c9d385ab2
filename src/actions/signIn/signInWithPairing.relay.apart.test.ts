// A process of its own: it starts a relay and wallets.
import {
  createConfig,
  createConnector,
  createStorage,
  reconnect,
} from '@wagmi/core'
import { type EIP1193Provider, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
  vi,
} from 'vitest'
import { startRelay } from '../../../packages/devnet/src/relay/startRelay.js'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'
import { createSiwxStub } from '../../../test/setup/kit/createSignInKit.js'
import {
  answerSignIn,
  type SignInChange,
} from '../../../test/setup/pairing/answerSignIn.js'
import {
  createDisk,
  createPairingPage,
} from '../../../test/setup/pairing/createPairingPage.js'
import { createRelayWallet } from '../../../test/setup/pairing/createRelayWallet.js'
import { toConnector } from '../../connectors/walletConnect/toConnector.js'
import type { walletConnect } from '../../connectors/walletConnect.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { createKit } from '../../createKit.js'
import { siwx } from '../../siwx/client/siwx.js'
import type { SiwxFactory } from '../../siwx/client/types.js'
import { connectWallet } from '../connectWallet.js'
import { getSignInSession } from '../getSignInSession.js'
import { signText } from '../signText.js'
import { watchSignIn } from '../watchSignIn.js'

const key = `0x${'12'.repeat(32)}` as const
const owner = privateKeyToAccount(key)
const thief = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const closing: (() => unknown)[] = []
let relay: Awaited<ReturnType<typeof startRelay>>

beforeAll(async () => {
  relay = await startRelay({ port: 0 })
})

beforeEach(() => {
  vi.stubGlobal('location', {
    host: 'app.test',
    origin: 'https://app.test',
    pathname: '/',
  })
})

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
})

afterAll(async () => {
  await relay.stop()
})

type Option = createKit.Parameters['siwx']

function openApp(
  option: Option = siwx({ statement: 'Enter.' }),
  {
    disk = createDisk(),
    features = undefined as createKit.Parameters['features'],
    memory = createMemory(),
    provided = [] as never[],
  } = {},
) {
  const page = createPairingPage({ disk, provided, relayUrl: relay.url })
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [
      createConnector<EIP1193Provider, walletConnect.Properties>((context) =>
        toConnector({ config: context, pairing: page.pairing }),
      ),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memory }),
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [base.id]: http('http://localhost:1'),
    },
  })
  const kit = createKit({
    config,
    hosts: { relay: relay.url },
    projectId: 'local',
    ...(features && { features }),
    siwx: option,
    storage: disk,
  })
  const views = new Set<string>()
  function look() {
    const modal = kit.store.get(kit.atoms.modal)
    if (modal.isOpen) views.add(getModalEntry(modal).view)
  }
  const stops = [
    kit.store.sub(kit.atoms.modal, look),
    watchSignIn(kit),
    kit.mount(),
  ]
  /** Leaves the page, as a reload does. */
  async function leave() {
    for (const stop of stops.splice(0)) stop()
    await page.close()
  }
  closing.push(leave)
  const checked = () => kit.store.get(kit.atoms.signIn).checked
  return {
    ...{ config, disk, kit, leave, memory, page, views },
    settled: () =>
      vi.waitFor(() => {
        expect(checked()).toBeDefined()
        expect(checked()).toBe(kit.getActiveAccount()?.caipAddress)
      }),
  }
}

async function openWallet() {
  const wallet = await createRelayWallet({
    eip155: [key],
    relayUrl: relay.url,
  })
  closing.push(wallet.stop)
  return wallet
}

/** Connects the wallet to the app by its URI. */
async function pair(
  { kit, page }: ReturnType<typeof openApp>,
  wallet: Awaited<ReturnType<typeof openWallet>>,
) {
  const done = connectWallet(kit, { walletId: 'walletConnect' })
  done.catch(() => {})
  await wallet.kit.pair({ uri: await page.nextUri() })
  return done
}

test('default: one approval connects and signs in', async () => {
  vi.spyOn(globalThis, 'fetch')
  const app = openApp()
  const wallet = await openWallet()
  const { payloads } = answerSignIn(wallet, { account: owner })
  await pair(app, wallet)
  await app.settled()
  expect([...app.views]).toEqual([])
  expect(payloads).toHaveLength(1)
  const session = await getSignInSession(app.kit)
  expect(session).toMatchObject({
    cacao: { h: { t: 'caip122' } },
    data: {
      accountAddress: owner.address,
      chainId: 'eip155:1',
      domain: 'app.test',
      nonce: payloads[0]?.nonce,
      uri: 'https://app.test/',
    },
  })
  // The methods it has approved are a part of the signed text.
  expect(session?.message).toMatch(/Enter\. I further authorize/)
  expect(session?.message).toMatch(/urn:recap:/)
  await signText(app.kit, { message: 'Hello' })
  expect(wallet.requests().at(-1)?.params.chainId).toBe('eip155:1')
  expect(fetch).not.toHaveBeenCalled()

  await app.leave()
  const { disk, memory } = app
  const next = openApp(siwx({ statement: 'Enter.' }), { disk, memory })
  await reconnect(next.config)
  await next.settled()
  expect([...next.views]).toEqual([])
  expect((await getSignInSession(next.kit))?.signature).toBe(session?.signature)
})

test('behavior: sessions of several networks', async () => {
  const app = openApp()
  const wallet = await openWallet()
  const chains = ['eip155:8453', 'eip155:1']
  answerSignIn(wallet, { account: owner, chains })
  await pair(app, wallet)
  await app.settled()
  const sessions = app.kit.storage.get('siwxSessions') as {
    data: { chainId: string }
  }[]
  expect(sessions.map(({ data }) => data.chainId).sort()).toEqual([
    'eip155:1',
    'eip155:8453',
  ])
  expect([...app.views]).toEqual([])
})

test('behavior: a wallet without support is connected, and the prompt follows', async () => {
  const app = openApp()
  const wallet = await openWallet()
  const done = connectWallet(app.kit, { walletId: 'walletConnect' })
  await wallet.pair(await app.page.nextUri())
  await wallet.approve({ namespaces: ['eip155'] } as never)
  await done
  await vi.waitFor(() => expect([...app.views]).toEqual(['SIWXSignMessage']))
  expect(await getSignInSession(app.kit)).toBe(undefined)
})

test('error: rejected by the user', async () => {
  const app = openApp()
  const wallet = await openWallet()
  answerSignIn(wallet, { account: owner, isRejecting: true })
  await expect(pair(app, wallet)).rejects.toMatchObject({ code: 4001 })
  expect(app.kit.getAccounts()).toEqual([])
  expect(app.page.pairing.options.signIn).toBe(undefined)
})

const changes: [string, SignInChange][] = [
  ['another nonce', { payload: { nonce: 'a'.repeat(32) } }],
  ['another domain', { payload: { domain: 'evil.test' } }],
  ['another URI', { payload: { aud: 'https://evil.test' } }],
]

// The stub stores every session, so only the guards of the kit refuse these.
test.each(changes)(
  'error: a CACAO of %s; the prompt follows',
  async (_, change) => {
    const stub = createSiwxStub({ signMessage: undefined })
    const option = {
      ...stub.siwx,
      createMessage: siwx()({} as never).createMessage,
      signMessage: undefined,
    }
    const app = openApp(option)
    const wallet = await openWallet()
    answerSignIn(wallet, { account: owner, change })
    await pair(app, wallet)
    await vi.waitFor(() => expect([...app.views]).toEqual(['SIWXSignMessage']))
    expect(stub.siwx.addSession).not.toHaveBeenCalled()
    expect(stub.siwx.setSessions).not.toHaveBeenCalled()
  },
)

test('error: a signature of another key never connects', async () => {
  const app = openApp()
  const wallet = await openWallet()
  const s = await thief.signMessage({ message: 'Hello' })
  answerSignIn(wallet, { account: owner, change: { signature: { s } } })
  const done = pair(app, wallet)
  await expect(done).rejects.toMatchObject({ name: expect.any(String) })
  expect(app.kit.storage.get('siwxSessions')).toBe(undefined)
})

test('error: a contract account is not verified at a foreign node', async () => {
  vi.spyOn(globalThis, 'fetch')
  const app = openApp()
  const wallet = await openWallet()
  const { payloads } = answerSignIn(wallet, {
    account: owner,
    change: { signature: { t: 'eip1271' } },
  })
  const first = await (async () => {
    const done = connectWallet(app.kit, { walletId: 'walletConnect' })
    const uri = await app.page.nextUri()
    await wallet.kit.pair({ uri })
    return { done, uri }
  })()
  // It is asked again, without a sign-in.
  await vi.waitFor(() => expect(app.page.uris()).toHaveLength(2))
  expect(payloads).toHaveLength(1)
  expect(app.page.uris()[1]).not.toContain('wc_sessionAuthenticate')
  await wallet.pair(app.page.uris()[1] ?? '')
  await wallet.approve()
  await first.done
  await vi.waitFor(() => expect([...app.views]).toEqual(['SIWXSignMessage']))
  expect(fetch).not.toHaveBeenCalled()
})

test('behavior: with email capture, the wallet is only connected', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const app = openApp(siwx({ emailCapture: { submit: async () => {} } }), {
    features: { emailCapture: true },
  })
  const wallet = await openWallet()
  const done = connectWallet(app.kit, { walletId: 'walletConnect' })
  const uri = await app.page.nextUri()
  expect(uri).not.toContain('wc_sessionAuthenticate')
  await wallet.pair(uri)
  await wallet.approve({ namespaces: ['eip155'] } as never)
  await done
  await vi.waitFor(() => expect([...app.views]).toEqual(['DataCapture']))
})

test('behavior: with Solana, or another signer, the wallet is only connected', async () => {
  const other: SiwxFactory = siwx({
    signer: { signMessage: async () => '0x' },
  })
  const cases = [
    openApp(other),
    openApp(undefined, { provided: ['solana' as never] }),
  ]
  for (const app of cases) {
    const done = connectWallet(app.kit, { walletId: 'walletConnect' })
    done.catch(() => {})
    expect(await app.page.nextUri()).not.toContain('wc_sessionAuthenticate')
    app.page.pairing.abort()
    await expect(done).rejects.toThrow()
  }
})
