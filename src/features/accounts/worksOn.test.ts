import { expect, test } from 'vitest'
import { worksOn } from './worksOn.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = { address, chainId: 1, namespace: 'eip155' } as const
const nobody = { accounts: [], smartAccountEnabledNetworks: [] }
const smart = {
  accounts: [
    { address: address.toLowerCase(), type: 'smartAccount' as const },
    { address: '0x01', type: 'eoa' as const },
  ],
  smartAccountEnabledNetworks: [10],
}
const evm = (chainId: number) => ({ chainId, namespace: 'eip155' }) as const

test('default: an externally owned account works on every chain', () => {
  expect(worksOn(account, nobody, evm(10))).toBe(true)
  expect(worksOn({ ...account, address: '0x01' }, smart, evm(8453))).toBe(true)
})

test('behavior: a smart account works where the service supports it', () => {
  expect(worksOn(account, smart, evm(10))).toBe(true)
  expect(worksOn(account, smart, evm(8453))).toBe(false)
  // It always works on its own network.
  expect(worksOn(account, smart, evm(1))).toBe(true)
})

test('behavior: never in the other namespace', () => {
  const network = { chainId: 'solana:x', namespace: 'solana' } as const
  expect(worksOn(account, nobody, network)).toBe(false)
})
