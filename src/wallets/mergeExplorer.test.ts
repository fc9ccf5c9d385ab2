import { describe, expect, test } from 'vitest'
import type { Wallet } from '../core/wallet.js'
import { assembleWallets } from './assembleWallets.js'
import { mergeExplorer } from './mergeExplorer.js'

const metamaskId =
  'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  ...{ connectorUid: id, hint: undefined, icon: undefined, id, key: id },
  ...{ isInstalled: true, isRecent: false, name: id, namespace: 'eip155' },
  ...{ group: 'injected', type: 'ANNOUNCED', ...more },
})
const row = (id: string, more: Partial<Wallet> = {}): Wallet =>
  wallet(id, {
    ...{ explorerId: id, group: 'recommended', isInstalled: false },
    ...{ key: `explorer:${id}`, type: 'WALLET_CONNECT', ...more },
  })
const metamask = row(metamaskId, {
  icon: 'https://example.com/metamask',
  links: { mobile: 'metamask://' },
  name: 'MetaMask',
  order: 3,
  rdns: 'io.metamask',
})

describe('mergeExplorer', () => {
  test('default: the entry of the list takes precedence and is extended', () => {
    const fox = wallet('io.metamask', {
      icon: 'data:image/png;base64,AA==',
      explorerId: metamaskId,
      name: 'MetaMask',
      rdns: 'io.metamask',
    })
    const other = row('other')
    const owner = {
      ...fox,
      links: { mobile: 'metamask://' },
      order: 3,
    }
    expect(mergeExplorer([fox], [metamask, other, other])).toEqual({
      all: [owner, other],
      local: [owner],
      rest: [other],
    })
  })

  test.each<[string, Partial<Wallet>, Partial<Wallet>, boolean]>([
    ['its id', { explorerId: 'x' }, { name: 'Y' }, true],
    ['its own id', { id: 'x', name: 'A' }, { name: 'Y' }, true],
    ['its rdns', { name: 'A', rdns: 'a.b' }, { rdns: 'a.b' }, true],
    ['its name', { name: 'OWL', rdns: 'a.b' }, { name: 'Owl' }, true],
    [
      'not by a known name that was not proven',
      { name: 'Trust' },
      { name: 'Trust Wallet' },
      false,
    ],
    [
      'not by its name under another rdns',
      { name: 'Owl', rdns: 'evil.owl' },
      { name: 'Owl', rdns: 'io.owl' },
      false,
    ],
    [
      'not by the name of a known wallet alone',
      { name: 'MetaMask', rdns: 'evil.fox' },
      { name: 'MetaMask' },
      false,
    ],
    [
      'not by the rdns of a known wallet alone',
      { name: 'Evil', rdns: 'io.metamask' },
      { name: 'MetaMask', rdns: 'io.metamask' },
      false,
    ],
  ])('behavior: %s', (_, local, explorer, isOne) => {
    const { rest } = mergeExplorer(
      [wallet('w', local)],
      [row('x', { name: 'x', ...explorer })],
    )
    expect(rest).toHaveLength(Number(!isOne))
  })
})

describe('assembleWallets', () => {
  const rows = (count: number, start = 'r') =>
    Array.from({ length: count }, (_, index) => row(`${start}${index}`))
  const read = (more: Partial<assembleWallets.Parameters> = {}) =>
    assembleWallets({
      ...{ featured: [], local: [], pages: [], recommended: rows(4) },
      ...{ hasConnector: true, hasEmail: false, hasSocials: false, ...more },
    })
  const count = (more: Partial<assembleWallets.Parameters>) =>
    read(more).wallets.filter(({ id }) => id.startsWith('r')).length

  test.each<[string, Partial<assembleWallets.Parameters>, number]>([
    ['nothing else', {}, 4],
    ['an email login', { hasEmail: true }, 3],
    ['social logins too', { hasEmail: true, hasSocials: true }, 2],
    ['a wallet in the page', { local: [wallet('a')] }, 3],
    ['a custom one', { local: [wallet('a', { group: 'custom' })] }, 3],
    ['WalletConnect', { local: [wallet('a', { group: 'walletConnect' })] }, 4],
    ['the last one', { local: [wallet('a', { group: 'recent' })] }, 4],
    ['Coinbase', { local: [wallet('a', { group: 'recommended' })] }, 3],
    ['featured ones', { featured: rows(2, 'f') }, 2],
    ['more than enough', { featured: rows(9, 'f') }, 0],
    ['no connector', { hasConnector: false }, 0],
    [
      'no connector but a custom wallet',
      { hasConnector: false, local: [wallet('a', { group: 'custom' })] },
      3,
    ],
    ['one that is listed', { local: [wallet('x', { explorerId: 'r0' })] }, 3],
  ])('behavior: recommends beside %s', (_, more, expected) => {
    expect(count(more)).toBe(expected)
  })

  test('behavior: ranked before unranked, featured in the order of the app', () => {
    const featured = [
      row('f2', { group: 'featured', order: 1 }),
      row('f1', { group: 'featured', order: 9 }),
    ]
    const local = [
      wallet('plain', { type: 'INJECTED' }),
      wallet('late', { order: 7 }),
      wallet('none'),
      wallet('soon', { order: 2 }),
      wallet('both', { type: 'MULTI_CHAIN' }),
    ]
    const { wallets } = read({
      ...{ featured, featuredIds: ['f1', 'f2'], local },
      recommended: [],
    })
    expect(wallets.map(({ id }) => id)).toEqual([
      'both',
      'soon',
      'late',
      'none',
      'plain',
      'f1',
      'f2',
    ])
  })

  test('param: search', () => {
    const local = [
      wallet('Fox'),
      wallet('foxy', { explorerId: 'p1' }),
      wallet('Bear'),
    ]
    const pages = rows(3, 'p')
    const found = read({ local, pages, search: 'FO' }).all
    expect(found.map(({ id }) => id)).toEqual(['Fox', 'p0', 'foxy', 'p2'])
  })

  test('behavior: all contains every wallet once', () => {
    const { all } = read({
      featured: rows(2, 'f'),
      pages: [...rows(3, 'p'), ...rows(2, 'f'), ...rows(3, 'p')],
    })
    expect(all.map(({ id }) => id)).toEqual([
      'f0',
      'f1',
      'r0',
      'r1',
      'r2',
      'r3',
      'p0',
      'p1',
      'p2',
    ])
  })
})
