import { describe, expect, test } from 'vitest'
import { listWallets } from './listWallets.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const metamaskId =
  'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

const announced = (id: string, name: string, more = {}) => ({
  icon,
  id,
  name,
  type: 'injected',
  uid: `uid-${id}`,
  ...more,
})
const auth = { id: 'ID_AUTH', name: 'Email', type: 'AUTH', uid: 'uid-auth' }
const plain = { id: 'injected', name: 'Injected', type: 'injected', uid: 'uid' }
const external = (id: string, name: string, more = {}) => ({
  id,
  name,
  type: id,
  uid: `uid-${id}`,
  ...more,
})
const pairing = external('walletConnect', 'WalletConnect')
const onSolana = (id: string, more = {}) => ({
  icon,
  id,
  isEmbedded: false,
  isInstalled: true,
  name: id,
  ...more,
})
const recent = (id: string, name: string, more = {}) => ({
  connectorUid: '',
  group: 'recent' as const,
  hint: undefined,
  icon: undefined,
  id,
  isInstalled: false,
  isRecent: true,
  key: `recent:${id}`,
  name,
  namespace: 'eip155' as const,
  type: 'WALLET_CONNECT' as const,
  ...more,
})

const names = (parameters: listWallets.Parameters) =>
  listWallets(parameters).map(({ name }) => name)
const hints = (parameters: listWallets.Parameters) =>
  listWallets(parameters).map(({ hint, name }) => [name, hint])

test('default', () => {
  const connectors = [
    auth,
    external('rook', 'Rook'),
    announced('io.metamask', 'MetaMask'),
  ]
  expect(listWallets({ connectors })).toEqual([
    {
      connectorUid: 'uid-io.metamask',
      explorerId: metamaskId,
      group: 'injected',
      hint: undefined,
      icon,
      id: 'io.metamask',
      isInstalled: true,
      isRecent: false,
      key: 'uid-io.metamask',
      name: 'MetaMask',
      namespace: 'eip155',
      rdns: 'io.metamask',
      type: 'ANNOUNCED',
    },
    {
      connectorUid: 'uid-rook',
      explorerId: undefined,
      group: 'external',
      hint: undefined,
      icon: undefined,
      id: 'rook',
      isInstalled: false,
      isRecent: false,
      key: 'uid-rook',
      name: 'Rook',
      namespace: 'eip155',
      rdns: undefined,
      type: 'EXTERNAL',
    },
  ])
})

test('param: options.announced', () => {
  const connectors = [
    pairing,
    announced('io.metamask', 'MetaMask'),
    external('rook', 'Rook'),
    external('metaMaskSDK', 'MetaMask', { rdns: 'io.metamask' }),
  ]
  const solana = [
    onSolana('Phantom', { isAnnounced: true }),
    onSolana('Own adapter'),
  ]
  const all = names({ connectors, solana })
  expect(all).toContain('Phantom')
  expect(names({ connectors, options: {}, solana })).toEqual(all)
  const options = { announced: false }
  expect(names({ connectors, options, solana })).toEqual([
    'Own adapter',
    'WalletConnect',
    'Rook',
    'MetaMask',
  ])
  const found = [announced('a.b', 'Fox')]
  expect(names({ connectors: found, options })).toEqual([])
})

