import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { startRelay } from '../../packages/devnet/src/relay/startRelay.js'
import {
  createDisk,
  createPairingPage,
  solanaMainnet,
} from '../../test/setup/pairing/createPairingPage.js'
import { createRelayWallet } from '../../test/setup/pairing/createRelayWallet.js'
import type { Sdk, SdkProvider } from './runtime/sdk.js'

type Page = ReturnType<typeof createPairingPage>
type Wallet = Awaited<ReturnType<typeof createRelayWallet>>

let relay: Awaited<ReturnType<typeof startRelay>>
const pages: Page[] = []
const wallets: Wallet[] = []
const unhandled = vi.fn()

beforeAll(async () => {
  relay = await startRelay({ port: 0 })
  process.on('unhandledRejection', unhandled)
})

beforeEach(() => {
  unhandled.mockClear()
  vi.spyOn(globalThis, 'fetch')
})

afterEach(async () => {
  expect(unhandled).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  await relay.control.heal()
  for (const page of pages.splice(0)) await page.close()
  for (const wallet of wallets.splice(0)) await wallet.stop()
})

afterAll(async () => {
  process.off('unhandledRejection', unhandled)
  await relay.stop()
})

function openPage(parameters: Partial<createPairingPage.Parameters> = {}) {
  const page = createPairingPage({ relayUrl: relay.url, ...parameters })
  pages.push(page)
  return page
}

async function openWallet(
  parameters: Partial<createRelayWallet.Parameters> = {},
) {
  const wallet = await createRelayWallet({
    relayUrl: relay.url,
    eip155: [key, generatePrivateKey()],
    ...parameters,
  })
  wallets.push(wallet)
  return wallet
}

async function pair(
  page: Page,
  wallet: Wallet,
  choice?: Parameters<Wallet['approve']>[0],
) {
  const connecting = page.pairing.connect({ namespace: 'eip155' })
  connecting.catch(() => {})
  await wallet.pair(await page.nextUri())
  await wallet.approve(choice)
  return connecting
}

async function openPaired(parameters?: Partial<createPairingPage.Parameters>) {
  const page = openPage(parameters)
  const wallet = await openWallet()
  const session = await pair(page, wallet)
  return { page, wallet, session, pairing: page.pairing }
}

const key = `0x${'12'.repeat(32)}` as const

/** Starts a separate relay, so that its sockets can be counted. */
async function openOwnRelay() {
  const own = await startRelay({ port: 0 })
  onTestFinished(() => own.stop())
  const page = openPage({ relayUrl: own.url })
  const wallet = await openWallet({ relayUrl: own.url })
  await pair(page, wallet)
  return {
    control: own.control,
    page,
    pairing: page.pairing,
    wallet,
    backOnLine: () =>
      vi.waitFor(() => expect(own.control.sockets()).toBe(2), {
        timeout: 10_000,
      }),
  }
}

const signMessage = {
  method: 'personal_sign',
  params: ['0x1234', privateKeyToAccount(key).address],
  caipNetworkId: 'eip155:1',
} as const

