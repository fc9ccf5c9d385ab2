import { expect, test } from 'vitest'
import { findEndpoint } from '../../test/setup/api/apiEndpoints.js'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import { ApiResponseError } from '../core/errors/api.js'

type Row = { metadata: object; transfers: object[] | null }
const answer = findEndpoint('getHistory').answer as { data: [Row, Row] }
const [row] = answer.data
const [transfer] = row.transfers as [object]

function read(page: unknown) {
  const { api } = createApiStub(() => Response.json(page))
  return api.getHistory({ address: '0xa' })
}

test('behavior: invalid rows are dropped and counted', async () => {
  const metadata = (change: object) => ({
    ...row,
    metadata: { ...row.metadata, ...change },
  })
  const transfers = (change: object) => ({
    ...row,
    transfers: [{ ...transfer, ...change }],
  })
  const bad = [
    null,
    'row',
    metadata({ status: 'lost' }),
    metadata({ minedAt: 'yesterday' }),
    metadata({ minedAt: '+275760-09-13T00:00:00.000Z' }),
    metadata({ minedAt: '-271821-04-20T00:00:00.000Z' }),
    metadata({ chain: 'ethereum' }),
    metadata({ nonce: '3' }),
    { ...row, transfers: undefined },
    { ...row, transfers: {} },
    transfers({ direction: 'up' }),
    transfers({ quantity: { numeric: '1e5' } }),
    transfers({ quantity: { numeric: '-1' } }),
    transfers({ quantity: { numeric: 1 } }),
    transfers({ nft_info: { name: 'Cat' } }),
  ]
  const found = await read({ data: [...bad, row], next: null })
  expect(found).toMatchObject({ dropped: bad.length, partial: true })
  expect(found.transactions).toHaveLength(1)
})

test('behavior: optional fields may be missing', async () => {
  const quantity = { numeric: '0.5' }
  const found = await read({
    data: [
      {
        ...row,
        transfers: [
          { direction: 'self', quantity },
          {
            direction: 'in',
            quantity,
            value: null,
            price: null,
            fungible_info: { icon: { url: 'javascript:alert(1)' } },
            nft_info: { content: null, flags: { is_spam: true } },
          },
        ],
      },
    ],
  })
  expect(found.next).toBeUndefined()
  expect(found.transactions[0]?.transfers).toEqual([
    { direction: 'self', quantity },
    { direction: 'in', quantity, fungibleInfo: {}, nftInfo: { isSpam: true } },
  ])
})

test('error: an invalid cursor is not treated as the last page', async () => {
  const error = await read({ data: [], next: 7 }).catch((error) => error)
  expect(error).toBeInstanceOf(ApiResponseError)
  expect((await read({ data: [], next: '' })).next).toBeUndefined()
})
