// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { openFake } from '../../../../test/openFake.js'
import { createGuard } from '../createGuard.js'
import { createIndexerHistory } from './createIndexerHistory.js'

const owner = '0x9dd134d14d1e65f84b706d6f205cd5b1cd03a46b'
const other = '0x742d35cc6634c0532925a3b844bc454e4438f44e'
const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const cats = '0x06012c8cf97bead5deae237070f9587f8e7a266d'
const hashOf = (id: number) => `0x${String(id).padStart(64, '0')}`
const closes: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closes.splice(0)) await close()
})

/** A row of `txlist`, with the fields that the documentation has. */
const toRow = (id: number, more = {}) => ({
  blockNumber: String(id),
  blockHash: hashOf(id),
  timeStamp: '1591266413',
  hash: hashOf(id),
  nonce: '7',
  transactionIndex: '61',
  from: owner,
  to: other,
  value: '1500000000000000000',
  gas: '6000000',
  gasPrice: '83924748773',
  input: '0x',
  methodId: '0x',
  functionName: '',
  contractAddress: '',
  cumulativeGasUsed: '10450178',
  txreceipt_status: '1',
  gasUsed: '21000',
  confirmations: '122485',
  isError: '0',
  ...more,
})

/** A row of `tokentx`. */
const toTokenRow = (id: number, more = {}) => ({
  ...toRow(id),
  contractAddress: usdc,
  value: '2500000',
  tokenName: 'USD Coin',
  tokenSymbol: 'USDC',
  tokenDecimal: '6',
  ...more,
})

type Lists = Partial<
  Record<'tokennfttx' | 'tokentx' | 'txlist' | 'txlistinternal', unknown[]>
>