describe('wallets in the page', () => {
  const targeted = { ...plain, id: 'kite', name: 'Kite' }
  test.each<[string, Partial<listWallets.Parameters>, string[]]>([
    ['nothing was looked for', {}, []],
    ['a wallet in its place', { presentIds: ['kite'] }, ['Kite']],
    [
      'a browser wallet on a desktop',
      { presentIds: ['injected'] },
      ['Browser wallet'],
    ],
    [
      'a browser wallet on a phone',
      { isMobile: true, presentIds: ['injected'] },
      ['Browser wallet'],
    ],
    ['none in a phone without', { isMobile: true }, []],
    [
      'none beside one that announced itself',
      {
        connectors: [plain, announced('a.b', 'Fox')],
        isMobile: true,
        presentIds: ['injected'],
      },
      ['Fox'],
    ],
    [
      'one that has not, beside one that announced itself',
      {
        apartIds: ['injected'],
        connectors: [plain, announced('a.b', 'Fox')],
        presentIds: ['injected'],
      },
      ['Fox', 'Browser wallet'],
    ],
    ['Safe in its own page', { presentIds: ['safe'] }, ['Safe']],
  ])('param: presentIds: %s', (_, more, expected) => {
    const connectors = [plain, targeted, external('safe', 'Safe')]
    expect(names({ connectors, ...more })).toEqual(expected)
  })
})

test('param: absentIds', () => {
  const connectors = [external('rook', 'Rook'), external('owl', 'Owl')]
  expect(names({ absentIds: ['rook'], connectors })).toEqual(['Owl'])
})

test('param: recentId comes first in its group', () => {
  const connectors = ['One', 'Two', 'Three'].map((name) =>
    announced(`a.${name}`, name),
  )
  const wallets = listWallets({ connectors, recentId: 'a.Two' })
  expect(wallets.map(({ isRecent, name }) => [name, isRecent])).toEqual([
    ['Two', true],
    ['One', false],
    ['Three', false],
  ])
})

describe('one entry per wallet', () => {
  const metaMask = external('metaMaskSDK', 'MetaMask', {
    rdns: ['io.metamask', 'io.metamask.mobile'],
  })
  test.each<[string, Partial<listWallets.Parameters>, string[]]>([
    ['by rdns', { connectors: [metaMask] }, ['uid-io.metamask']],
    [
      'by the ids of a known wallet',
      { connectors: [{ ...plain, id: 'metaMask' }], presentIds: ['metaMask'] },
      ['uid-io.metamask'],
    ],
    [
      'by name, whatever its case',
      { connectors: [external('x', 'FOX'), announced('io.fox', 'Fox')] },
      ['uid-io.metamask', 'uid-io.fox'],
    ],
    [
      'by the other name of a known wallet',
      {
        connectors: [
          external('trust', 'Trust'),
          announced('com.trustwallet.app', 'Trust Wallet'),
        ],
      },
      ['uid-io.metamask', 'uid-com.trustwallet.app'],
    ],
    [
      'MetaMask in its own browser',
      {
        connectors: [
          metaMask,
          announced('io.metamask.mobile', 'MetaMask', { uid: 'phone' }),
        ],
        isMobile: true,
      },
      ['uid-io.metamask', 'phone'],
    ],
  ])('behavior: %s', (_, more, expected) => {
    const connectors = [
      announced('io.metamask', 'MetaMask'),
      ...(more.connectors ?? []),
    ]
    const wallets = listWallets({ ...more, connectors })
    expect(wallets.map(({ connectorUid }) => connectorUid)).toEqual(expected)
  })
})

test.each([
  ['param: isMobile: MetaMask’s app is MetaMask', true, 'io.metamask'],
  ['behavior: on a desktop it is what it says', false, 'io.metamask.mobile'],
])('%s', (_, isMobile, rdns) => {
  const connectors = [announced('io.metamask.mobile', 'MetaMask')]
  expect(listWallets({ connectors, isMobile })).toMatchObject([{ rdns }])
})

