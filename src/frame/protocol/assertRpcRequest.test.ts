import fc from 'fast-check'
import { serializeTransaction } from 'viem'
import { describe, expect, test } from 'vitest'

import { assertRpcRequest } from './assertRpcRequest.js'

const check =
  (method: string, params: unknown, caipNetworkId = 'eip155:31337') =>
  () =>
    assertRpcRequest({ method, params, caipNetworkId })
const typed = (chainId: unknown) => ({ domain: { chainId } })

describe('assertRpcRequest', () => {
  test.each([
    ['eth_signTypedData_v4', ['0x1', typed(31337)]],
    ['eth_signTypedData_v4', ['0x1', typed('31337')]],
    ['eth_signTypedData_v4', ['0x1', typed('0x7a69')]],
    ['eth_signTypedData_v4', ['0x1', typed(31337n)]],
    ['eth_signTypedData_v4', ['0x1', JSON.stringify(typed(31337))]],
    ['eth_signTypedData_v4', ['0x1', { domain: {} }]],
    ['eth_signTypedData_v4', ['0x1', '{"domain":{}}']],
    ['eth_sendTransaction', [{ chainId: '0x7a69' }]],
    ['eth_sendTransaction', [{}]],
    ['wallet_sendCalls', [{ chainId: '0x7a69' }]],
    ['eth_sendRawTransaction', [raw(31337)]],
    ['eth_call', [{ chainId: 1 }]],
  ])('default: %s %o', (method, params) => {
    expect(check(method, params)).not.toThrow()
  })

  test.each([
    ['eth_signTypedData_v4', ['0x1', typed(1)]],
    ['eth_signTypedData_v4', ['0x1', typed('0x1')]],
    ['eth_signTypedData_v4', ['0x1', typed(1n)]],
    ['eth_signTypedData_v4', ['0x1', typed('')]],
    ['eth_signTypedData_v4', ['0x1', typed(31337.5)]],
    ['eth_signTypedData_v4', ['0x1', typed({ toString: () => '31337' })]],
    ['eth_signTypedData_v4', ['0x1', JSON.stringify(typed(1))]],
    ['eth_signTypedData_v4', ['0x1', '{"domain":{"chainId":31337']],
    ['eth_sendTransaction', [{ chainId: 1 }]],
    ['eth_sendTransaction', [{ chainId: null }]],
    ['wallet_sendCalls', [{ chainId: '0x1' }]],
    ['eth_sendRawTransaction', [raw(1)]],
    ['eth_sendRawTransaction', [serializeTransaction({ type: 'legacy' })]],
    ['eth_sendRawTransaction', ['0x02junk']],
    ['eth_sendRawTransaction', [7]],
    ['eth_sendRawTransaction', []],
    ['eth_sendRawTransaction', undefined],
  ])('error: %s %o', (method, params) => {
    expect(check(method, params)).toThrow(
      expect.objectContaining({ code: -32602 }),
    )
  })

  test.each([
    ['eth_call', 'eip155'],
    ['eth_call', 'eip155:'],
    ['eth_call', 'eip155:1:2'],
    ['eth_call', 'eip155:main'],
    ['eth_call', undefined as never],
    ['eth_call', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana_signMessage', 'eip155:1'],
  ])('error: %s on network %s', (method, caipNetworkId) => {
    const params = method.startsWith('solana') ? {} : [{}]
    expect(() => assertRpcRequest({ method, params, caipNetworkId })).toThrow(
      expect.objectContaining({ code: -32602 }),
    )
  })

  test('behavior: all pairs of chains, in four notations', () => {
    const chainId = fc.constantFrom(1, 10, 8453, 31337)
    const write = fc.constantFrom(
      (id: number) => id,
      (id: number) => String(id),
      (id: number) => `0x${id.toString(16)}`,
      (id: number) => BigInt(id),
    )
    fc.assert(
      fc.property(chainId, chainId, write, (outer, inner, to) => {
        const run = check(
          'eth_signTypedData_v4',
          ['0x1', typed(to(inner))],
          `eip155:${outer}`,
        )
        if (outer === inner) expect(run).not.toThrow()
        else expect(run).toThrow()
      }),
    )
  })
})

function raw(chainId: number) {
  return serializeTransaction({ chainId, type: 'eip1559' })
}