describe('connect', () => {
  test('default', async () => {
    const { pairing, session, wallet, page } = await openPaired()
    expect(session.namespaces.eip155?.accounts[0]).toEqual({
      address: wallet.accounts.eip155[0],
      caipNetworkId: 'eip155:1',
    })
    expect(session.namespaces.solana?.accounts).toEqual([
      { address: wallet.accounts.solana[0], caipNetworkId: solanaMainnet },
    ])
    expect(session.peer.name).toBe('Test Wallet')
    expect(pairing.getState()).toEqual({
      status: 'connected',
      uri: undefined,
      expiresAt: undefined,
      error: undefined,
      session,
      namespaces: ['eip155'],
    })
    expect(pairing.isRemembered('eip155')).toBe(true)
    expect(pairing.isRemembered('solana')).toBe(false)
    expect(pairing.getClientId()).toMatch(/^did:key:/)
    expect(page.disk.items.get('latchkey.pairingTopic')).toBe(session.topic)
  })

  test('param: namespace: the other one shares the session', async () => {
    const { pairing, session } = await openPaired()
    const other = await pairing.connect({ namespace: 'solana' })
    expect(other).toBe(session)
    expect(pairing.getState().namespaces).toEqual(['eip155', 'solana'])
    expect(pairing.isRemembered('solana')).toBe(true)
  })

  test('behavior: concurrent callers share one attempt', async () => {
    const page = openPage()
    const { pairing } = page
    const both = Promise.all([
      pairing.connect({ namespace: 'eip155' }),
      pairing.connect({ namespace: 'solana' }),
    ])
    const wallet = await openWallet()
    await wallet.pair(await page.nextUri())
    await wallet.approve()
    const [first, second] = await both
    expect(second).toBe(first)
    expect(page.uris()).toHaveLength(1)
    expect(pairing.getState().namespaces).toEqual(['eip155', 'solana'])
  })

  test('behavior: the whole proposal is optional', async () => {
    const page = openPage()
    page.pairing.connect({ namespace: 'eip155' }).catch(() => {})
    const wallet = await openWallet()
    const { params } = await wallet.pair(await page.nextUri())
    expect(params.requiredNamespaces).toEqual({})
    expect(params.optionalNamespaces).toMatchObject({
      eip155: {
        chains: ['eip155:1', 'eip155:8453'],
      },
      solana: { chains: [solanaMainnet] },
    })
    page.pairing.abort()
  })

  test.each(['eip155', 'solana'] as const)(
    'behavior: a wallet approves %s only',
    async (namespace) => {
      const page = openPage()
      const { pairing } = page
      const other = namespace === 'eip155' ? 'solana' : 'eip155'
      const results = Promise.allSettled([
        pairing.connect({ namespace }),
        pairing.connect({ namespace: other }),
      ])
      const wallet = await openWallet()
      await wallet.pair(await page.nextUri())
      await wallet.approve({ namespaces: [namespace] })
      const [has, lacks] = await results
      expect(has).toMatchObject({ status: 'fulfilled' })
      expect(lacks).toMatchObject({
        reason: { code: 'NAMESPACE_NOT_APPROVED' },
      })
      expect(pairing.getState()).toMatchObject({
        status: 'connected',
        namespaces: [namespace],
      })
      expect(wallet.sessions()).toHaveLength(1)
    },
  )

  test('behavior: accepts an answer to its own ping, but not to one of another tab', async () => {
    const providers: SdkProvider[] = []
    async function loadSdk() {
      const { EthereumProvider } = (await import(
        '@walletconnect/ethereum-provider'
      )) as unknown as Sdk
      return {
        EthereumProvider: new Proxy(EthereumProvider, {
          construct(Provider) {
            const provider = new Provider()
            providers.push(provider)
            return provider
          },
        }),
      }
    }
    const { session } = await openPaired({ loadSdk })
    const { topic } = session
    const client = providers[0]?.signer.client
    if (!client) return expect.unreachable()
    await client.ping({ topic })
    vi.useFakeTimers()
    // A relay that echoes delivers it to every tab of the session.
    const answer = { id: 1, jsonrpc: '2.0', result: true }
    client.engine?.onSessionPingResponse?.(topic, answer)
    expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
    vi.useRealTimers()
  })

  test('behavior: Solana keeps a session that Ethereum cannot use', async () => {
    const page = openPage()
    const wallet = await openWallet()
    await expect(
      pair(page, wallet, { namespaces: ['solana'] }),
    ).rejects.toMatchObject({ code: 'NAMESPACE_NOT_APPROVED' })
    expect(page.pairing.getState().namespaces).toEqual(['solana'])
    const session = await page.pairing.connect({ namespace: 'solana' })
    expect(session.namespaces.eip155).toBeUndefined()
  })

  test('error: the wallet rejects', async () => {
    const page = openPage()
    const connecting = page.pairing.connect({ namespace: 'eip155' })
    connecting.catch(() => {})
    const wallet = await openWallet()
    await wallet.pair(await page.nextUri())
    await wallet.reject()
    await expect(connecting).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
      code: 4001,
    })
    expect(page.pairing.getState()).toMatchObject({
      status: 'idle',
      uri: undefined,
      error: { code: 4001 },
    })
  })

  test.each([
    ['projectId', () => relay.control.setProjects([])],
    ['clock', () => relay.control.setSkew(-3_600_000)],
  ] as const)('error: the relay rejects the %s', async (reason, refuse) => {
    refuse()
    const page = openPage()
    const connecting = page.pairing.connect({ namespace: 'eip155' })
    await expect(connecting).rejects.toMatchObject({
      code: 'RELAY_REFUSED',
      reason,
    })
    expect(page.events()).toMatchObject([
      { type: 'failure', error: { reason } },
    ])
    expect(page.pairing.getState().status).toBe('idle')
  })
})

