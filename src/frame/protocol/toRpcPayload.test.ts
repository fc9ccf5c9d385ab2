import { describe, expect, test } from 'vitest'

import { toRpcPayload } from './toRpcPayload.js'

describe('toRpcPayload', () => {
  test('default: a copy for the given network', () => {
    const params = [{ to: '0x1', value: 1n }]
    expect(
      toRpcPayload({
        caipNetworkId: 'eip155:31337',
        method: 'eth_sendTransaction',
        params,
      }),
    ).toEqual({
      method: 'eth_sendTransaction',
      params: [{ to: '0x1', value: '0x1' }],
      chainId: 'eip155:31337',
      chainNamespace: 'eip155',
    })
    expect(params).toEqual([{ to: '0x1', value: 1n }])
  })

  test('param: caipNetworkId', () => {
    expect(
      toRpcPayload({
        caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        method: 'solana_signMessage',
        params: { message: 'm', pubkey: 'p' },
      }),
    ).toMatchObject({
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      chainNamespace: 'solana',
    })
  })

  test('error: an unlisted method', () => {
    expect(() =>
      toRpcPayload({
        caipNetworkId: 'eip155:1',
        method: 'eth_sign',
        params: [],
      }),
    ).toThrow(expect.objectContaining({ code: 4200 }))
  })

  test('error: another chain in the params', () => {
    expect(() =>
      toRpcPayload({
        caipNetworkId: 'eip155:1',
        method: 'eth_sendTransaction',
        params: [{ chainId: 2n }],
      }),
    ).toThrow(expect.objectContaining({ code: -32602 }))
  })

  test('error: circular params', () => {
    const params: unknown[] = []
    params.push(params)
    expect(() =>
      toRpcPayload({ caipNetworkId: 'eip155:1', method: 'eth_call', params }),
    ).toThrow(
      expect.objectContaining({
        code: -32602,
        details: 'The params cannot be posted',
        cause: expect.objectContaining({ cause: expect.any(RangeError) }),
      }),
    )
  })
})
