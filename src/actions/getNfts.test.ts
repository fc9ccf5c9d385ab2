import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { getNfts } from './getNfts.js'

const target = { address: readerAddress, chainId: 1 }
const contract = '0xaA00000000000000000000000000000000000001'

const row = (
  id: string,
  {
    direction = 'in',
    is_spam = false,
    token_id = '1',
  }: { direction?: string; is_spam?: boolean; token_id?: string } = {},
) => ({
  id,
  metadata: {
    operationType: 'receive',
    hash: `0x${id}`,
    chain: 'eip155:1',
    minedAt: '2026-03-05T10:00:00Z',
    sentFrom: contract,
    sentTo: readerAddress,
    status: 'confirmed',
    nonce: 0,
  },
  transfers: [
    {
      direction,
      quantity: { numeric: '1' },
      nft_info: {
        name: `Cat ${token_id}`,
        content: { preview: { url: 'https://cats.example/1.png' } },
        flags: { is_spam },
        contract,
        token_id,
      },
    },
  ],
})

test('default: reads all pages, each transaction once', async () => {
  const pages: Record<string, unknown> = {
    '': { data: [row('d', { direction: 'out', token_id: '2' })], next: 'b' },
    // Overlaps the previous page.
    b: {
      data: [row('d', { direction: 'out', token_id: '2' }), row('c')],
      next: 'a',
    },
    a: {
      data: [
        row('b', { token_id: '2' }),
        row('a', { is_spam: true, token_id: '3' }),
      ],
      next: null,
    },
  }
  const { kit, paths } = createApiKit({
    answer: ({ query }) => pages[query.cursor ?? ''],
  })
  expect(await getNfts(kit, target)).toEqual({
    nfts: [
      {
        id: `${contract.toLowerCase()}/1`,
        amount: '1',
        caipNetworkId: 'eip155:1',
        contract,
        detailUrl: undefined,
        name: 'Cat 1',
        previewUrl: 'https://cats.example/1.png',
        tokenId: '1',
      },
    ],
    dropped: 0,
    isSupported: true,
    partial: false,
  })
  expect(paths()).toHaveLength(3)
})

test('behavior: reads at most 20 pages and reports partial', async () => {
  const { kit, paths } = createApiKit({
    answer: ({ query }) => {
      const page = Number(query.cursor ?? 0)
      return {
        data: [row(String(page), { token_id: String(page) })],
        next: String(page + 1),
      }
    },
  })
  const { nfts, partial } = await getNfts(kit, target)
  expect(nfts).toHaveLength(20)
  expect(partial).toBe(true)
  expect(paths()).toHaveLength(20)
})

test('behavior: unreadable rows make the result partial', async () => {
  const { kit } = createApiKit({
    answer: () => ({ data: [row('a'), {}], next: null }),
  })
  expect(await getNfts(kit, target)).toMatchObject({
    nfts: [{}],
    dropped: 1,
    partial: true,
  })
})

test('behavior: returns none where activity is not supported', async () => {
  const { calls, kit } = createApiKit()
  expect(await getNfts(kit, { ...target, chainId: 11155111 })).toEqual({
    nfts: [],
    dropped: 0,
    isSupported: false,
    partial: false,
  })
  expect(calls).toEqual([])
})

test('error: one failing page fails the call', async () => {
  const { kit } = createApiKit({
    answer: ({ query }) =>
      query.cursor ? 404 : { data: [row('a')], next: 'b' },
  })
  await expect(getNfts(kit, target)).rejects.toMatchObject({ status: 404 })
})

test('error: no account', async () => {
  await expect(getNfts(createApiKit().kit)).rejects.toMatchObject({
    code: 'CAIP_UNDEFINED',
  })
})
