import { expect, test } from 'vitest'
import { isEvmAddress } from '../address/isEvmAddress.js'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import { hostedChains } from './hostedChains.js'
import { nativeAssets } from './nativeAssets.js'
import { nativePlaceholders } from './nativePlaceholders.js'
import { networkSwapSymbols } from './networkSwapSymbols.js'
import { restrictedTimezones } from './restrictedTimezones.js'
import { stablecoins } from './stablecoins.js'
import { suggestedSwapSymbols } from './suggestedSwapSymbols.js'
import { symbolsByAddress } from './symbolsByAddress.js'
import { tokensWithoutReturn } from './tokensWithoutReturn.js'

/** A CAIP-2 ID of any namespace. */
const network = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

function expectAddress(caipNetworkId: string, address: string) {
  expect(caipNetworkId).toMatch(network)
  if (caipNetworkId.startsWith('solana:'))
    return expect(isSolanaAddress(address)).toBe(true)
  expect(isEvmAddress(address)).toBe(true)
  return expect(address).toBe(address.toLowerCase())
}

const expectOnce = (values: readonly string[]) =>
  expect(new Set(values).size).toBe(values.length)

test('default: hosted chains', () => {
  for (const id of hostedChains) expect(id).toMatch(network)
  expectOnce(hostedChains)
  expect(hostedChains).toHaveLength(57)
  expect(hostedChains).toContain('eip155:1')
})

test('default: symbols by address', () => {
  for (const { address, caipNetworkId, symbol } of symbolsByAddress) {
    expectAddress(caipNetworkId, address)
    expect(symbol).toMatch(/^USD[CT]$/)
  }
  expectOnce(symbolsByAddress.map((row) => row.caipNetworkId + row.address))
})

test.each(Object.entries({ stablecoins, tokensWithoutReturn }))(
  'default: %s',
  (_name, data) => {
    const rows = Object.entries<readonly string[]>(data)
    expect(rows.length).toBeGreaterThan(5)
    for (const [caipNetworkId, addresses] of rows) {
      expectOnce(addresses)
      for (const address of addresses) expectAddress(caipNetworkId, address)
    }
  },
)

test('behavior: stablecoins match symbolsByAddress', () => {
  const listed = Object.entries<readonly string[]>(stablecoins).flatMap(
    ([id, addresses]) => addresses.map((address) => `${id}:${address}`),
  )
  const known = symbolsByAddress.map(
    ({ address, caipNetworkId }) => `${caipNetworkId}:${address}`,
  )
  expect(listed.sort()).toEqual(known.sort())
})

test('default: swap symbols', () => {
  expectOnce(suggestedSwapSymbols)
  for (const symbol of suggestedSwapSymbols)
    expect(symbol).toMatch(/^[A-Z0-9]+$/)
  for (const id of Object.keys(networkSwapSymbols)) expect(id).toMatch(network)
})

test('default: native tokens', () => {
  expect(isEvmAddress(nativePlaceholders.eip155)).toBe(true)
  expect(nativePlaceholders.solana).toMatch(/^So1{41}$/)
  for (const asset of Object.values(nativeAssets))
    expect(asset).toMatch(/^slip44:\d+$/)
})

test('default: time zones', () => {
  expectOnce(restrictedTimezones)
  expect([...restrictedTimezones].sort()).toEqual([
    'ASIA/BEIJING',
    'ASIA/CHONGQING',
    'ASIA/HARBIN',
    'ASIA/HONG_KONG',
    'ASIA/KASHGAR',
    'ASIA/MACAO',
    'ASIA/MACAU',
    'ASIA/SHANGHAI',
    'ASIA/URUMQI',
  ])
})
