import { expect, test } from 'vitest'
import { getExplorerUrl } from './getExplorerUrl.js'

const kind = 'address'
const value = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const explorerUrl = 'https://etherscan.io'
  expect(getExplorerUrl({ explorerUrl, kind, value })).toBe(
    `https://etherscan.io/address/${value}`,
  )
})

test('param: kind', () => {
  const explorerUrl = 'https://explorer.example/eth/'
  expect(
    getExplorerUrl({ explorerUrl, kind: 'transaction', value: '0xab' }),
  ).toBe('https://explorer.example/eth/tx/0xab')
})

test('behavior: no explorer', () => {
  expect(
    getExplorerUrl({ explorerUrl: undefined, kind, value }),
  ).toBeUndefined()
})

test('behavior: only http and https', () => {
  for (const explorerUrl of ['javascript:alert(1)//', 'data:text/html,', 'x'])
    expect(getExplorerUrl({ explorerUrl, kind, value })).toBeUndefined()
})

test('behavior: a value cannot leave its place', () => {
  const explorerUrl = 'https://etherscan.io'
  expect(getExplorerUrl({ explorerUrl, kind, value: '../a?b#c' })).toBe(
    'https://etherscan.io/address/..%2Fa%3Fb%23c',
  )
})
