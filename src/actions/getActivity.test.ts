import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { getActivity } from './getActivity.js'

const row = (id: string, change: object = {}) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: `0x${id}`,
    chain: 'eip155:1',
    minedAt: '2026-03-05T10:00:00Z',
    sentFrom: readerAddress,
    sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    status: 'confirmed',
    nonce: 7,
    ...change,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '1.5' },
      value: 3000,
      price: 2000,
      fungible_info: { name: 'Ether', symbol: 'ETH' },
    },
  ] as unknown,
})
const nft = (is_spam: boolean) => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name: 'Cat', flags: { is_spam } },
})

test('default', async () => {
  const { calls, connect, kit } = createApiKit({
    answer: () => ({ data: [row('a')], next: 'two' }),
  })
  await connect()
  expect(await getActivity(kit)).toEqual({
    activities: [
      {
        id: 'a',
        caipNetworkId: 'eip155:1',
        explorerUrl: 'https://etherscan.io/tx/0xa',
        from: readerAddress,
        hash: '0xa',
        nonce: 7,
        operation: 'send',
        status: 'confirmed',
        timestamp: 1_772_704_800_000,
        to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        transfers: [
          {
            amount: '1.5',
            direction: 'out',
            nft: undefined,
            price: 2000,
            token: { iconUrl: undefined, name: 'Ether', symbol: 'ETH' },
            value: 3000,
          },
        ],
      },
    ],
    currency: 'USD',
    dropped: 0,
    isSupported: true,
    next: 'two',
    partial: false,
  })
  expect(calls).toMatchObject([
    {
      path: `/v1/account/${readerAddress}/history`,
      query: { chainId: 'eip155:1' },
    },
  ])
})

test('param: cursor', async () => {
  const { calls, kit } = createApiKit({
    answer: () => ({ data: [], next: 'two' }),
  })
  const target = { address: readerAddress, chainId: 1 }
  expect((await getActivity(kit, target)).next).toBe('two')
  // A repeated cursor is not a next page.
  const found = await getActivity(kit, { ...target, cursor: 'two' })
  expect(found.next).toBeUndefined()
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, 'two'])
})

test('behavior: omits spam and other networks', async () => {
  const { kit } = createApiKit({
    answer: () => ({
      data: [
        { ...row('spam'), transfers: [nft(true), nft(true)] },
        { ...row('mixed'), transfers: [nft(true), nft(false)] },
        { ...row('empty'), transfers: [] },
        { ...row('none'), transfers: null },
        row('foreign', { chain: 'eip155:10' }),
        // Same prefix.
        row('other', { chain: 'eip155:137' }),
      ],
      next: null,
    }),
  })
  const { activities, next } = await getActivity(kit, {
    address: readerAddress,
    chainId: 1,
  })
  expect(activities.map(({ id }) => id)).toEqual(['mixed', 'empty', 'none'])
  expect(next).toBeUndefined()
})

test('behavior: counts rows that cannot be read', async () => {
  const { kit } = createApiKit({
    answer: () => ({ data: [row('a'), {}], next: null }),
  })
  const target = { address: readerAddress, chainId: 1 }
  expect(await getActivity(kit, target)).toMatchObject({
    activities: [{ id: 'a' }],
    dropped: 1,
    partial: true,
  })
})

test('behavior: returns nothing where activity is not supported', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { calls, kit } = createApiKit({
    answer: () => ({ data: [row('a')], next: null }),
    supported: ['eip155:1', solana],
  })
  const address = readerAddress
  const empty = { activities: [], isSupported: false, next: undefined }
  for (const chainId of [11155111, solana])
    expect(await getActivity(kit, { address, chainId })).toMatchObject(empty)
  expect(calls).toEqual([])
})

test('error: no account', async () => {
  const { kit } = createApiKit()
  await expect(getActivity(kit)).rejects.toMatchObject({
    code: 'CAIP_UNDEFINED',
    shortMessage: 'CaipNetwork or CaipAddress is undefined',
  })
})

test('error: API failure', async () => {
  const { kit } = createApiKit({ answer: () => 404 })
  const target = { address: readerAddress, chainId: 1 }
  await expect(getActivity(kit, target)).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
    status: 404,
  })
})

test('param: currency', async () => {
  const { calls, connect, kit } = createApiKit({
    answer: () => ({ currency: 'eur', data: [row('a')] }),
  })
  await connect()
  const found = await getActivity(kit, { currency: 'EUR' })
  expect(found.currency).toBe('EUR')
  expect(found.activities[0]?.transfers[0]).toMatchObject({
    price: 2000,
    value: 3000,
  })
  expect(calls[0]?.query).toMatchObject({ currency: 'eur' })
})

test('behavior: dollars never pass for another currency, nor do imitations', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const token = (symbol: string, price?: number) => [
    {
      direction: 'in',
      quantity: { numeric: '5' },
      price,
      fungible_info: { name: symbol, symbol },
    },
  ]
  const data = [
    { ...row('a'), transfers: token('USDC', 1) },
    { ...row('b', { sentFrom: other }), transfers: token('USDC') },
  ]
  const { connect, kit } = createApiKit({ answer: () => ({ data }) })
  await connect()
  const { activities } = await getActivity(kit, { currency: 'EUR' })
  expect(activities.map(({ id }) => id)).toEqual(['a'])
  expect(activities[0]?.transfers[0]).toMatchObject({
    amount: '5',
    price: undefined,
    value: undefined,
  })
})