describe('impostors', () => {
  test('behavior: a wallet cannot hide another by its name', () => {
    const connectors = [
      announced('evil.wallet', 'MetaMask'),
      announced('io.metamask', 'MetaMask'),
    ]
    expect(hints({ connectors })).toEqual([
      ['MetaMask', 'evil.wallet'],
      ['MetaMask', 'io.metamask'],
    ])
  })

  test("behavior: no hint is one of the explorer's hashes", () => {
    const connectors = [announced('evil.wallet', 'OKX Wallet'), pairing]
    const wallets = [recent('a1'.repeat(32), 'OKX Wallet')]
    expect(hints({ connectors, recent: wallets })).toContainEqual([
      'OKX Wallet',
      'WalletConnect',
    ])
  })

  test('behavior: a wallet cannot hide another by its rdns', () => {
    const connectors = [
      announced('io.metamask', 'MetaMask', { uid: 'one' }),
      announced('io.metamask', 'MetaMask', { uid: 'two' }),
      announced('io.metamask', 'MetaMask Pro', { uid: 'three' }),
    ]
    const wallets = listWallets({ connectors })
    expect(
      wallets.map(({ connectorUid, hint, name }) => [connectorUid, name, hint]),
    ).toEqual([
      ['one', 'MetaMask', 'io.metamask'],
      ['two', 'MetaMask', 'io.metamask (2)'],
      ['three', 'MetaMask Pro', undefined],
    ])
    // Only a match of both name and rdns counts as the known wallet.
    expect(wallets.map(({ explorerId }) => explorerId)).toEqual([
      metamaskId,
      metamaskId,
      undefined,
    ])
  })

  test.each([
    ['its rdns', announced('com.okex.wallet', 'Something')],
    ['its name', announced('evil.wallet', 'OKX Wallet')],
  ])('behavior: a known wallet is not hidden by %s alone', (_, evil) => {
    const connectors = [external('okx', 'OKX Wallet'), evil]
    expect(listWallets({ connectors })).toHaveLength(2)
    const wallets = [recent('okx-id', 'OKX Wallet')]
    expect(
      listWallets({ connectors: [evil, pairing], recent: wallets }),
    ).toHaveLength(3)
  })

  test('behavior: an impostor is not merged with a Solana wallet', () => {
    const connectors = [announced('evil.wallet', 'Phantom')]
    const wallets = listWallets({ connectors, solana: [onSolana('Phantom')] })
    expect(wallets.map(({ hint, type }) => [type, hint])).toEqual([
      ['ANNOUNCED', 'EVM'],
      ['ANNOUNCED', 'Solana'],
    ])
  })

  test('behavior: untrusted names and icons are sanitized', () => {
    const [wallet] = listWallets({
      connectors: [
        announced('a.b', `\u202e${'M'.repeat(100)}`, {
          icon: 'javascript:alert(1)',
        }),
      ],
    })
    expect(wallet?.name).toBe(`${'M'.repeat(63)}…`)
    expect(wallet?.icon).toBe(undefined)
    const connectors = [announced('a.b', '\u200b ', { icon: `\n${icon} ` })]
    expect(listWallets({ connectors })).toMatchObject([{ icon, name: 'a.b' }])
    const solana = [onSolana('\u202ex', { icon: 'javascript:alert(1)' })]
    expect(listWallets({ connectors: [], solana })).toMatchObject([
      { icon: undefined, name: 'x' },
    ])
  })

  test('behavior: at most 50 announced wallets are listed', () => {
    const connectors = [
      ...Array.from({ length: 80 }, (_, index) =>
        announced(`a.${index}`, `Wallet ${index}`),
      ),
      external('rook', 'Rook'),
    ]
    const found = names({ connectors })
    expect(found).toHaveLength(51)
    expect(found).toContain('Rook')
  })

  test('behavior: a thousand impostors take linear work', () => {
    const read = (count: number) => {
      let reads = 0
      const connectors = Array.from({ length: count }, (_, index) =>
        Object.defineProperty(
          announced('io.metamask', `Fox ${index % 7}`, { uid: `${index}` }),
          'id',
          {
            get() {
              reads++
              return index % 2 ? 'io.metamask' : `a.${index % 5}`
            },
          },
        ),
      )
      expect(listWallets({ connectors })).toHaveLength(50)
      return reads
    }
    const few = read(100)
    expect(read(1_000)).toBeLessThan(10 * few)
  })
})