describe('abort', () => {
  test('default: a late session is ended', async () => {
    const page = openPage()
    const { pairing, disk } = page
    const connecting = pairing.connect({ namespace: 'eip155' })
    const wallet = await openWallet()
    const uri = await page.nextUri()
    await wallet.pair(uri)
    pairing.abort()
    await expect(connecting).rejects.toMatchObject({
      code: 'CONNECTION_ABORTED',
    })
    expect(pairing.getState()).toMatchObject({ status: 'idle', uri: undefined })
    await wallet.approve()
    await vi.waitFor(() => expect(wallet.sessions()).toHaveLength(0))
    expect(pairing.getState().status).toBe('idle')
    expect(disk.items.has('latchkey.pairingTopic')).toBe(false)
    const core = await page.getCore()
    await vi.waitFor(() => expect(core?.client.session.getAll()).toEqual([]))
    expect(page.events()).toEqual([])
    const again = pairing.connect({ namespace: 'eip155' })
    expect(await page.nextUri()).not.toBe(uri)
    pairing.abort()
    await again.catch(() => {})
  })

  test('behavior: before anything is loaded', async () => {
    const { pairing, uris } = openPage()
    const connecting = pairing.connect({ namespace: 'eip155' })
    pairing.abort()
    await expect(connecting).rejects.toMatchObject({
      code: 'CONNECTION_ABORTED',
    })
    expect(pairing.getState().status).toBe('idle')
    expect(uris()).toEqual([])
  })

  test('param: signal removes one caller, the last one ends the attempt', async () => {
    const page = openPage()
    const { pairing } = page
    const [first, second] = [new AbortController(), new AbortController()]
    const one = pairing.connect({ namespace: 'eip155', signal: first.signal })
    const two = pairing.connect({ namespace: 'eip155', signal: second.signal })
    await page.nextUri()
    first.abort()
    await expect(one).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
    expect(pairing.getState().status).toBe('waiting')
    second.abort()
    await expect(two).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
    expect(pairing.getState().status).toBe('idle')
  })
})

