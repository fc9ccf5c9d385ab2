import { describe, expect, test } from 'vitest'
import { loadConfig } from './loadConfig.js'

const chain = {
  id: 31337,
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrl: 'http://localhost:1',
}
const cluster = {
  caipNetworkId: 'solana:localnet',
  name: 'Solana Localnet',
  rpcUrl: 'http://localhost:2',
}

function load(body: object) {
  const fetch = async () => new Response(JSON.stringify(body))
  return loadConfig({ projectId: 'local', fetch })
}

describe('loadConfig', () => {
  test('default', async () => {
    const body = { allowedOrigins: ['*'], chains: [chain], solana: [cluster] }
    const { chains, clusters } = await load(body)
    expect(chains[0]).toMatchObject({
      caipNetworkId: 'eip155:31337',
      rpcUrls: ['http://localhost:1'],
    })
    expect(clusters).toEqual([
      {
        caipNetworkId: 'solana:localnet',
        isTest: false,
        name: 'Solana Localnet',
        rpcUrls: ['http://localhost:2'],
      },
    ])
  })

  test('behavior: several nodes, the main one first', async () => {
    const read = async (rpcUrls: unknown) => {
      const { chains, clusters } = await load({
        allowedOrigins: ['*'],
        chains: [{ ...chain, rpcUrls }],
        solana: [{ ...cluster, rpcUrls }],
      })
      return [chains[0]?.rpcUrls, clusters[0]?.rpcUrls]
    }
    const rpcUrls = ['http://localhost:1', 'http://localhost:3']
    expect(await read(rpcUrls)).toEqual([rpcUrls, rpcUrls])
    for (const other of [[], [1], 'http://localhost:1', null])
      await expect(read(other)).rejects.toThrow('cannot be loaded')
  })

  test('behavior: test networks are marked by the server, in no other way', async () => {
    const read = async (isTest: unknown) => {
      const { chains, clusters } = await load({
        allowedOrigins: ['*'],
        chains: [{ ...chain, isTest }],
        solana: [{ ...cluster, isTest }],
      })
      return [chains[0]?.isTest, clusters[0]?.isTest]
    }
    expect(await read(true)).toEqual([true, true])
    for (const other of [undefined, false, 'true', 1])
      expect(await read(other)).toEqual([false, false])
  })

  test('behavior: rollups are marked by the server, in no other way', async () => {
    for (const isRollup of [true, undefined, false, 'true', 1]) {
      const { chains } = await load({
        allowedOrigins: ['*'],
        chains: [{ ...chain, isRollup }],
      })
      expect(chains[0]?.isRollup).toBe(isRollup === true)
    }
  })

  test('param: chainIds, of a server that has more chains', async () => {
    const asked: string[] = []
    const body = { allowedOrigins: [], chains: [chain], hasMoreChains: true }
    const config = await loadConfig({
      ...{ chainIds: ['eip155:1', 'eip155:8453'], projectId: 'local' },
      async fetch(url) {
        asked.push(String(url))
        return new Response(JSON.stringify(body))
      },
    })
    expect(asked).toEqual([
      '/sdk/config?projectId=local&chainId=eip155%3A1&chainId=eip155%3A8453',
    ])
    expect(config.hasMoreChains).toBe(true)
    const others = { ...body, hasMoreChains: 'yes' }
    expect((await load(others)).hasMoreChains).toBe(false)
  })

  test('behavior: a server without a Solana side', async () => {
    const { clusters } = await load({ allowedOrigins: [], chains: [chain] })
    expect(clusters).toEqual([])
  })

  test('behavior: where approvals happen', async () => {
    const body = { allowedOrigins: [], chains: [chain] }
    expect(await load(body)).toMatchObject({
      approvals: 'auto',
      hasFaucet: false,
      placeRules: {
        ...{ limitCents: 10_000n, passkeyCents: 100_000n },
        textMessages: 'window',
      },
      windowAbove: [],
    })
    const own = { cardLimit: '0.5', passkeyAbove: '25', textMessages: 'card' }
    expect((await load({ ...body, ...own })).placeRules).toEqual({
      ...{ limitCents: 50n, passkeyCents: 2_500n, textMessages: 'card' },
    })
    const mfa = { for: ['payments'], methods: ['totp'] }
    const rulesOf = async (given: object) =>
      (await load({ ...body, ...given })).placeRules.factorCents
    expect(await rulesOf({ mfa })).toBe(100_000n)
    expect(await rulesOf({ mfa, passkeyAbove: '25' })).toBe(2_500n)
    expect(await rulesOf({ mfa: { ...mfa, paymentsAbove: '5' } })).toBe(500n)
    expect(await rulesOf({ mfa: { ...mfa, for: ['export'] } })).toBe(undefined)
    const limit = { asset: 'native', caipNetworkId: 'eip155:31337' }
    expect(
      await load({
        ...body,
        approvals: 'window',
        windowAbove: [{ ...limit, units: '1000000000000000000' }],
      }),
    ).toMatchObject({
      approvals: 'window',
      windowAbove: [{ ...limit, units: 10n ** 18n }],
    })
    for (const broken of [
      { approvals: 'windows' },
      { windowAbove: {} },
      { cardLimit: 100 },
      { cardLimit: '-1' },
      { cardLimit: '1e9' },
      { passkeyAbove: 'Infinity' },
      { mfa: true },
      { mfa: { for: 'payments' } },
      { mfa: { ...mfa, paymentsAbove: 5 } },
      { textMessages: 'cards' },
      { windowAbove: [{ ...limit, units: '1.5' }] },
      { windowAbove: [{ ...limit, units: 1 }] },
    ])
      await expect(load({ ...body, ...broken })).rejects.toThrow()
  })

  test('behavior: where prices come from', async () => {
    const body = { allowedOrigins: [], chains: [chain] }
    const apiUrl = 'https://api.example'
    expect((await load({ ...body, apiUrl })).apiUrl).toBe(apiUrl)
    expect((await load(body)).apiUrl).toBeUndefined()
    for (const apiUrl of ['api', 7, null])
      await expect(load({ ...body, apiUrl })).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      })
  })

  test('behavior: exchanges with a name', async () => {
    const address = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
    const routers = [{ address, name: 'Ex\u202echange' }]
    const { chains } = await load({
      allowedOrigins: [],
      chains: [{ ...chain, routers }],
    })
    expect(chains[0].routers).toEqual([
      {
        address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
        name: 'Exchange',
      },
    ])
  })

  test('behavior: tokens, and none', async () => {
    const tokens = ['0x5fbdb2315678afecb367f032d93f642f64180aa3']
    const known = { ...chain, tokens }
    const { chains } = await load({
      allowedOrigins: [],
      chains: [known, chain],
    })
    expect(chains.map((one) => one.tokens)).toEqual([
      ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
      [],
    ])
    const wrong = { ...chain, tokens: ['0x12'] }
    await expect(
      load({ allowedOrigins: [], chains: [wrong] }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test.each([
    null,
    {},
    [{ address: '0x12', name: 'A' }],
    [{ address: '0x5fbdb2315678afecb367f032d93f642f64180aa3' }],
  ])('error: junk for exchanges: %j', async (routers) => {
    await expect(
      load({ allowedOrigins: [], chains: [{ ...chain, routers }] }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test.each([
    null,
    {},
    'solana:localnet',
    [null],
    [{ ...cluster, caipNetworkId: 'eip155:1' }],
    [{ ...cluster, caipNetworkId: 'solana:' }],
    [{ ...cluster, name: 5 }],
    [{ ...cluster, rpcUrl: undefined }],
    [cluster, {}],
  ])('error: junk for clusters: %j', async (solana) => {
    await expect(
      load({ allowedOrigins: [], chains: [chain], solana }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test('error: no chain at all', async () => {
    await expect(
      load({ allowedOrigins: [], chains: [] }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
