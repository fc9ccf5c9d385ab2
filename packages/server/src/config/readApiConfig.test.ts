// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './ConfigError.js'
import { readApiConfig } from './readApiConfig.js'
import { readConfig } from './readConfig.js'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const chains = [
  { caipNetworkId: 'eip155:1', rpcUrl: 'http://localhost:1' },
  { caipNetworkId: 'solana:a', rpcUrl: 'http://localhost:2' },
]
const read = (given: unknown, environment = {}) =>
  readApiConfig({
    ...{ chains, environment },
    text: typeof given === 'string' ? given : JSON.stringify(given),
  })
const pools = { kind: 'uniswap-v2', router, wrapped }

test('default: nothing', () => {
  expect(readApiConfig({ chains, environment: {} })).toEqual({
    ...{ bundlers: {}, history: {}, networks: {}, prices: {}, swaps: {} },
    tokenLists: [],
  })
})

test('default: values that begin with $ are variables', () => {
  const history = {
    'eip155:1': {
      kind: 'etherscan',
      key: '$KEY',
      url: 'https://e.example/v2/api',
    },
  }
  expect(read({ history }, { KEY: 'secret' })).toMatchObject({
    history: { 'eip155:1': { key: 'secret' } },
  })
  expect(read({ history }, {})).toEqual([
    'history.eip155:1.key names KEY, which is not set',
  ])
})

test('default: a file, with lists beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-config-'))
  try {
    const file = join(folder, 'apis.json')
    const tokenLists = ['tokens.json', 'https://lists.example/a.json']
    await writeFile(file, JSON.stringify({ tokenLists }))
    expect(read(file)).toMatchObject({
      tokenLists: [join(folder, 'tokens.json'), tokenLists[1]],
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('faults', () => {
  test.each<[given: unknown, faults: string[]]>([
    ['{', ['is no JSON']],
    ['missing.json', ['names a file that cannot be read']],
    [{ other: 1 }, ['other is not known']],
    [
      { swaps: { 'eip155:1': { ...pools, other: 1 } } },
      ['swaps.eip155:1.other is not known'],
    ],
    [
      { swaps: { 'eip155:1': { kind: 'x' } } },
      ['swaps.eip155:1.kind is not uniswap-v2, uniswap-v3, 0x or 1inch'],
    ],
    [
      { swaps: { 'eip155:1': { kind: '0x' } } },
      ['swaps.eip155:1.key is missing'],
    ],
    [
      {
        swaps: {
          'eip155:1': {
            ...pools,
            router: router.toLowerCase().replace('7a', '7A'),
          },
        },
      },
      ['swaps.eip155:1.router is not an address, or its checksum is wrong'],
    ],
    [
      { swaps: { 'eip155:10': pools } },
      ['swaps.eip155:10 has no node in RPC_URLS'],
    ],
    [
      { swaps: { 'solana:a': pools } },
      ['swaps.solana:a is not the CAIP-2 id of an EVM chain, as in eip155:1'],
    ],
    [
      { history: { 'eip155:1': { kind: 'blockscout', url: 'ftp://x' } } },
      ['history.eip155:1.url is not an http or https URL'],
    ],
    [
      {
        history: { 'eip155:1': { kind: 'covalent', url: 'https://x.example' } },
      },
      ['history.eip155:1.kind is not blockscout or etherscan'],
    ],
    [
      { onramp: { kind: 'url', url: 'https://x.example/?to=me' } },
      ['onramp.url has no parameter with {address}'],
    ],
    [{ onramp: { kind: 'moon' } }, ['onramp.kind is not meld or url']],
    [
      {
        prices: { 'eip155:1': { kind: 'coingecko', limits: { perMinute: 0 } } },
      },
      ['prices.eip155:1.limits.perMinute is not above 0'],
    ],
  ])('error: %j', (given, faults) => {
    expect(read(given)).toEqual(faults)
  })

  test('error: begin with the variable, and do not repeat a key', () => {
    const given = {
      swaps: {
        'eip155:1': { kind: '1inch', key: 'secret', spender: 'secret' },
      },
    }
    const environment = {
      API_CONFIG: JSON.stringify(given),
      RPC_URLS: '1=http://localhost:1',
    }
    try {
      readConfig(environment)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      expect((error as ConfigError).faults).toEqual([
        'API_CONFIG swaps.eip155:1.spender is not an address, or its checksum is wrong',
      ])
    }
  })
})