describe('request', () => {
  test('default', async () => {
    const { pairing } = await openPaired()
    await expect(pairing.request(signMessage)).resolves.toMatch(/^0x\w{130}$/)
  })

  test('param: caipNetworkId: both namespaces in one session', async () => {
    const { pairing, wallet } = await openPaired()
    await pairing.connect({ namespace: 'solana' })
    await pairing.request({
      method: 'solana_signMessage',
      params: { message: 'StV1DL6CwTryKyV', pubkey: wallet.accounts.solana[0] },
      caipNetworkId: solanaMainnet,
    })
    await pairing.request({ ...signMessage, caipNetworkId: 'eip155:8453' })
    expect(wallet.requests().map(({ params }) => params.chainId)).toEqual([
      solanaMainnet,
      'eip155:8453',
    ])
  })

  test('param: signal', async () => {
    const { pairing, wallet } = await openPaired()
    wallet.setAutomatic(false)
    const controller = new AbortController()
    const { signal } = controller
    const asked = pairing.request(signMessage, { signal })
    await wallet.nextRequest()
    controller.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
  })

  test.each([
    [{ ...signMessage, caipNetworkId: 'eip155:10' }, 4902],
    [{ ...signMessage, method: 'eth_sign' }, 4200],
    [
      { ...signMessage, caipNetworkId: solanaMainnet } as const,
      'PAIRING_ENDED',
    ],
  ] as const)('error: not approved %#', async (request, code) => {
    const { pairing, wallet } = await openPaired()
    await expect(pairing.request(request)).rejects.toMatchObject({ code })
    expect(wallet.requests()).toEqual([])
  })

  test('error: the wallet rejects, then sends an invalid answer', async () => {
    const { pairing, wallet } = await openPaired()
    wallet.setAutomatic(false)
    const refused = pairing.request(signMessage)
    refused.catch(() => {})
    await wallet.refuse(await wallet.nextRequest())
    await expect(refused).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
    })
    const wrong = pairing.request({
      method: 'eth_sendTransaction',
      params: [
        { from: wallet.accounts.eip155[0], to: wallet.accounts.eip155[0] },
      ],
      caipNetworkId: 'eip155:1',
    })
    wrong.catch(() => {})
    await wallet.respond(
      await wallet.nextRequest('eth_sendTransaction'),
      '0x12',
    )
    await expect(wrong).rejects.toMatchObject({ code: 'PAIRING_ANSWER' })
    expect(pairing.getState().status).toBe('connected')
  })

  test('behavior: survives a lost connection', async () => {
    const { backOnLine, control, page, pairing, wallet } = await openOwnRelay()
    wallet.setAutomatic(false)
    const asked = pairing.request(signMessage)
    const request = await wallet.nextRequest()
    control.drop()
    await vi.waitFor(() => expect(control.sockets()).toBe(0))
    await backOnLine()
    await wallet.answer(request)
    await expect(asked).resolves.toMatch(/^0x\w{130}$/)
    expect(wallet.requests()).toHaveLength(1)
    expect(page.events()).toEqual([])
  })

  test('behavior: survives a restart of the relay', async () => {
    const { backOnLine, control, page, pairing, wallet } = await openOwnRelay()
    wallet.setAutomatic(false)
    const asked = pairing.request(signMessage)
    const request = await wallet.nextRequest()
    await control.stop()
    await control.start()
    await backOnLine()
    await wallet.answer(request)
    await expect(asked).resolves.toMatch(/^0x\w{130}$/)
    expect(page.events()).toEqual([])
  })

  test('error: the wallet disconnects meanwhile', async () => {
    const { page, pairing, wallet } = await openPaired()
    wallet.setAutomatic(false)
    const asked = pairing.request(signMessage)
    asked.catch(() => {})
    await wallet.nextRequest()
    await wallet.disconnect()
    await expect(asked).rejects.toMatchObject({ code: 'PAIRING_ENDED' })
    await vi.waitFor(() => expect(page.events()).toHaveLength(1))
    expect(page.events()).toEqual([
      { type: 'ended', namespaces: ['eip155'], reason: 'wallet' },
    ])
    expect(pairing.getState()).toMatchObject({
      status: 'idle',
      session: undefined,
      namespaces: [],
    })
    expect(pairing.isRemembered('eip155')).toBe(false)
  })
})

