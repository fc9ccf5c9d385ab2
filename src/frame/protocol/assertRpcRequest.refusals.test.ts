import { describe, expect, test } from 'vitest'

import { assertRpcRequest } from './assertRpcRequest.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const check =
  (
    method: unknown,
    params: unknown = [],
    caipNetworkId: unknown = 'eip155:1',
  ) =>
  () =>
    assertRpcRequest({ method, params, caipNetworkId } as never)
const refusal = (details: string) =>
  expect.objectContaining({ code: -32602, details })

describe('method', () => {
  test.each([
    'eth_sign',
    'ETH_CALL',
    'eth_call ',
    'constructor',
    '',
    ['personal_sign'],
    undefined,
    { toString: () => 'personal_sign' },
  ])('error: %j is not listed', (method) => {
    expect(check(method)).toThrow(
      expect.objectContaining({ code: 4200, details: 'Action not allowed' }),
    )
  })

  test('error: names the method, but shortens a long one', () => {
    const { message } = catchError(check('x'.repeat(100)))
    expect(/x{2,}/.exec(message)?.[0]).toBe('x'.repeat(64))
  })
})

describe('network', () => {
  test.each([
    'eip155',
    'eip155:',
    ':1',
    ':',
    '',
    'eip155:1:2',
    'eip155:1:',
    undefined,
    null,
    1,
  ])('error: %j is not a CAIP-2 id', (caipNetworkId) => {
    expect(() =>
      assertRpcRequest({
        method: 'eth_chainId',
        caipNetworkId: caipNetworkId as string,
      }),
    ).toThrow(refusal('The request has no CAIP-2 network id'))
  })

  test.each([
    ['eth_call', solana, 'eth_call does not exist on solana networks'],
    ['personal_sign', 'bip122:000000000019d6689c085ae165831e93', undefined],
    [
      'solana_signMessage',
      'eip155:1',
      'solana_signMessage does not exist on eip155 networks',
    ],
    ['solana_signMessage', solana, undefined],
    ['wallet_getCapabilities', solana, undefined],
    ['wallet_getCapabilities', 'eip155:1', undefined],
  ])('param: %s on %s', (method, caipNetworkId, details) => {
    const run = check(method, [], caipNetworkId)
    if (details) expect(run).toThrow(refusal(details))
    else expect(run).not.toThrow()
  })

  test.each(['main', '1a', 'a1', '-1', '0x1', '1'.repeat(33)])(
    'error: %s is not an EVM chain',
    (reference) => {
      expect(check('eth_call', [], `eip155:${reference}`)).toThrow(
        refusal('The chain id of the request is not a number'),
      )
      expect(
        check('solana_signMessage', {}, `solana:${reference}`),
      ).not.toThrow()
    },
  )

  test('behavior: a chain has up to 32 digits', () => {
    for (const reference of ['0', '1'.repeat(32)])
      expect(check('eth_call', [], `eip155:${reference}`)).not.toThrow()
  })
})

describe('blobs', () => {
  const full = '0x00'

  test('error: an empty blob, wherever it is', () => {
    for (const blobs of [['0x'], [full, '0x']])
      expect(check('eth_sendTransaction', [{ blobs }])).toThrow(
        expect.objectContaining({ code: 'BLOB_EMPTY' }),
      )
    expect(check('eth_sendTransaction', [{ blobs: ['00'] }])).toThrow(
      expect.objectContaining({ code: 'INVALID_BLOB_DATA' }),
    )
  })

  test.each([
    [[{ blobs: [full, full] }]],
    [[{ blobs: [] }]],
    [[{ blobs: '0x' }]],
    [[{}]],
    [[]],
    [undefined],
    [{ 0: { blobs: ['0x'] } }],
  ])('behavior: %j has no invalid blob', (params) => {
    expect(check('eth_sendTransaction', params)).not.toThrow()
  })

  test('behavior: only transactions have blobs', () => {
    expect(check('eth_call', [{ blobs: ['0x'] }])).not.toThrow()
  })
})

describe('calls', () => {
  const send = (count: number) => [{ calls: Array(count).fill({ to: '0x1' }) }]

  test('error: more than fifty', () => {
    expect(check('wallet_sendCalls', send(50))).not.toThrow()
    expect(check('wallet_sendCalls', send(51))).toThrow(
      expect.objectContaining({
        code: 5740,
        details: 'At most 50 calls are taken at once',
      }),
    )
  })

  test.each([
    [[{ calls: 'x'.repeat(51) }]],
    [[{}]],
    [[]],
    [undefined],
    [{ 0: send(51)[0] }],
  ])('behavior: %j does not have too many', (params) => {
    expect(check('wallet_sendCalls', params)).not.toThrow()
  })

  test('behavior: only batches have calls', () => {
    expect(check('eth_sendTransaction', send(51))).not.toThrow()
  })
})

function catchError(run: () => void): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown')
}