async function setup(
  lists:
    | Lists
    | ((url: URL) => { body?: unknown; status?: number; text?: string }),
  kind: 'blockscout' | 'etherscan' = 'etherscan',
) {
  const fake = await openFake((url) => {
    if (typeof lists === 'function') return lists(url)
    const rows = lists[url.searchParams.get('action') as keyof Lists] ?? []
    const end = Number(url.searchParams.get('endblock'))
    const result = rows
      .filter((row) => Number(Reflect.get(Object(row), 'blockNumber')) <= end)
      .slice(0, Number(url.searchParams.get('offset')))
    return result.length > 0
      ? { body: { status: '1', message: 'OK', result } }
      : { body: { status: '0', message: 'No transactions found', result: [] } }
  })
  closes.push(fake.close)
  const { history } = createIndexerHistory({
    chain: {
      ...{ caipNetworkId: 'eip155:1', name: 'Ethereum', rpcUrl: '' },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    guard: createGuard({ name: 'indexer', now: () => 0 }),
    ...{ key: 'secret-key', kind, name: 'indexer', url: `${fake.url}/api` },
  })
  if (!history) throw new Error('No history')
  const read = (cursor?: string) => history.read({ address: owner, cursor })
  return { asked: fake.asked, read }
}

describe('requests', () => {
  test('default: every list, newest first, with chain and key', async () => {
    const { asked, read } = await setup({})
    expect(await read()).toEqual({ data: [], next: undefined })
    const queries = asked.map(({ url }) => Object.fromEntries(url.searchParams))
    expect(queries.map(({ action }) => action).toSorted()).toEqual([
      ...['tokennfttx', 'tokentx', 'txlist', 'txlistinternal'],
    ])
    expect(queries[0]).toMatchObject({
      address: owner,
      apikey: 'secret-key',
      chainid: '1',
      module: 'account',
      sort: 'desc',
    })
  })

  test('kind: blockscout has the NFTs among the tokens', async () => {
    const nft = toTokenRow(1, { contractAddress: cats, tokenID: '7' })
    const { asked, read } = await setup({ tokentx: [nft] }, 'blockscout')
    const { data } = await read()
    expect(asked).toHaveLength(3)
    expect(asked[0]?.url.searchParams.has('chainid')).toBe(false)
    expect(data[0]?.transfers?.[0]?.nft_info).toMatchObject({ token_id: '7' })
  })

  test('behavior: the same page is asked for once', async () => {
    const { asked, read } = await setup({})
    await Promise.all([read(), read()])
    expect(asked).toHaveLength(4)
  })
})

describe('transactions', () => {
  const only = async (lists: Lists) =>
    (await (await setup(lists)).read()).data[0]

  test('default: coins that were sent', async () => {
    expect(await only({ txlist: [toRow(9)] })).toEqual({
      id: `eip155:1:${hashOf(9)}`,
      metadata: {
        operationType: 'send',
        hash: hashOf(9),
        chain: 'eip155:1',
        minedAt: '2020-06-04T10:26:53.000Z',
        sentFrom: '0x9dD134D14D1e65F84B706d6F205cd5B1CD03a46b',
        sentTo: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
        status: 'confirmed',
        nonce: 7,
      },
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '1.5' },
          fungible_info: { name: 'Ether', symbol: 'ETH' },
        },
      ],
    })
  })

  test('behavior: tokens go to their receiver, not to the contract', async () => {
    const call = { to: usdc, value: '0', input: '0xa9059cbb' }
    const found = await only({
      txlist: [toRow(9, call)],
      tokentx: [toTokenRow(9)],
    })
    expect(found?.metadata).toMatchObject({
      operationType: 'send',
      sentTo: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
    })
    expect(found?.transfers).toEqual([
      {
        direction: 'out',
        quantity: { numeric: '2.5' },
        fungible_info: { name: 'USD Coin', symbol: 'USDC' },
      },
    ])
  })

  test('behavior: a swap gives one token and coins by the contract', async () => {
    const found = await only({
      txlist: [toRow(9, { to: router, value: '0', input: '0x18cbafe5' })],
      tokentx: [toTokenRow(9, { to: router })],
      txlistinternal: [toRow(9, { from: router, to: owner, value: '1000' })],
    })
    expect(found?.metadata.operationType).toBe('trade')
    expect(
      found?.transfers?.map(({ direction }) => direction).toSorted(),
    ).toEqual(['in', 'out'])
  })

  const zero = `0x${'0'.repeat(40)}`
  test.each([
    ['receive', { tokentx: [toTokenRow(1, { from: other, to: owner })] }],
    ['mint', { tokentx: [toTokenRow(1, { from: zero, to: owner })] }],
    ['burn', { tokentx: [toTokenRow(1, { to: zero })] }],
    ['approve', { txlist: [toRow(1, { value: '0', input: '0x095ea7b3' })] }],
    ['execute', { txlist: [toRow(1, { value: '0', input: '0x12345678' })] }],
    ['deploy', { txlist: [toRow(1, { to: '', contractAddress: cats })] }],
    ['send', { txlist: [toRow(1, { to: owner })] }],
  ] satisfies [string, Lists][])('behavior: %s', async (operation, lists) => {
    expect((await only(lists))?.metadata.operationType).toBe(operation)
  })

  test('behavior: NFTs have their collection and number', async () => {
    const row = toTokenRow(1, {
      ...{ contractAddress: cats, tokenID: '202106775', tokenDecimal: '0' },
      ...{ tokenName: 'CryptoKitties', tokenSymbol: 'CK', value: undefined },
    })
    const found = await only({ tokennfttx: [row] })
    expect(found?.transfers).toMatchObject([
      {
        quantity: { numeric: '1' },
        nft_info: { name: 'CryptoKitties #202106775', token_id: '202106775' },
      },
    ])
  })

  test('behavior: a failed one moved nothing', async () => {
    const failed = { isError: '1', txreceipt_status: '0' }
    const found = await only({ txlist: [toRow(1, failed)] })
    expect(found).toMatchObject({
      metadata: { status: 'failed' },
      transfers: null,
    })
  })

  test('behavior: names of strangers are short and without controls', async () => {
    const tokenName = `Visit\u202e\u0000 ${'x'.repeat(500)}`
    const found = await only({
      tokentx: [toTokenRow(1, { from: other, to: owner, tokenName })],
    })
    const name = found?.transfers?.[0]?.fungible_info?.name
    expect(name).toHaveLength(64)
    expect(name).toMatch(/^Visit x+$/)
  })
})

