import { describe, expect, test } from 'vitest'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { assertAnswer } from './assertAnswer.js'

const hash = `0x${'12'.repeat(32)}`
const signature = encodeBase58(new Uint8Array(64).fill(7))

describe('assertAnswer', () => {
  test.each([
    ['eth_sendTransaction', hash],
    ['personal_sign', `0x${'ab'.repeat(65)}`],
    ['eth_signTypedData_v4', `0x${'ab'.repeat(64)}`],
    ['eth_signTransaction', '0xab'],
    ['eth_accounts', ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045']],
    ['wallet_sendCalls', { id: '0x1' }],
    ['wallet_sendCalls', '0x1'],
    ['wallet_switchEthereumChain', null],
    ['wallet_getCapabilities', {}],
    ['solana_signMessage', { signature }],
    ['solana_signAndSendTransaction', signature],
    ['solana_signTransaction', { signature }],
    ['solana_signTransaction', { signature, transaction: 'AQID' }],
    ['solana_signAllTransactions', { transactions: ['AQID'] }],
    ['toString', undefined],
    ['hasOwnProperty', undefined],
    ['__proto__', undefined],
    ['anything_else', 1],
  ])('default: %s', (method, answer) => {
    expect(() => assertAnswer(method, answer)).not.toThrow()
  })

  const wrong = [
    null,
    undefined,
    true,
    1,
    '',
    'yes',
    '0x',
    '0x1',
    [1],
    [{}],
    hash.slice(0, -1),
    `${hash}\n`,
  ]
  test.each([
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'personal_sign',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_accounts',
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAndSendTransaction',
    'solana_signAllTransactions',
    'solana_getAccounts',
  ])('error: %s', (method) => {
    for (const answer of wrong)
      expect(() => assertAnswer(method, answer)).toThrow(
        'Your wallet sent an invalid response',
      )
  })

  test.each([
    ['eth_sendTransaction', `${hash}12`],
    ['personal_sign', `0x${'ab'.repeat(63)}`],
    ['personal_sign', `0x${'ab'.repeat(150_000)}`],
    ['eth_signTypedData_v4', `0x${'ab'.repeat(65_537)}`],
    ['eth_signTransaction', `0x${'ab'.repeat(500_000)}`],
    ['wallet_sendCalls', { id: 'a'.repeat(8_195) }],
    ['wallet_getCapabilities', []],
    ['wallet_getCallsStatus', []],
    ['solana_signMessage', { signature: 'z'.repeat(100_000) }],
    ['solana_signMessage', { signature: encodeBase58(new Uint8Array(63)) }],
    ['solana_signAllTransactions', { transactions: ['<script>'] }],
    ['solana_signAllTransactions', { transactions: ['A'.repeat(10_001)] }],
    ['solana_signTransaction', { transaction: 'A'.repeat(10_001) }],
    ['wallet_sendCalls', {}],
    ['wallet_getCapabilities', 'x'],
  ])('error: %s %#', (method, answer) => {
    expect(() => assertAnswer(method, answer)).toThrow()
  })
})
