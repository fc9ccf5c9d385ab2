import { expect, test } from 'vitest'
import { listSendableTokens } from './listSendableTokens.js'

const row = (address: string, options: object = {}) => ({
  address: `eip155:1:${address}`,
  iconUrl: '',
  name: address,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  symbol: address,
  ...options,
})
const ids = (...lists: Parameters<typeof listSendableTokens>) =>
  listSendableTokens(...lists)?.map(({ id }) => id)

test('default: tokens of the service, then those the user has added', () => {
  const read = [row('0xRead'), row('0xOwn', { isWatched: true })]
  expect(ids([row('0xA'), row('0xB')], read)).toEqual(['0xA', '0xB', '0xOwn'])
})

test('behavior: an added token that the service lists too is listed once', () => {
  const own = row('0xAB', { isWatched: true })
  const served = row('0xab', { price: 7 })
  expect(listSendableTokens([served], [own])).toMatchObject([
    { id: '0xab', price: 7 },
  ])
})

test('behavior: without the service, all that was read from the chain', () => {
  expect(ids(undefined, [row('0xA'), row('0xB')])).toEqual(['0xA', '0xB'])
  expect(ids(undefined, undefined)).toBeUndefined()
  expect(ids([row('0xA')], undefined)).toEqual(['0xA'])
})