describe('pages', () => {
  const ids = async (read: (cursor?: string) => Promise<Page>) => {
    const found: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 20; page++) {
      const { data, next } = await read(cursor)
      found.push(...data.map(({ metadata }) => metadata.hash))
      if (next === undefined) return found
      cursor = next
    }
    throw new Error('No end')
  }
  type Page = {
    data: readonly { metadata: { hash: string } }[]
    next: string | undefined
  }

  test('default: lists of different density lose and repeat nothing', async () => {
    const plain = Array.from({ length: 120 }, (_, i) => 1_000 - i * 5)
    const tokens = Array.from({ length: 130 }, (_, i) => 999 - i * 2)
    const { read } = await setup({
      txlist: plain.map((id) => toRow(id)),
      tokentx: tokens.map((id) => toTokenRow(id)),
    })
    const all = [...new Set([...plain, ...tokens])].toSorted((a, b) => b - a)
    expect(await ids(read)).toEqual(all.map(hashOf))
  })

  test('behavior: a block with more rows than a page does not stop it', async () => {
    const crowd = Array.from({ length: 60 }, (_, i) =>
      toRow(2_000 + i, { blockNumber: '50' }),
    )
    const { read } = await setup({ txlist: [...crowd, toRow(3), toRow(2)] })
    const found = await ids(read)
    expect(found.slice(-2)).toEqual([hashOf(3), hashOf(2)])
    expect(found.length).toBeGreaterThanOrEqual(52)
  })

  test('behavior: unreadable rows do not end the list', async () => {
    const rows = Array.from({ length: 80 }, (_, i) => toRow(100 - i))
    const broken = rows.map((row, i) => (i === 3 ? { ...row, hash: 'x' } : row))
    const { read } = await setup({ txlist: broken })
    expect(await ids(read)).toHaveLength(79)
  })
})

describe('answers of a broken indexer', () => {
  test.each([
    ['HTML', () => ({ text: '<html>busy</html>' })],
    ['a status', () => ({ body: {}, status: 500 })],
    [
      'a refusal',
      () => ({
        body: {
          status: '0',
          message: 'NOTOK',
          result: 'Max rate limit reached',
        },
      }),
    ],
    ['no result', () => ({ body: { status: '1' } })],
    ['a list', () => ({ body: [] })],
    ['too much', () => ({ text: ' '.repeat(5_000_001) })],
  ])('error: %s', async (_, answer) => {
    const { read } = await setup(answer)
    const error = await read().catch((error) => error)
    expect(error).toMatchObject({ code: 'UPSTREAM_FAILED', status: 502 })
    expect(error.message).not.toContain('secret-key')
  })

  test('behavior: rows that make no sense are left out', async () => {
    const rows = [
      ...[null, 1, 'x', [], {}],
      toTokenRow(1, { blockNumber: '-1' }),
      toTokenRow(2, { timeStamp: 'soon' }),
      toTokenRow(3, { timeStamp: '253402300800' }),
      toTokenRow(4, { from: 'ada' }),
      toTokenRow(6, { value: '1e18' }),
      toTokenRow(7, { value: '9'.repeat(79) }),
      toTokenRow(8, { nonce: 1 }),
    ]
    const { read } = await setup(() => ({
      body: { status: '1', result: rows },
    }))
    expect((await read()).data).toEqual([])
  })

  test('behavior: tokens without usable decimals move nothing that is shown', async () => {
    for (const tokenDecimal of ['', '78', '-1', 'x', null]) {
      const { read } = await setup({
        tokentx: [toTokenRow(1, { tokenDecimal })],
      })
      expect((await read()).data[0]?.transfers).toEqual([])
    }
  })
})
