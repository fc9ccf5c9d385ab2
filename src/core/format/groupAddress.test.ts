import { expect, test } from 'vitest'
import { groupAddress } from './groupAddress.js'

test('default', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const groups = groupAddress(address)
  expect(groups).toHaveLength(11)
  expect(groups.slice(0, 2)).toEqual(['0x', 'd8dA'])
  expect(groups.join('')).toBe(address)
})

test('behavior: address without 0x', () => {
  expect(groupAddress('7EcDhSYGx')).toEqual(['7EcD', 'hSYG', 'x'])
  expect(groupAddress('')).toEqual([])
})
