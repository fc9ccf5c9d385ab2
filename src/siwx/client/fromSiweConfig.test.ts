import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromSiweConfig } from './fromSiweConfig.js'
import type { SiweConfig, SiweSession } from './siweConfig.js'

const accountAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const input = { accountAddress, chainId: 'eip155:1' } as const
const now = '2026-01-02T03:04:05.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname: '/shop',
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup(options: Partial<SiweConfig> = {}) {
  let session: SiweSession | null = null
  let count = 0
  const own = {
    createMessage: vi.fn<SiweConfig['createMessage']>(
      ({ address, nonce }) => `${address} ${nonce}`,
    ),
    getNonce: vi.fn<SiweConfig['getNonce']>(async () => `nonce${++count}`),
    getSession: vi.fn<SiweConfig['getSession']>(async () => session),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
    signOut: vi.fn<SiweConfig['signOut']>(async () => {
      session = null
      return true
    }),
    verifyMessage: vi.fn<SiweConfig['verifyMessage']>(async ({ message }) => {
      session = {
        address: message.split(' ')[0]?.split(':').at(-1) ?? '',
        chainId: Number(message.split(':')[3]),
      }
      return true
    }),
  } satisfies SiweConfig
  const siweConfig = { ...own, ...options } as typeof own
  const siwx = fromSiweConfig({
    chainIds: [1, 8453],
    getActiveNetwork: () => 'eip155:8453',
    siweConfig,
  })
  async function enter(chainId: 'eip155:1' | 'eip155:8453' = 'eip155:1') {
    const created = await siwx.createMessage({ accountAddress, chainId })
    const message = created.toString()
    return { data: created, message, signature: '0x1' }
  }
  return { enter, siweConfig, siwx }
}

test('default', async () => {
  const { siweConfig, siwx } = setup()
  const message = await siwx.createMessage(input)
  expect(siweConfig.getNonce).toHaveBeenCalledExactlyOnceWith(accountAddress)
  expect(siweConfig.createMessage).toHaveBeenCalledExactlyOnceWith({
    address: `did:pkh:eip155:1:${accountAddress}`,
    chainId: 1,
    chains: [1, 8453],
    domain: 'app.example',
    iat: now,
    nonce: 'nonce1',
    uri: 'https://app.example/shop',
    version: '1',
  })
  expect(message.toString()).toBe(`did:pkh:eip155:1:${accountAddress} nonce1`)
  expect(message).toMatchObject({
    ...input,
    domain: 'app.example',
    issuedAt: now,
    nonce: 'nonce1',
    uri: 'https://app.example/shop',
  })
})

test('behavior: notBefore is the one asked for, unless the params have their own', async () => {
  const [asked, own] = ['2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z']
  const params = { chains: [1], domain: 'app.example', uri: 'https://app.test' }
  for (const [getMessageParams, expected] of [
    [undefined, asked],
    [async () => params, asked],
    [async () => ({ ...params, nbf: own }), own],
  ] as const) {
    const { siweConfig, siwx } = setup({ getMessageParams })
    const message = await siwx.createMessage({ ...input, notBefore: asked })
    expect(message.notBefore).toBe(expected)
    expect(siweConfig.createMessage.mock.lastCall?.[0].nbf).toBe(expected)
  }
})

test('behavior: its defaults', () => {
  const { siwx } = setup()
  expect(siwx).toMatchObject({
    namespaces: ['eip155'],
    sessionRefetchIntervalMs: 300_000,
    signOutOnAccountChange: true,
    signOutOnDisconnect: true,
    signOutOnNetworkChange: true,
  })
  expect(siwx.getRequired?.()).toBe(true)
})

test('param: required, signOutOn…, sessionRefetchIntervalMs', () => {
  const { siwx } = setup({
    required: false,
    sessionRefetchIntervalMs: 1_000,
    signOutOnAccountChange: false,
    signOutOnDisconnect: false,
    signOutOnNetworkChange: false,
  })
  expect(siwx).toMatchObject({
    sessionRefetchIntervalMs: 1_000,
    signOutOnAccountChange: false,
    signOutOnDisconnect: false,
    signOutOnNetworkChange: false,
  })
  expect(siwx.getRequired?.()).toBe(false)
})

test('param: getMessageParams', async () => {
  const params = {
    chains: [1],
    domain: 'shop.example',
    exp: '2026-01-03T00:00:00.000Z',
    iat: '2026-01-02T00:00:00.000Z',
    nbf: '2026-01-02T00:00:00.000Z',
    requestId: 'r1',
    resources: ['https://shop.example/terms'],
    statement: 'Welcome',
    uri: 'https://shop.example',
  }
  const { siweConfig, siwx } = setup({ getMessageParams: async () => params })
  expect(await siwx.createMessage(input)).toMatchObject({
    domain: 'shop.example',
    expirationTime: params.exp,
    issuedAt: params.iat,
    notBefore: params.nbf,
    requestId: 'r1',
    resources: params.resources,
    statement: 'Welcome',
    uri: 'https://shop.example',
  })
  expect(siweConfig.createMessage).toHaveBeenCalledWith(
    expect.objectContaining(params),
  )
})

