import { describe, expect, test } from 'vitest'
import { parseSession } from './parseSession.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '11111111111111111111111111111111'

const proposed = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign'],
    events: ['chainChanged'],
  },
  solana: { chains: [solana], methods: [], events: [] },
}

const read = (namespaces: unknown, metadata: unknown = {}) =>
  parseSession({
    topic: 'ab'.repeat(32),
    expiry: 2,
    namespaces,
    optionalNamespaces: proposed,
    peer: { metadata },
  })

describe('parseSession', () => {
  test('default', () => {
    expect(
      read(
        {
          eip155: {
            accounts: [`eip155:1:${address.toLowerCase()}`],
            chains: ['eip155:1'],
            methods: ['personal_sign'],
            events: ['chainChanged'],
          },
        },
        {
          name: 'Wal\u202elet',
          description: 'x',
          url: 'https://wallet.test',
          icons: ['https://wallet.test/icon.png'],
        },
      ),
    ).toEqual({
      topic: 'ab'.repeat(32),
      expiresAt: 2_000,
      peer: {
        name: 'Wallet',
        description: 'x',
        url: 'https://wallet.test/',
        icon: 'https://wallet.test/icon.png',
      },
      namespaces: {
        eip155: {
          accounts: [{ address, caipNetworkId: 'eip155:1' }],
          chains: ['eip155:1'],
          methods: ['personal_sign'],
          events: ['chainChanged'],
        },
      },
    })
  })

  test('behavior: what was not proposed is ignored', () => {
    const session = read({
      eip155: {
        accounts: [`eip155:1:${address}`, `eip155:56:${address}`],
        chains: ['eip155:1', 'eip155:56'],
        methods: ['personal_sign', 'eth_sign'],
        events: ['chainChanged', 'evil'],
      },
      bip122: { accounts: ['bip122:0:x'], methods: [], events: [] },
    })
    expect(session?.namespaces).toEqual({
      eip155: {
        accounts: [{ address, caipNetworkId: 'eip155:1' }],
        chains: ['eip155:1'],
        methods: ['personal_sign'],
        events: ['chainChanged'],
      },
    })
  })

  test('behavior: the same account twice, in any letter case', () => {
    const session = read({
      eip155: {
        accounts: [`eip155:1:${address}`, `eip155:1:${address.toLowerCase()}`],
        methods: [],
        events: [],
      },
    })
    expect(session?.namespaces.eip155?.accounts).toHaveLength(1)
  })

  test('behavior: chains in the key', () => {
    const session = read({
      'eip155:10': {
        accounts: [`eip155:10:${address}`],
        methods: ['personal_sign'],
        events: [],
      },
    })
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:10'])
  })

  test('behavior: only EVM chains that were not proposed', () => {
    const accounts = [`eip155:5:${address}`, `solana:x:${address}`]
    const session = read({ eip155: { accounts, methods: ['eth_sign'] } })
    expect(session?.namespaces.eip155).toMatchObject({
      accounts: [{ caipNetworkId: 'eip155:5' }],
      chains: ['eip155:5'],
      methods: [],
    })
  })

  test('behavior: a chain that was not proposed next to one that was', () => {
    const accounts = [`eip155:5:${address}`, `eip155:10:${address}`]
    const session = read({ eip155: { accounts } })
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:10'])
  })

  test('behavior: only Solana', () => {
    const session = read({
      solana: { accounts: [`${solana}:${other}`], methods: [], events: [] },
    })
    expect(Object.keys(session?.namespaces ?? {})).toEqual(['solana'])
  })

  test.each([
    ['no namespaces', {}],
    ['null', null],
    ['a list', []],
    ['text', 'eip155'],
    ['no accounts', { eip155: { accounts: [], chains: ['eip155:1'] } }],
    ['no list', { eip155: { accounts: `eip155:1:${address}` } }],
    ['null in place of one', { eip155: null }],
    ['a bare address', { eip155: { accounts: [address] } }],
    ['a short address', { eip155: { accounts: ['eip155:1:0x12'] } }],
    ['a part too many', { eip155: { accounts: [`eip155:1:${address}:1`] } }],
    ['a chain that is none', { eip155: { accounts: [`eip155:x:${address}`] } }],
    ['a foreign cluster', { solana: { accounts: [`solana:x:${other}`] } }],
    ['the other kind', { eip155: { accounts: [`${solana}:${other}`] } }],
    [
      'another kind that begins alike',
      { eip1559: { accounts: [`eip155:1:${address}`] } },
    ],
    [
      'base64',
      { solana: { accounts: [`${solana}:0OIl+/==0OIl+/==0OIl+/==0OIl+/==`] } },
    ],
    ['an Ethereum one', { solana: { accounts: [`${solana}:${address}`] } }],
  ])('error: %s', (_name, namespaces) => {
    expect(read(namespaces)).toBeUndefined()
  })

  test.each([
    [{ icons: ['javascript:alert(1)'], url: 'javascript:alert(1)' }],
    [{ icons: [1], url: 'https://user:password@wallet.test' }],
    [{ icons: 'https://wallet.test/icon.png', url: 'x' }],
    [null],
  ])('behavior: a wallet with the metadata %j', (metadata) => {
    const namespaces = {
      eip155: { accounts: [`eip155:1:${address}`], methods: [], events: [] },
    }
    expect(read(namespaces, metadata)?.peer).toEqual({
      name: '',
      description: '',
      url: undefined,
      icon: undefined,
    })
  })

  test.each([
    { topic: 'AB'.repeat(32) },
    { topic: `${'ab'.repeat(32)}\n` },
    { topic: '__proto__' },
    { topic: 1 },
    { expiry: '2' },
    { expiry: Number.NaN },
    { expiry: Number.MAX_VALUE },
    { expiry: undefined },
  ])('error: a session with %j', (parts) => {
    const session = {
      topic: 'ab'.repeat(32),
      expiry: 2,
      namespaces: { eip155: { accounts: [`eip155:1:${address}`] } },
      optionalNamespaces: proposed,
    }
    expect(parseSession(session)).toBeDefined()
    expect(parseSession({ ...session, ...parts } as never)).toBeUndefined()
  })
})
