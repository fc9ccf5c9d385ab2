import { connect } from '@wagmi/core'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../test/setup/frame/createFrameStub.js'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { createSigner } from '../../test/setup/wallet/createSigner.js'
import { getIdentity } from './getIdentity.js'
import { getName } from './getName.js'
import { getNameAvailability } from './getNameAvailability.js'
import { getNameSuggestions } from './getNameSuggestions.js'
import { getReverseNames } from './getReverseNames.js'
import { registerName } from './registerName.js'
import { resolveName } from './resolveName.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const target = { address: readerAddress, chainId: 1 }
const record = (name: string, addresses: Record<string, string>) => ({
  name,
  registered_at: '2026-01-01T00:00:00Z',
  addresses: Object.fromEntries(
    Object.entries(addresses).map(([type, address]) => [
      type,
      { address, created: '2026-01-01T00:00:00Z' },
    ]),
  ),
  attributes: [],
})
const ada = record('ada1.reown.id', {
  '60': readerAddress,
  '2147514985': other,
})

afterEach(() => void vi.useRealTimers())

describe('getIdentity', () => {
  const avatar = 'https://pictures.example/ada.png'

  test('default', async () => {
    const { calls, connect, kit } = createApiKit({
      answer: () => ({ avatar, name: 'ada' }),
    })
    await connect()
    expect(await getIdentity(kit)).toEqual({
      avatar,
      isSupported: true,
      name: 'ada',
      source: 'api',
    })
    expect(calls).toMatchObject([
      {
        path: `/v1/identity/${readerAddress}`,
        query: { sender: readerAddress },
      },
    ])
  })

  test('param: address, no sender without an account', async () => {
    const { calls, kit } = createApiKit({
      answer: () => ({ avatar: null, name: null }),
    })
    expect(await getIdentity(kit, target)).toEqual({
      avatar: undefined,
      isSupported: true,
      // The node of mainnet knows no ENS.
      isUnreachable: true,
      name: undefined,
    })
    // The embedded wallet is not connected, so no name is looked up.
    expect(calls).toMatchObject([{ query: {} }])
    expect(calls[0]?.query.sender).toBeUndefined()
  })

  test('behavior: falls back to the first name with the embedded wallet', async () => {
    const answer = ({ path }: { path: string }) =>
      path.includes('/reverse/')
        ? [ada, record('second.reown.id', {})]
        : { avatar, name: null }
    const { connect, kit, paths } = createApiKit({
      answer,
      connectors: [createFrameStub().connector],
    })
    await connect()
    expect(await getIdentity(kit)).toEqual({
      avatar,
      isSupported: true,
      name: 'ada1.reown.id',
      source: 'api',
    })
    expect(paths()).toEqual([
      `/v1/identity/${readerAddress}`,
      `/v1/profile/reverse/${readerAddress}`,
    ])
  })

  test('behavior: uses the name of the identity if there is one', async () => {
    const { connect, kit, paths } = createApiKit({
      answer: () => ({ avatar: null, name: 'ada' }),
      connectors: [createFrameStub().connector],
    })
    await connect()
    expect((await getIdentity(kit)).name).toBe('ada')
    expect(paths()).toHaveLength(1)
  })

  test('behavior: returns nothing on testnets and other namespaces than EVM', async () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { calls, kit } = createApiKit({
      answer: () => ({ avatar, name: 'ada' }),
      supported: ['eip155:11155111', solana],
    })
    const nothing = { avatar: undefined, name: undefined }
    for (const chainId of [11155111, solana])
      expect(await getIdentity(kit, { ...target, chainId })).toMatchObject(
        nothing,
      )
    expect(calls).toEqual([])
  })

  test('error: a node that cannot be asked, as its URL is empty', async () => {
    const { kit } = createApiKit({ answer: () => ({ avatar, name: null }) })
    const broken = { ...kit, names: { ens: '' } }
    expect(await getIdentity(broken, target)).toMatchObject({
      isUnreachable: true,
      name: undefined,
    })
  })

  test('behavior: returns nothing where the API does not serve the network', async () => {
    const { calls, kit } = createApiKit({
      answer: () => ({ avatar, name: 'ada' }),
      supported: ['eip155:10'],
    })
    expect(await getIdentity(kit, target)).toEqual({
      avatar: undefined,
      isSupported: false,
      isUnreachable: true,
      name: undefined,
    })
    expect(calls).toEqual([])
  })

  test('error: no account', async () => {
    await expect(getIdentity(createApiKit().kit)).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
    })
  })
})

