import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import { getSwapTokens } from './getSwapTokens.js'

const ticket = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const row = { address: ticket, name: 'Ticket', symbol: 'TIX' }
const answers: { readonly [path: string]: unknown } = {
  '/v1/convert/tokens': { tokens: [{ ...row, decimals: 0, logoUri: '' }] },
  [`/v1/account/${readerAddress}/balance`]: {
    balances: [
      {
        ...row,
        chainId: 'eip155:1',
        price: 2,
        quantity: { decimals: '0', numeric: '7' },
      },
    ],
  },
}

test('behavior: tokens without decimals include their balance', async () => {
  const { connect, kit } = createApiKit({
    answer: ({ path }) => answers[path] ?? 404,
  })
  await connect()
  const { tokens } = await getSwapTokens(kit, { chainId: 1 })
  expect(tokens).toMatchObject([{ balance: '7', symbol: 'TIX' }])
})
