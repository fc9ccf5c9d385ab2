import { expect, test } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'

const kind = 'address'
const value = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const explorer = { url: 'https://etherscan.io' }
  expect(getExplorerUrl({ explorer, kind, value })).toBe(
    `https://etherscan.io/address/${value}`,
  )
})

test('param: kind', () => {
  const explorer = { url: 'https://explorer.example/eth/' }
  expect(getExplorerUrl({ explorer, kind: 'transaction', value: '0xab' })).toBe(
    'https://explorer.example/eth/tx/0xab',
  )
})

test('behavior: no explorer', () => {
  expect(getExplorerUrl({ explorer: undefined, kind, value })).toBeUndefined()
})

test('behavior: only http and https', () => {
  for (const url of ['javascript:alert(1)//', 'data:text/html,', 'x'])
    expect(getExplorerUrl({ explorer: { url }, kind, value })).toBeUndefined()
})

test('behavior: a value cannot change the path', () => {
  const explorer = { url: 'https://etherscan.io' }
  expect(getExplorerUrl({ explorer, kind, value: '../a?b#c' })).toBe(
    'https://etherscan.io/address/..%2Fa%3Fb%23c',
  )
})

test('behavior: adds the query of the explorer', () => {
  const explorer = {
    url: 'https://explorer.example',
    query: '?cluster=devnet',
  }
  expect(getExplorerUrl({ explorer, kind, value: 'So1' })).toBe(
    'https://explorer.example/address/So1?cluster=devnet',
  )
})
