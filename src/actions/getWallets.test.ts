import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupWallets, toRow } from '../../test/setup/wallet/setupWallets.js'
import { getWallets } from './getWallets.js'

afterEach(() => vi.unstubAllGlobals())

const phantomId =
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const page = (rows: readonly unknown[], count = rows.length) => ({
  answer: () => ({ count, data: rows }),
})

test('default', async () => {
  const { kit, queries } = setupWallets(
    page([toRow('fox', { order: 5, rdns: 'io.fox' })], 41),
  )
  const { wallets, ...rest } = await getWallets(kit)
  expect(queries).toEqual([
    { chains: 'eip155:1,eip155:8453', entries: '40', page: '1' },
  ])
  expect(rest).toEqual({
    ...{ count: 41, dropped: 0, next: 2, partial: false, removed: 0 },
  })
  const [fox] = wallets
  expect(fox).toMatchObject({
    explorerId: 'fox',
    key: 'explorer:fox',
    links: { mobile: 'foxapp://' },
    namespace: 'eip155',
    order: 5,
    rdns: 'io.fox',
    type: 'WALLET_CONNECT',
  })
  const icon = new URL(`${fox?.icon}`)
  expect(icon.origin + icon.pathname).toBe(
    `${kit.hosts.explorer}/getWalletImage/image-fox`,
  )
  expect([...icon.searchParams.keys()]).toEqual(['projectId', 'st', 'sv'])
})

describe('explorer query', () => {
  const wallets = {
    exclude: ['bad', 'Bad Wallet', 'io.bad'],
    featured: ['f2', 'f1'],
    include: ['in'],
  }
  const chains = 'eip155:1,eip155:8453'
  test.each<[string, getWallets.Parameters, Record<string, string>]>([
    [
      'a page',
      { badgeType: 'certified', page: 3, skip: ['r1'] },
      {
        ...{ badge_type: 'certified', chains, entries: '40', include: 'in' },
        ...{ exclude: 'bad,f2,f1,r1', page: '3' },
      },
    ],
    [
      'a search',
      { badgeType: 'none', search: ' fox ', skip: ['r1'] },
      {
        ...{ badge_type: 'none', chains, entries: '100', exclude: 'bad' },
        ...{ include: 'in', page: '1', search: 'fox' },
      },
    ],
    [
      'featured',
      { list: 'featured' },
      { entries: '2', include: 'f2,f1', page: '1' },
    ],
    [
      'recommended',
      { list: 'recommended' },
      {
        ...{ chains, entries: '4', exclude: 'bad,f2,f1', include: 'in' },
        page: '1',
      },
    ],
  ])('behavior: %s', async (_, parameters, expected) => {
    const { kit, queries } = setupWallets({ wallets })
    await getWallets(kit, parameters)
    expect(queries).toEqual([expected])
  })

  test('behavior: no request without featured ids', async () => {
    const { kit, queries } = setupWallets()
    expect((await getWallets(kit, { list: 'featured' })).wallets).toEqual([])
    expect(queries).toEqual([])
  })
})

describe('listed wallets', () => {
  test.each<[string, Record<string, unknown>, boolean, boolean]>([
    ['default', {}, true, true],
    ['another network', { chains: ['eip155:10'] }, false, false],
    [
      'a longer id of one',
      { chains: ['eip155:11', 'eip155:84'] },
      false,
      false,
    ],
    ['networks are not told', { chains: [] }, true, true],
    ['excluded by its id', { id: 'BAD' }, false, false],
    ['excluded by its name', { name: 'bad wallet' }, false, false],
    ['excluded by its rdns', { rdns: 'io.bad' }, false, false],
    ['no app', { mobile_link: null }, true, false],
    [
      'a page instead',
      { mobile_link: null, webapp_link: 'https://fox.example' },
      true,
      true,
    ],
    ['no WalletConnect', { supports_wc: false }, true, false],
    [
      'a link of its own',
      { id: phantomId, mobile_link: null, supports_wc: false },
      true,
      true,
    ],
  ])('behavior: %s', async (_, row, onDesktop, onPhone) => {
    const { kit } = setupWallets({
      ...page([toRow('fox', row)]),
      wallets: { exclude: ['bad', 'Bad Wallet', 'io.bad'] },
    })
    const read = async (isMobile: boolean) =>
      (await getWallets(kit, { isMobile })).wallets.length === 1
    expect(await read(false)).toBe(onDesktop)
    expect(await read(true)).toBe(onPhone)
  })

  test('behavior: lists only included wallets, whatever the response', async () => {
    const { kit } = setupWallets({
      ...page([toRow('in'), toRow('out')]),
      wallets: { include: ['in'] },
    })
    const { count, removed, wallets } = await getWallets(kit)
    expect(wallets.map(({ id }) => id)).toEqual(['in'])
    expect([count, removed]).toEqual([1, 1])
  })

  test('behavior: featured wallets in the order of the app', async () => {
    const { kit } = setupWallets({
      ...page([toRow('a'), toRow('x'), toRow('b'), toRow('a')]),
      wallets: { featured: ['b', 'a', 'none'] },
    })
    const { wallets } = await getWallets(kit, { list: 'featured' })
    expect(wallets.map(({ group, id }) => [id, group])).toEqual([
      ['b', 'featured'],
      ['a', 'featured'],
    ])
  })

  test('behavior: sanitizes untrusted text and links', async () => {
    const { kit } = setupWallets(
      page([
        toRow('fox', {
          ...{ desktop_link: 'data:text/html,x', image_id: '..' },
          ...{ link_mode: 'fox://not-a-page', name: '\u202eFox' },
          mobile_link: 'javascript:alert(1)',
        }),
      ]),
    )
    const { wallets } = await getWallets(kit)
    expect(wallets).toMatchObject([
      { icon: undefined, links: undefined, name: 'Fox' },
    ])
  })
})

test('behavior: last page', async () => {
  const { kit } = setupWallets(page([toRow('a')], 81))
  expect((await getWallets(kit, { page: 2 })).next).toBe(3)
  expect((await getWallets(kit, { page: 3 })).next).toBe(undefined)
  const empty = setupWallets(page([], 81))
  expect((await getWallets(empty.kit)).next).toBe(undefined)
})

test('error: explorer is down', async () => {
  const { kit } = setupWallets({ answer: () => 404 })
  await expect(getWallets(kit)).rejects.toMatchObject({
    code: expect.stringMatching(/^API|REQUEST|RESPONSE/),
  })
})