test('behavior: signs in and out', async () => {
  const { enter, siweConfig, siwx } = setup()
  expect(await siwx.getSessions('eip155:1', accountAddress)).toEqual([])
  const session = await enter()
  await siwx.addSession({ ...session, cacao: { h: 1 } as never })
  expect(siweConfig.verifyMessage).toHaveBeenCalledWith({
    cacao: { h: 1 },
    message: session.message,
    signature: '0x1',
  })
  expect(siweConfig.onSignIn).toHaveBeenCalledWith({
    address: accountAddress,
    chainId: 1,
  })
  expect(await siwx.getSessions('eip155:1', accountAddress)).toMatchObject([
    { data: { accountAddress, chainId: 'eip155:1' } },
  ])
  await siwx.revokeSession('eip155:1', accountAddress)
  expect(siweConfig.signOut).toHaveBeenCalledOnce()
  expect(siweConfig.onSignOut).toHaveBeenCalledOnce()
  expect(await siwx.getSessions('eip155:1', accountAddress)).toEqual([])
})

test('behavior: the session of another chain or address does not count', async () => {
  const { enter, siweConfig, siwx } = setup()
  await siwx.addSession(await enter())
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(await siwx.getSessions('eip155:8453', accountAddress)).toEqual([])
  expect(await siwx.getSessions('eip155:1', other)).toEqual([])
  // Backends often keep addresses in lower case.
  expect(
    await siwx.getSessions('eip155:1', accountAddress.toLowerCase()),
  ).toHaveLength(1)
  await siwx.revokeSession('eip155:8453', accountAddress)
  await siwx.revokeSession('eip155:1', other)
  expect(siweConfig.signOut).not.toHaveBeenCalled()
})

test('behavior: accounts of Solana are not asked about', async () => {
  const { siweConfig, siwx } = setup()
  expect(await siwx.getSessions('solana:5eykt4', accountAddress)).toEqual([])
  expect(siweConfig.getSession).not.toHaveBeenCalled()
})

test('behavior: of many sessions, that of the active network', async () => {
  const { enter, siweConfig, siwx } = setup()
  const sessions = [await enter('eip155:1'), await enter('eip155:8453')]
  await siwx.setSessions(sessions)
  expect(siweConfig.verifyMessage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: sessions[1]?.message }),
  )
  await siwx.setSessions([])
  expect(siweConfig.signOut).toHaveBeenCalledOnce()
  await siwx.setSessions([])
  expect(siweConfig.signOut).toHaveBeenCalledOnce()
  await siwx.setSessions([sessions[0] as never])
  expect(siweConfig.verifyMessage).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: sessions[0]?.message }),
  )
})

test('param: nonceRefetchIntervalMs, a used nonce is never used again', async () => {
  const { enter, siweConfig, siwx } = setup()
  const read = async () => (await siwx.createMessage(input)).nonce
  expect([await read(), await read()]).toEqual(['nonce1', 'nonce1'])
  vi.setSystemTime(Date.parse(now) + 299_999)
  expect(await read()).toBe('nonce1')
  vi.setSystemTime(Date.parse(now) + 300_000)
  expect(await read()).toBe('nonce2')
  await siwx.addSession(await enter())
  expect(await read()).toBe('nonce3')
  siweConfig.verifyMessage.mockResolvedValueOnce(false)
  await expect(siwx.addSession(await enter())).rejects.toMatchObject({
    code: 'SESSION_REJECTED',
  })
  expect(await read()).toBe('nonce4')
})

test('error: only `true` is a yes', async () => {
  for (const answer of [false, undefined, 'true', 1]) {
    const { enter, siweConfig, siwx } = setup({
      verifyMessage: async () => answer as never,
    })
    await expect(siwx.addSession(await enter())).rejects.toMatchObject({
      code: 'SESSION_REJECTED',
    })
    expect(siweConfig.onSignIn).not.toHaveBeenCalled()
  }
})

test('error: the backend does not sign out', async () => {
  const { enter, siweConfig, siwx } = setup({ signOut: async () => false })
  await siwx.addSession(await enter())
  await expect(
    siwx.revokeSession('eip155:1', accountAddress),
  ).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
  expect(siweConfig.onSignOut).not.toHaveBeenCalled()
})

test('behavior: a callback that fails undoes nothing, and is reported', async () => {
  const reported: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (call: () => void) => reported.push(call))
  const { enter, siweConfig, siwx } = setup()
  siweConfig.onSignIn.mockImplementation(() => {
    throw new Error('in')
  })
  siweConfig.onSignOut.mockImplementation(() => {
    throw new Error('out')
  })
  await siwx.addSession(await enter())
  expect(reported.pop()).toThrow('in')
  siweConfig.getSession.mockRejectedValueOnce(new Error('offline'))
  await siwx.addSession(await enter())
  expect(reported.pop()).toThrow('offline')
  await siwx.revokeSession('eip155:1', accountAddress)
  expect(reported.pop()).toThrow('out')
})