describe('getName', () => {
  test('default: returns the address of the network', async () => {
    const { calls, kit } = createApiKit({ answer: () => ada })
    const name = 'Ada1.reown.ID'
    const found = await getName(kit, { chainId: 31337, name })
    expect(found).toMatchObject({
      address: other,
      isSupported: true,
      name: 'ada1.reown.id',
      record: { name: 'ada1.reown.id' },
    })
    expect((await getName(kit, { chainId: 1, name })).address).toBe(
      readerAddress,
    )
    expect(calls[0]).toMatchObject({
      path: '/v1/profile/account/ada1.reown.id',
      query: { apiVersion: '2' },
    })
  })

  test('behavior: unregistered name', async () => {
    const { kit } = createApiKit()
    const name = 'ada1.reown.id'
    expect(await getName(kit, { chainId: 1, name })).toEqual({
      address: undefined,
      isSupported: true,
      name,
      record: undefined,
    })
  })

  test('behavior: does not look up invalid names', async () => {
    const { calls, kit } = createApiKit({ answer: () => ada })
    for (const name of ['', 'ada.eth', '../identity/x.reown.id', readerAddress])
      expect(await getName(kit, { chainId: 1, name })).toMatchObject({
        address: undefined,
        record: undefined,
      })
    expect(calls).toEqual([])
  })

  test('behavior: networks without names', async () => {
    const { calls, kit } = createApiKit({ answer: () => ada })
    const name = 'ada1.reown.id'
    for (const chainId of [11155111, 'solana:abc'])
      expect(await getName(kit, { chainId, name })).toMatchObject({
        address: undefined,
        isSupported: false,
      })
    expect(calls).toEqual([])
  })

  test('error: no network', async () => {
    const { kit } = createApiKit()
    const name = 'ada1.reown.id'
    await expect(getName(kit, { name })).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
    })
  })
})

describe('resolveName', () => {
  const name = 'ada1.reown.id'

  test('default', async () => {
    const { connect, kit } = createApiKit({ answer: () => ada })
    await connect()
    expect(await resolveName(kit, { name })).toEqual({
      address: readerAddress,
      name,
    })
  })

  test('param: fresh', async () => {
    const options: RequestInit[] = []
    const { kit } = createApiKit({ answer: () => ada })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.includes('/profile/')) options.push(init)
      return fetch(url, init)
    })
    // Does not even share a request in flight.
    await Promise.all([
      resolveName(kit, { chainId: 1, name }),
      resolveName(kit, { chainId: 1, name }),
      resolveName(kit, { chainId: 1, fresh: true, name }),
      resolveName(kit, { chainId: 1, fresh: true, name }),
    ])
    expect(options.map(({ cache }) => cache)).toEqual(
      expect.arrayContaining([undefined, 'no-store', 'no-store']),
    )
    expect(options).toHaveLength(3)
  })

  test.each([
    ['nobody has it', () => 404],
    ['it has no address', () => record(name, {})],
    ['its address is none', () => record(name, { '60': '0x12' })],
  ])('error: %s', async (_title, answer) => {
    const { kit } = createApiKit({ answer })
    await expect(resolveName(kit, { chainId: 1, name })).rejects.toMatchObject({
      code: 'NAME_NOT_FOUND',
      sentToNetwork: 'no',
    })
  })

  test('error: a failure does not count as unregistered', async () => {
    const { kit } = createApiKit({ answer: () => 403 })
    await expect(resolveName(kit, { chainId: 1, name })).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
    })
  })
})

describe('getReverseNames', () => {
  test('default', async () => {
    const { calls, connect, kit } = createApiKit({ answer: () => [ada, {}] })
    await connect()
    expect(await getReverseNames(kit, { address: other })).toMatchObject({
      records: [{ name: 'ada1.reown.id' }],
      dropped: 1,
      isSupported: true,
      partial: true,
    })
    expect(calls).toMatchObject([
      {
        path: `/v1/profile/reverse/${other}`,
        query: { apiVersion: '2', sender: readerAddress },
      },
    ])
  })

  test('behavior: returns none where names are not supported', async () => {
    const { calls, kit } = createApiKit()
    expect(
      await getReverseNames(kit, { ...target, chainId: 'solana:abc' }),
    ).toMatchObject({ records: [], isSupported: false })
    expect(calls).toEqual([])
  })
})

describe('getNameAvailability', () => {
  const ask = (answer: () => unknown, name = 'ada1') =>
    getNameAvailability(createApiKit({ answer }).kit, { chainId: 1, name })

  test('default', async () => {
    const name = 'ada1.reown.id'
    expect(await ask(() => 404)).toEqual({
      isAvailable: true,
      isSupported: true,
      name,
    })
    expect(await ask(() => ada)).toMatchObject({ isAvailable: false, name })
  })

  test.each([
    ['401', () => 401],
    ['403', () => 403],
    ['nonsense', () => ({ name: 1 })],
    ['a broken connection', () => Promise.reject(new DOMException('', 'X'))],
  ])('error: %s does not count as free', async (_title, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = vi.fn()
    ask(answer).then(ended, ended)
    while (ended.mock.calls.length === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({
        code: expect.stringMatching(/^(REQUEST_FAILED|RESPONSE_INVALID)$/),
        name: expect.stringMatching(/^Api/),
      }),
    )
  })

  test('behavior: none is free where names are not supported', async () => {
    const { kit } = createApiKit()
    const asked = { chainId: 11155111, name: 'ada1' }
    expect(await getNameAvailability(kit, asked)).toMatchObject({
      isAvailable: false,
      isSupported: false,
    })
  })

  test('error: invalid name', async () => {
    const { calls, kit } = createApiKit()
    await expect(
      getNameAvailability(kit, { chainId: 1, name: 'ada' }),
    ).rejects.toMatchObject({ code: 'INVALID_NAME' })
    expect(calls).toEqual([])
  })
})

