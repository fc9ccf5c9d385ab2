import { describe, expect, test } from 'vitest'
import {
  InvalidReceiverError,
  UnsupportedChainError,
  WrongNamespaceError,
} from '../errors/send.js'
import { assertReceiver } from './assertReceiver.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

describe('assertReceiver', () => {
  test('default', () => {
    expect(() => assertReceiver('eip155', evm)).not.toThrow()
    expect(() => assertReceiver('solana', solana)).not.toThrow()
  })

  test('behavior: an address in one case has no checksum', () => {
    const upper = `0x${evm.slice(2).toUpperCase()}`
    expect(() => assertReceiver('eip155', evm.toLowerCase())).not.toThrow()
    expect(() => assertReceiver('eip155', upper)).not.toThrow()
  })

  test('error: wrong checksum', () => {
    const wrong = evm.replace('0xd8dA', '0xd8da')
    expect(() => assertReceiver('eip155', wrong)).toThrow(InvalidReceiverError)
    expect(() => assertReceiver('eip155', wrong)).toThrow(/checksum .* wrong/)
  })

  test('error: address of the other namespace', () => {
    expect(() => assertReceiver('eip155', solana)).toThrow(WrongNamespaceError)
    expect(() => assertReceiver('solana', evm)).toThrow(WrongNamespaceError)
  })

  test('error: namespace that does not support sending', () => {
    expect(() => assertReceiver('bip122', evm)).toThrow(UnsupportedChainError)
    expect(() => assertReceiver('bip122', evm)).toThrow('Unsupported chain')
  })

  test.each([
    '',
    ` ${evm}`,
    `${evm}\n`,
    evm.slice(2),
    evm.slice(0, -1),
    `${evm}0`,
    evm.replace('0x', '0X'),
    evm.replace('d', 'g'),
    `eip155:1:${evm}`,
    'vitalik.eth',
    null,
    undefined,
    {},
    42,
  ])('error: %s', (address) => {
    for (const namespace of ['eip155', 'solana'])
      expect(() => assertReceiver(namespace, address as string)).toThrow(
        InvalidReceiverError,
      )
  })
})
