import { serializeTransaction } from 'viem'
import { describe, expect, test } from 'vitest'

import { assertInnerChain } from './assertInnerChain.js'

const check =
  (method: string, params: unknown, chainId: string | number = '1') =>
  () =>
    assertInnerChain({ method, params, chainId })
const typed = (chainId: unknown) => ['0x1', { domain: { chainId } }]
const raw = (chainId: number) => [
  serializeTransaction({ chainId, type: 'eip1559' }),
]
/** Expected error, with its message and its cause. */
const refusal = (details: string, cause: unknown = undefined) =>
  expect.objectContaining({
    code: -32602,
    details,
    cause: expect.objectContaining({ cause }),
  })

describe('assertInnerChain', () => {
  test.each([
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
  ])('default: %s', (method) => {
    expect(check(method, typed(1))).not.toThrow()
    expect(check(method, typed(2))).toThrow(
      refusal('The params are for chain 2, the request is for chain 1'),
    )
  })

  test.each(['eth_sendTransaction', 'wallet_sendCalls'])(
    'default: %s',
    (method) => {
      expect(check(method, [{ chainId: '0x1' }])).not.toThrow()
      expect(check(method, [{ chainId: '0x2' }])).toThrow(
        refusal('The params are for chain 0x2, the request is for chain 1'),
      )
    },
  )

  test('default: eth_sendRawTransaction', () => {
    expect(check('eth_sendRawTransaction', raw(1))).not.toThrow()
    expect(check('eth_sendRawTransaction', raw(2))).toThrow(
      refusal('The params are for chain 2, the request is for chain 1'),
    )
  })

  test('behavior: other methods have no inner chain', () => {
    for (const method of ['eth_call', 'personal_sign', ''])
      for (const params of [[{ chainId: 2 }], typed(2), raw(2), undefined])
        expect(check(method, params)).not.toThrow()
  })

  test.each([undefined, null, {}, [], [null], ['text'], { 0: { chainId: 2 } }])(
    'behavior: params %j have no inner chain',
    (params) => {
      expect(check('eth_sendTransaction', params)).not.toThrow()
      expect(check('eth_signTypedData_v4', params)).not.toThrow()
    },
  )

  test('behavior: inherited members are ignored', () => {
    const inherited = Object.create({ chainId: 2 })
    expect(check('eth_sendTransaction', [inherited])).not.toThrow()
    expect(
      check('eth_signTypedData_v4', ['0x1', { domain: inherited }]),
    ).not.toThrow()
    const whole = Object.create({ domain: { chainId: 2 } })
    expect(check('eth_signTypedData_v4', ['0x1', whole])).not.toThrow()
  })

  test.each([
    [1n, '1'],
    ['1', 1],
    ['01', '1'],
    ['0X1', '1'],
    ['0xaB', '171'],
    [`0x${'0'.repeat(63)}1`, '1'],
    ['1'.padStart(78, '0'), '1'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('behavior: %s is chain %s', (inner, outer) => {
    expect(
      check('eth_sendTransaction', [{ chainId: inner }], outer),
    ).not.toThrow()
  })

  test.each([
    ['no number', Number.NaN],
    ['a fraction', 1.5],
    ['a number that is not exact', 2 ** 53],
    ['empty', ''],
    ['a blank', ' 1'],
    ['a blank behind', '1 '],
    ['a sign', '-1'],
    ['no digits', '0x'],
    ['a letter', '0xg'],
    ['hex without its mark', 'a'],
    ['long hex', `0x${'0'.repeat(64)}1`],
    ['long', '1'.padStart(79, '0')],
    ['a list', ['1']],
    ['true', true],
  ])('error: a chain that is %s', (_, chainId) => {
    expect(check('eth_sendTransaction', [{ chainId }])).toThrow(
      expect.objectContaining({ code: -32602 }),
    )
  })

  test('behavior: typed data may omit the chain', () => {
    for (const chainId of [undefined, null])
      expect(check('eth_signTypedData_v4', typed(chainId))).not.toThrow()
    for (const data of [null, 1, '1', 'null', { domain: null }, { domain: 1 }])
      expect(check('eth_signTypedData_v4', ['0x1', data])).not.toThrow()
  })

  test('behavior: a chain that is not a number matches none', () => {
    // Two unreadable chains would match, so the request's must be readable.
    expect(check('eth_sendTransaction', [{ chainId: 'x' }], '1')).toThrow()
  })

  test('error: reports only the start of a long chain id', () => {
    expect(check('eth_sendTransaction', [{ chainId: '2'.repeat(40) }])).toThrow(
      refusal(
        `The params are for chain ${'2'.repeat(32)}, the request is for chain 1`,
      ),
    )
  })

  test('error: typed data that is not JSON', () => {
    expect(check('eth_signTypedData_v4', ['0x1', '{'])).toThrow(
      refusal('The typed data is not JSON', expect.any(SyntaxError)),
    )
  })

  test.each([[[]], [['0x02junk']], [undefined], [{ 0: raw(1)[0] }]])(
    'error: %j is not a signed transaction',
    (params) => {
      expect(check('eth_sendRawTransaction', params)).toThrow(
        refusal(
          'The signed transaction cannot be decoded',
          expect.objectContaining({ message: 'It is not hex.' }),
        ),
      )
    },
  )

  test('error: a signed transaction for any chain', () => {
    const params = [serializeTransaction({ type: 'legacy' })]
    expect(check('eth_sendRawTransaction', params)).toThrow(
      refusal('The signed transaction is not bound to a chain (EIP-155)'),
    )
  })
})