describe('events', () => {
  test('default: each namespace separately', async () => {
    const { page, wallet } = await openPaired()
    await wallet.emit({
      name: 'chainChanged',
      data: 8453,
      caipNetworkId: 'eip155:8453',
    })
    await expect(page.nextEvent('chainChanged')).resolves.toEqual({
      type: 'chainChanged',
      namespace: 'eip155',
      caipNetworkId: 'eip155:8453',
    })
    await wallet.emit({
      name: 'accountsChanged',
      data: [`${solanaMainnet}:${wallet.accounts.solana[1]}`],
      caipNetworkId: solanaMainnet,
    })
    await expect(page.nextEvent('accountsChanged')).resolves.toEqual({
      type: 'accountsChanged',
      namespace: 'solana',
      accounts: [
        { address: wallet.accounts.solana[1], caipNetworkId: solanaMainnet },
      ],
    })
    expect(page.events()).toHaveLength(2)
  })

  test('behavior: the wallet changes its approval', async () => {
    const { page, pairing, wallet } = await openPaired()
    await wallet.switchAccount(wallet.accounts.eip155[1] as string)
    const { session } = await page.nextEvent('sessionChanged')
    expect(pairing.getState().session).toBe(session)
    expect(session.namespaces.eip155?.accounts[0]?.address).toBe(
      wallet.accounts.eip155[1],
    )
  })
})

describe('restore', () => {
  test('default', async () => {
    const first = await openPaired()
    const { disk } = first.page
    await first.page.close()
    const { pairing } = openPage({ disk })
    expect(pairing.isRemembered('eip155')).toBe(true)
    const session = await pairing.restore({ namespace: 'eip155' })
    expect(session).toEqual(first.session)
    expect(pairing.getState()).toMatchObject({
      status: 'connected',
      namespaces: ['eip155'],
    })
    await expect(pairing.request(signMessage)).resolves.toBeDefined()
    expect(pairing.getClientId()).toBe(first.pairing.getClientId())
  })

  test('behavior: a session used only by Solana', async () => {
    const page = openPage({ provided: ['solana'] })
    const wallet = await openWallet()
    const connecting = page.pairing.connect({ namespace: 'solana' })
    await wallet.pair(await page.nextUri())
    await wallet.approve()
    const session = await connecting
    await page.close()
    const { pairing } = openPage({ disk: page.disk, provided: ['solana'] })
    await expect(pairing.restore({ namespace: 'solana' })).resolves.toEqual(
      session,
    )
    expect(wallet.sessions()).toHaveLength(1)
  })

  test('behavior: loads nothing without a marker', async () => {
    const loadSdk = vi.fn()
    const { pairing } = openPage({ loadSdk })
    await expect(
      pairing.restore({ namespace: 'eip155' }),
    ).resolves.toBeUndefined()
    expect(loadSdk).not.toHaveBeenCalled()
  })

  test('behavior: the wallet has disconnected while the page was closed', async () => {
    const { page, wallet } = await openPaired()
    await page.close()
    await wallet.disconnect()
    const { pairing } = openPage({ disk: page.disk })
    await expect(
      pairing.restore({ namespace: 'eip155' }),
    ).resolves.toBeUndefined()
    expect(pairing.getState().status).toBe('idle')
    expect(pairing.isRemembered('eip155')).toBe(false)
  })

  test('behavior: a session without its marker is ended', async () => {
    const { page, wallet } = await openPaired()
    await page.close()
    page.disk.items.delete('latchkey.pairingTopic')
    const next = openPage({ disk: page.disk })
    const connecting = next.pairing.connect({ namespace: 'eip155' })
    connecting.catch(() => {})
    await next.nextUri()
    await vi.waitFor(() => expect(wallet.sessions()).toHaveLength(0))
    next.pairing.abort()
  })

  test('behavior: a wallet approves while the page is gone: the next attempt has its session', async () => {
    const own = await startRelay({ port: 0 })
    onTestFinished(() => own.stop())
    const relayUrl = own.url
    const first = openPage({ relayUrl })
    const wallet = await openWallet({ relayUrl })
    first.pairing.connect({ namespace: 'eip155' }).catch(() => {})
    await wallet.pair(await first.nextUri())
    await first.close()
    await vi.waitFor(() => expect(own.control.sockets()).toBe(1))
    const approving = wallet.approve()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const next = openPage({ disk: first.disk, relayUrl })
    const session = await next.pairing.connect({ namespace: 'eip155' })
    await approving
    expect(session.namespaces.eip155?.accounts[0]?.address).toBe(
      wallet.accounts.eip155[0],
    )
    await expect(next.pairing.request(signMessage)).resolves.toBeDefined()
    expect(wallet.sessions()).toHaveLength(1)
  })

  test('behavior: connect restores the session of an earlier visit', async () => {
    const { page, session } = await openPaired()
    await page.close()
    const next = openPage({ disk: page.disk })
    const again = await next.pairing.connect({ namespace: 'eip155' })
    expect(again).toEqual(session)
    expect(next.uris()).toEqual([])
  })
})

