import { expect, test } from 'vitest'
import type { Activity } from '../activity/activity.js'
import { listNfts } from './listNfts.js'

const contract = '0xaA00000000000000000000000000000000000001'

type Row = {
  amount?: string
  contract?: string | undefined
  direction?: 'in' | 'out' | 'self'
  isSpam?: boolean
  name?: string | undefined
  status?: Activity['status']
  tokenId?: string | undefined
}

const create = (row: Row) =>
  ({
    caipNetworkId: 'eip155:1',
    status: row.status ?? 'confirmed',
    transfers: [
      {
        amount: row.amount ?? '1',
        direction: row.direction ?? 'in',
        nft: {
          contract: 'contract' in row ? row.contract : contract,
          detailUrl: undefined,
          isSpam: row.isSpam ?? false,
          name: 'name' in row ? row.name : 'Cat',
          previewUrl: 'https://cats.example/1.png',
          tokenId: 'tokenId' in row ? row.tokenId : '1',
        },
      },
    ],
  }) as unknown as Activity

const list = (...rows: Row[]) =>
  listNfts(rows.map(create)).map(({ amount, id }) => [id, amount])

const cat = `${contract.toLowerCase()}/1`

test('default', () => {
  expect(listNfts([create({})])).toEqual([
    {
      id: cat,
      amount: '1',
      caipNetworkId: 'eip155:1',
      contract,
      detailUrl: undefined,
      name: 'Cat',
      previewUrl: 'https://cats.example/1.png',
      tokenId: '1',
    },
  ])
})

test('behavior: incoming minus outgoing, by contract and token ID', () => {
  expect(list({ direction: 'out' }, {})).toEqual([])
  expect(
    list({}, { direction: 'out', contract: contract.toLowerCase() }, {}),
  ).toEqual([[cat, '1']])
  expect(list({}, { tokenId: '2' })).toHaveLength(2)
  expect(list({}, { direction: 'self' })).toEqual([[cat, '1']])
})

test('behavior: ERC-1155 amounts are counted', () => {
  expect(
    list({ amount: '5' }, { amount: '2', direction: 'out' }, { amount: '1.0' }),
  ).toEqual([[cat, '4']])
})

test('behavior: outgoing without a known incoming transfer', () => {
  expect(list({ direction: 'out' })).toEqual([])
})

test('behavior: matched by name without a contract', () => {
  const bare = { contract: undefined, tokenId: undefined }
  expect(list(bare, { ...bare, name: 'Dog' })).toEqual([
    ['name/Cat', '1'],
    ['name/Dog', '1'],
  ])
  expect(list({ ...bare, direction: 'out' }, bare)).toEqual([])
  expect(list({ ...bare, name: undefined })).toEqual([])
})

test('behavior: no spam, regardless of which transfer is flagged', () => {
  expect(list({ isSpam: true })).toEqual([])
  expect(list({}, { isSpam: true })).toEqual([])
})

test.each(['failed', 'pending'] as const)(
  'behavior: ignores %s transactions',
  (status) => {
    expect(list({ status })).toEqual([])
  },
)
