import { describe, expect, test } from 'vitest'

import { rpcMethods } from '../protocol/rpcMethods.js'
import { toRpcRequest } from './toRpcRequest.js'

const payload = {
  method: 'personal_sign',
  params: ['0x00', '0x1'],
  chainId: 'eip155:1',
  chainNamespace: 'eip155',
  rpcUrl: 'https://rpc.example',
}
const refused = expect.objectContaining({
  name: 'HostError',
  message: 'Action not allowed',
  code: 4200,
})

describe('toRpcRequest', () => {
  test('default: method, params and network', () => {
    expect(toRpcRequest(payload)).toEqual({
      method: 'personal_sign',
      params: ['0x00', '0x1'],
      caipNetworkId: 'eip155:1',
    })
  })

  test.each([
    [31337, 'eip155:31337'],
    ['31337', 'eip155:31337'],
    ['eip155:31337', 'eip155:31337'],
  ])('param: chainId %j', (chainId, caipNetworkId) => {
    expect(toRpcRequest({ ...payload, chainId })).toMatchObject({
      caipNetworkId,
    })
  })

  test('param: a network of another namespace', () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(
      toRpcRequest({
        method: 'solana_signMessage',
        params: { message: 'm', pubkey: 'p' },
        chainId: solana,
      }),
    ).toMatchObject({ caipNetworkId: solana })
  })

  test.each([
    ['another', { ...payload, method: 'eth_sign' }],
    ['a list', { ...payload, method: ['personal_sign'] }],
    ['missing', { params: [] }],
    ['of nothing', undefined],
    ['of null', null],
    ['of text', 'personal_sign'],
    ['of a list', [payload]],
  ])('error: a method that is %s', (_, value) => {
    expect(() => toRpcRequest(value)).toThrow(refused)
  })

  test('error: the method is checked before its params', () => {
    expect(() =>
      toRpcRequest({ method: 'eth_sign', params: 1, more: 1 }),
    ).toThrow(refused)
  })

  test('error: params of the wrong form', () => {
    expect(() => toRpcRequest({ ...payload, params: [1] })).toThrow(
      expect.objectContaining({ name: 'HostError', code: -32602 }),
    )
  })

  test.each([undefined, 'x', 'eip155:', 'eip155:x', 'eip155:1:2'])(
    'error: chainId %j',
    (chainId) => {
      expect(() => toRpcRequest({ ...payload, chainId })).toThrow(
        expect.objectContaining({ code: -32602 }),
      )
    },
  )

  test('error: an unknown member in a request that needs approval', () => {
    expect(() => toRpcRequest({ ...payload, more: undefined })).toThrow(
      expect.objectContaining({
        name: 'HostError',
        message: 'Unknown member',
        code: -32602,
      }),
    )
    expect(
      toRpcRequest({ method: 'eth_chainId', chainId: 1, more: 1 }),
    ).toMatchObject({ method: 'eth_chainId' })
    expect(rpcMethods.get('eth_chainId')?.[0]).toBe('safe')
  })
})
