import { describe, expect, test } from 'vitest'
import { ParameterError } from '../../core/errors/base.js'
import { pickPaymaster } from './pickPaymaster.js'

const url = 'https://paymaster.example.com/rpc?key=1'

describe('pickPaymaster', () => {
  test('default: one for every network', () => {
    expect(pickPaymaster(url, 1)).toEqual({ url })
    const service = { url, context: { policy: 'p' } }
    expect(pickPaymaster(service, 10)).toEqual(service)
    expect(pickPaymaster(undefined, 1)).toBeUndefined()
  })

  test('default: one per network', () => {
    const option = { 1: url, 'eip155:10': { url: 'http://localhost:4/p' } }
    expect(pickPaymaster(option, 1)).toEqual({ url })
    expect(pickPaymaster(option, 10)).toEqual({ url: 'http://localhost:4/p' })
    expect(pickPaymaster(option, 137)).toBeUndefined()
  })

  test('behavior: the context is a copy', () => {
    const context = { policy: { id: 'p' } }
    const picked = pickPaymaster({ url, context }, 1)
    context.policy.id = 'q'
    expect(picked?.context).toEqual({ policy: { id: 'p' } })
  })

  test('param: token, also by the context', () => {
    const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const picked = { url, context: { token }, token }
    const lower = token.toLowerCase() as typeof token
    expect(pickPaymaster({ url, token: lower }, 1)).toEqual(picked)
    expect(pickPaymaster({ url, context: { token } }, 1)).toEqual(picked)
    expect(
      pickPaymaster({ 1: { url, context: { p: 1, erc20: lower } } }, 1),
    ).toEqual({ ...picked, context: { erc20: lower, p: 1, token } })
  })

  test('error: a context that is not JSON', () => {
    const circle: Record<string, unknown> = {}
    circle.circle = circle
    for (const context of [circle, { wei: 1n }])
      expect(() => pickPaymaster({ url, context }, 1)).toThrow(
        expect.objectContaining({ parameter: 'paymaster.context' }),
      )
  })

  test.each([
    [5, 'paymaster'],
    [true, 'paymaster'],
    ['', 'paymaster'],
    ['paymaster.example.com', 'paymaster'],
    ['http://paymaster.example.com', 'paymaster'],
    ['http://localhost.example.com', 'paymaster'],
    ['javascript:alert(1)', 'paymaster'],
    ['https://user:pass@paymaster.example.com', 'paymaster'],
    [[url], 'paymaster'],
    [{ url: 1 }, 'paymaster.url'],
    [{ url: 'ftp://a.example' }, 'paymaster.url'],
    [{ url, context: 'p' }, 'paymaster.context'],
    [{ url, context: null }, 'paymaster.context'],
    [{ url, context: [] }, 'paymaster.context'],
    [{ url, token: 'USDC' }, 'paymaster.token'],
    [{ url, token: null, context: { token: 5 } }, 'paymaster.token'],
    [{ 10: { url, context: { erc20: '0x12' } } }, 'paymaster[10].token'],
    [{ 1: 5 }, 'paymaster[1]'],
    [{ 1: null }, 'paymaster[1]'],
    [{ 1: [] }, 'paymaster[1].url'],
    [{ 10: { url: 'no' } }, 'paymaster[10].url'],
    [{ mainnet: url }, 'paymaster[mainnet]'],
    [{ 'solana:localnet': url }, 'paymaster[solana:localnet]'],
    [{ '-1': url }, 'paymaster[-1]'],
  ])('error: %j', (option, parameter) => {
    try {
      pickPaymaster(option as never, 1)
    } catch (error) {
      expect(error).toBeInstanceOf(ParameterError)
      expect((error as ParameterError).parameter).toBe(parameter)
      expect((error as ParameterError).details).not.toContain('pass@')
      return
    }
    expect.unreachable()
  })
})