describe('EVM and Solana', () => {
  test('default: one entry for both namespaces', () => {
    const wallets = listWallets({
      connectors: [announced('io.fox', 'Fox'), announced('io.owl', 'Owl')],
      solana: [
        onSolana('fox', { icon: undefined }),
        onSolana('Opal'),
        onSolana('ID_AUTH', { isEmbedded: true }),
      ],
    })
    expect(wallets.map(({ name, type }) => [name, type])).toEqual([
      ['Fox', 'MULTI_CHAIN'],
      ['Owl', 'ANNOUNCED'],
      ['Opal', 'ANNOUNCED'],
    ])
    expect(wallets[0]).toMatchObject({
      connectorUid: 'uid-io.fox',
      entries: [
        { connectorUid: 'uid-io.fox', id: 'io.fox', namespace: 'eip155' },
        { connectorUid: 'solana:fox', id: 'fox', namespace: 'solana' },
      ],
      icon,
      id: 'io.fox',
      isInstalled: true,
      namespace: 'eip155',
    })
  })

  test.each([
    ['Trust Wallet', 'com.trustwallet.app', 'Trust'],
    ['Phantom', 'app.phantom', 'Phantom'],
  ])('behavior: matches %s as a known wallet', (name, rdns, id) => {
    const connectors = [announced(rdns, name)]
    const wallets = listWallets({ connectors, solana: [onSolana(id)] })
    expect(wallets).toMatchObject([{ name, type: 'MULTI_CHAIN' }])
  })

  test('behavior: Coinbase uses the ID of its connector', () => {
    const connectors = [external('coinbaseWalletSDK', 'Coinbase Wallet')]
    const solana = [onSolana('Coinbase Wallet')]
    expect(listWallets({ connectors, solana })).toMatchObject([
      { group: 'injected', id: 'coinbaseWalletSDK', type: 'MULTI_CHAIN' },
    ])
  })

  test('behavior: wallets that share a name in one namespace stay separate', () => {
    const connectors = [
      announced('io.fox', 'Fox'),
      announced('evil.fox', 'Fox'),
    ]
    expect(hints({ connectors, solana: [onSolana('fox')] })).toEqual([
      ['Fox', 'io.fox'],
      ['Fox', 'evil.fox'],
      ['fox', 'Solana'],
    ])
  })

  test('behavior: WalletConnect of both namespaces is merged', () => {
    const solana = [onSolana('walletConnect', { isInstalled: false })]
    expect(listWallets({ connectors: [pairing], solana })).toMatchObject([
      {
        entries: [{ namespace: 'eip155' }, { namespace: 'solana' }],
        group: 'walletConnect',
        type: 'WALLET_CONNECT',
      },
    ])
  })

  test('param: namespace', () => {
    const parameters = {
      connectors: [pairing, announced('io.fox', 'Fox'), external('x', 'Owl')],
      options: { custom: [{ id: 'c', name: 'C', chains: ['solana:a'] }] },
      recent: [recent('r', 'R', { chains: ['eip155:1', 'solana:a'] })],
      solana: [onSolana('Fox')],
    }
    const read = (namespace: 'eip155' | 'solana') =>
      listWallets({ ...parameters, namespace }).map(({ connectorUid, name }) =>
        name === 'Fox' ? connectorUid : name,
      )
    expect(read('eip155')).toEqual(['R', 'uid-io.fox', 'WalletConnect', 'Owl'])
    expect(read('solana')).toEqual(['R', 'solana:Fox', 'C'])
    const [, fox] = listWallets({ ...parameters, namespace: 'solana' })
    expect(fox).toMatchObject({ id: 'Fox', type: 'ANNOUNCED' })
    expect(fox).not.toHaveProperty('entries')
    const [both] = listWallets({ ...parameters, namespace: 'solana' })
    expect(both).toMatchObject({ name: 'R', namespace: 'solana' })
  })
})