describe('disconnect', () => {
  test('default', async () => {
    const { page, pairing, wallet } = await openPaired()
    const { disk } = page
    const leaving = pairing.disconnect({ namespace: 'eip155' })
    expect(pairing.getState()).toMatchObject({
      status: 'idle',
      session: undefined,
    })
    expect(disk.items.has('latchkey.pairingTopic')).toBe(false)
    await leaving
    await vi.waitFor(() => expect(wallet.sessions()).toHaveLength(0))
    const core = await page.getCore()
    expect(core?.client.session.getAll()).toEqual([])
    expect(page.events()).toEqual([])
    await expect(pairing.request(signMessage)).rejects.toMatchObject({
      code: 'PAIRING_ENDED',
    })
  })

  test('behavior: the last namespace to leave ends the session', async () => {
    const { pairing, wallet } = await openPaired()
    await pairing.connect({ namespace: 'solana' })
    await pairing.disconnect({ namespace: 'eip155' })
    expect(pairing.getState()).toMatchObject({
      status: 'connected',
      namespaces: ['solana'],
    })
    expect(wallet.sessions()).toHaveLength(1)
    await pairing.disconnect({ namespace: 'solana' })
    await vi.waitFor(() => expect(wallet.sessions()).toHaveLength(0))
  })

  test('behavior: a session that was not used on this visit', async () => {
    const { page, wallet } = await openPaired()
    await page.close()
    const { pairing } = openPage({ disk: page.disk })
    await pairing.disconnect({ namespace: 'eip155' })
    await vi.waitFor(() => expect(wallet.sessions()).toHaveLength(0))
  })
})

describe('sharing', () => {
  test('behavior: one library for many handles, without a warning', async () => {
    const warn = vi.spyOn(console, 'warn')
    const loadSdk = vi.fn(
      async () => (await import('@walletconnect/ethereum-provider')) as never,
    )
    const disk = createDisk()
    const uris = new Set<string>()
    for (let count = 0; count < 100; count++) {
      const page = openPage({ disk, loadSdk })
      page.pairing.connect({ namespace: 'eip155' }).catch(() => {})
      if (count > 85) uris.add(await page.nextUri())
      page.pairing.abort()
    }
    expect(uris.size).toBe(14)
    expect(loadSdk).toHaveBeenCalledTimes(1)
    expect(warn).not.toHaveBeenCalled()
  })

  test('behavior: projects stay separate', async () => {
    const disk = createDisk()
    relay.control.setProjects(['local', 'other'])
    const one = openPage({ disk })
    const two = openPage({ disk, projectId: 'other' })
    one.pairing.connect({ namespace: 'eip155' }).catch(() => {})
    two.pairing.connect({ namespace: 'eip155' }).catch(() => {})
    await Promise.all([one.nextUri(), two.nextUri()])
    const ids = [...disk.items]
      .filter(([key]) => key.endsWith('//keychain'))
      .map(([, keychain]) => JSON.parse(keychain).client_ed25519_seed)
    expect(new Set(ids).size).toBe(2)
    one.pairing.abort()
    two.pairing.abort()
  })
})