describe('getNameSuggestions', () => {
  test('default', async () => {
    const { calls, kit } = createApiKit({
      answer: () => ({
        suggestions: [
          { name: 'ada1.reown.id', registered: true },
          { name: 'ada2.reown.id', registered: false },
        ],
      }),
    })
    const found = await getNameSuggestions(kit, { chainId: 1, name: 'Ad a!' })
    expect(found.suggestions).toEqual([
      { name: 'ada1.reown.id', isRegistered: true },
      { name: 'ada2.reown.id', isRegistered: false },
    ])
    expect(calls).toMatchObject([
      { path: '/v1/profile/suggestions/ada', query: { zone: 'reown.id' } },
    ])
  })

  test('behavior: returns nothing for an empty name', async () => {
    const { calls, kit } = createApiKit()
    const asked = { chainId: 1, name: '../' }
    expect((await getNameSuggestions(kit, asked)).suggestions).toEqual([])
    expect(calls).toEqual([])
  })
})

describe('registerName', () => {
  const key = `0x${'11'.repeat(32)}` as const
  const { address } = privateKeyToAccount(key)

  async function setup(answer: () => unknown = () => ({ success: true })) {
    const signer = createSigner({ key })
    const app = createApiKit({ answer, connectors: [signer.connector] })
    const [connector] = app.config.connectors
    if (connector) await connect(app.config, { connector })
    return { ...app, signer }
  }

  test('default', async () => {
    vi.useFakeTimers({ now: 1_772_704_800_999, toFake: ['Date'] })
    const { calls, kit } = await setup()
    expect(await registerName(kit, { name: 'Ada1' })).toEqual({
      address,
      caipNetworkId: 'eip155:1',
      name: 'ada1.reown.id',
      success: true,
    })
    expect(calls).toHaveLength(1)
    const { body, method, path } = calls[0] ?? {}
    expect([method, path]).toEqual(['POST', '/v1/profile/account'])
    const { signature, ...rest } = body as Record<string, never>
    expect(rest).toEqual({
      address,
      coin_type: 0x8000_0001,
      message:
        '{"name":"ada1.reown.id","attributes":{},"timestamp":1772704800}',
    })
    const { message } = rest as unknown as { message: string }
    expect(
      await verifyMessage({ address, message, signature: signature ?? '0x' }),
    ).toBe(true)
  })

  test('param: chainId', async () => {
    const { calls, kit } = await setup()
    await registerName(kit, { chainId: 31337, name: 'ada1' })
    expect(calls[0]?.body).toMatchObject({ coin_type: 2_147_514_985 })
  })

  test('behavior: signs nothing where names are not supported', async () => {
    const { calls, kit, signer } = await setup()
    expect(
      await registerName(kit, { chainId: 11155111, name: 'ada1' }),
    ).toMatchObject({ success: false })
    expect(signer.signed()).toBe(0)
    expect(calls).toEqual([])
  })

  test.each([429, 500, 503])('error: %s, submitted once', async (status) => {
    const { calls, kit } = await setup(() => status)
    await expect(registerName(kit, { name: 'ada1' })).rejects.toMatchObject({
      code: expect.any(String),
    })
    expect(calls).toHaveLength(1)
  })

  test('error: rejected by the service', async () => {
    const { kit } = await setup(() => 409)
    await expect(registerName(kit, { name: 'ada1' })).rejects.toMatchObject({
      code: 'NAME_REFUSED',
    })
  })

  test('error: rejected by the user', async () => {
    const { calls, kit, signer } = await setup()
    signer.refuse()
    await expect(registerName(kit, { name: 'ada1' })).rejects.toMatchObject({
      code: 4001,
    })
    expect(calls).toEqual([])
  })

  test.each([
    ['ada', 1, 'INVALID_NAME'],
    ['ada lovelace', 1, 'INVALID_NAME'],
    ['ada1', 0x8000_0000, 'COIN_TYPE_UNKNOWN'],
  ])('error: %s on %s', async (name, chainId, code) => {
    const { calls, kit, signer } = await setup()
    await expect(registerName(kit, { chainId, name })).rejects.toMatchObject({
      code,
    })
    expect(signer.signed()).toBe(0)
    expect(calls).toEqual([])
  })

  test('error: no account', async () => {
    const { kit } = createApiKit()
    await expect(registerName(kit, { name: 'ada1' })).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
    })
  })
})