describe('order', () => {
  const parameters: listWallets.Parameters = {
    connectors: [
      external('rook', 'Rook'),
      external('coinbaseWalletSDK', 'Coinbase Wallet'),
      pairing,
      { ...plain, id: 'kite', name: 'Kite' },
      announced('io.owl', 'Owl'),
      announced('io.fox', 'Fox'),
      external('ledger', 'Ledger'),
    ],
    options: {
      custom: [{ id: 'custom-id', name: 'Custom' }],
      featured: [
        '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
      ],
    },
    presentIds: ['kite'],
    recent: [recent('recent-id', 'Recent')],
    solana: [onSolana('Fox'), onSolana('Rest', { isInstalled: false })],
  }

  test.each<[string, Partial<listWallets.Parameters>, string[]]>([
    [
      'default: the usual order',
      {},
      [
        ...['Recent', 'Fox', 'Owl', 'Kite', 'WalletConnect', 'Ledger'],
        ...['Custom', 'Rook', 'Rest', 'Coinbase Wallet'],
      ],
    ],
    [
      'param: order: what is named is first',
      { order: ['external', 'injected'] },
      [
        ...['Rook', 'Rest', 'Fox', 'Owl', 'Kite', 'Recent', 'WalletConnect'],
        ...['Ledger', 'Custom', 'Coinbase Wallet'],
      ],
    ],
    [
      'param: isMobile: no WalletConnect',
      { isMobile: true },
      [
        ...['Recent', 'Fox', 'Owl', 'Kite', 'Ledger', 'Custom', 'Rook', 'Rest'],
        'Coinbase Wallet',
      ],
    ],
  ])('%s', (_, more, expected) => {
    expect(names({ ...parameters, ...more })).toEqual(expected)
  })

  test('default: Base Account, Coinbase, others', () => {
    const connectors = [
      external('coinbaseWalletSDK', 'Coinbase'),
      external('coinbaseWallet', 'Coinbase Wallet'),
      external('baseAccount', 'Base Account'),
      external('rook', 'Rook'),
    ]
    // If a wallet has two connectors, the first in that order is listed.
    expect(listWallets({ connectors }).map(({ id }) => id)).toEqual([
      'rook',
      'baseAccount',
      'coinbaseWallet',
    ])
  })

  test.each([
    ['rdns', 'IO.FOX', 'Fox'],
    ['name', 'owl', 'Owl'],
    ['id of a connector', 'walletConnect', 'WalletConnect'],
    [
      'id in the explorer',
      '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
      'Ledger',
    ],
    ['id of the other kind', 'Rest', 'Rest'],
    ['id of a custom wallet', 'custom-id', 'Custom'],
    ['id of one used before', 'recent-id', 'Recent'],
  ])('param: options.exclude: %s', (_, mark, name) => {
    const options = { ...parameters.options, exclude: [mark] }
    const all = names(parameters)
    expect(names({ ...parameters, options })).toEqual(
      all.filter((one) => one !== name),
    )
  })
})

describe('recent wallets', () => {
  const connectors = [pairing, announced('io.fox', 'Fox')]
  test.each<[string, Partial<listWallets.Parameters>, boolean]>([
    ['default', {}, true],
    [
      'behavior: installed by its name',
      { recent: [recent('x', 'FOX')] },
      false,
    ],
    [
      'behavior: installed by its id',
      { recent: [recent('io.fox', 'Other')] },
      false,
    ],
    [
      'behavior: no network in common',
      {
        networks: ['eip155:10'],
        recent: [recent('x', 'Other', { chains: ['eip155:1'] })],
      },
      false,
    ],
    ['behavior: no way to it', { connectors: connectors.slice(1) }, false],
    ['behavior: nor with it', { absentIds: ['walletConnect'] }, false],
  ])('%s', (_, more, isListed) => {
    const parameters = { connectors, recent: [recent('x', 'Other')], ...more }
    const found = listWallets(parameters).filter(
      ({ group }) => group === 'recent',
    )
    expect(found).toHaveLength(Number(isListed))
    if (isListed) expect(found[0]?.connectorUid).toBe('uid-walletConnect')
  })
})
