import { maxUint256, type TypedDataDefinition } from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../language/english.js'
import { describePermit } from './describePermit.js'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const readToken = async () =>
  ({ address, decimals: 6, symbol: 'USDX' }) as const

function permit(value: unknown, overrides = {}) {
  return {
    domain: { verifyingContract: address },
    types: {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { spender, value },
    ...overrides,
  } as TypedDataDefinition
}

const decode = (data: TypedDataDefinition) =>
  describePermit(data, readToken, english)

describe('describePermit', () => {
  test('default', async () => {
    expect(await decode(permit('1500000'))).toEqual({
      action: 'Allow spending',
      amount: '1.5 USDX',
      rows: [
        {
          label: 'Spender',
          value: spender,
          kind: 'address',
          testId: 'receiver',
        },
        { label: 'Token', value: address, kind: 'address', note: 'USDX' },
      ],
    })
  })

  test('behavior: an unlimited allowance says so', async () => {
    const { amount } = await decode(permit(maxUint256.toString()))
    expect(amount).toBe('Unlimited USDX')
  })

  test('behavior: nothing for what is not such a permit', async () => {
    const fieldless = permit(1, { types: { Permit: [] } })
    const other = permit(1, { primaryType: 'Mail' })
    for (const data of [fieldless, other, permit('1.5'), permit(-1)])
      expect(await decode(data)).toEqual({})
    expect(
      await describePermit(permit(1), async () => undefined, english),
    ).toEqual({})
  })
})
