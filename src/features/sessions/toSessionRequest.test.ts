import { erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { toSessionRequest } from './toSessionRequest.js'

const now = 1_800_000_000
const day = 86_400
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const publicKey = `0x02${'ab'.repeat(32)}` as const
const key = { type: 'secp256k1', publicKey } as const

const options: toSessionRequest.Parameters = {
  ...{ address, chainId: 31_337, now },
  expiry: now + day,
  permissions: [
    {
      type: 'erc20-recurring-allowance',
      data: { token, allowance: 5_000_000n, period: day },
    },
  ],
  signer: { type: 'key', data: key },
}

const convert = (more: object = {}) =>
  toSessionRequest({ ...options, ...more } as toSessionRequest.Parameters)
const reasonOf = (more: object) => {
  try {
    convert(more)
  } catch (error) {
    return (error as { reason?: string }).reason
  }
  return undefined
}
const toNative = (data: object) => ({
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: 1n, period: day, ...data },
    },
  ],
})
const toCall = (data: object) => ({
  permissions: [
    {
      type: 'contract-call',
      data: {
        address: token,
        abi: erc20Abi,
        functions: [{ functionName: 'transfer' }],
        ...data,
      },
    },
  ],
})

test('default', () => {
  expect(convert()).toEqual({
    chainId: '0x7a69',
    address,
    expiry: now + day,
    signer: { type: 'keys', data: { keys: [key] } },
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { token, allowance: '0x4c4b40', start: now, period: day },
      },
    ],
    policies: [],
  })
})

test('behavior: a contract call without a limit sends no coins', () => {
  const [permission] = convert(toCall({})).permissions
  expect(permission?.data).toEqual({
    address: token,
    // Of the ABI, only what the session may call.
    abi: [expect.objectContaining({ name: 'transfer', type: 'function' })],
    functions: [{ functionName: 'transfer', valueLimit: '0x0' }],
  })
})

test('param: functions with rules and a limit, by their signature', () => {
  const args = [{ operator: 'EQUAL', value: '0x1' }]
  const functionName = 'transfer(address,uint256)'
  const functions = [{ args, functionName, valueLimit: 7n }]
  const [permission] = convert(toCall({ functions })).permissions
  expect(permission?.data).toMatchObject({
    functions: [{ args, functionName, valueLimit: '0x7' }],
  })
})

test('param: signer with several keys, of both types', () => {
  const keys = [key, { type: 'secp256r1', publicKey: `0x04${'cd'.repeat(64)}` }]
  const signer = { type: 'keys', data: { keys } }
  expect(convert({ signer }).signer).toEqual(signer)
})

describe('error: a session that does not end, or not in time', () => {
  test.each([
    undefined,
    null,
    0,
    now,
    now + 0.5,
    now + 30 * day + 1,
    (now + day) * 1_000,
    String(now + day),
    Number.POSITIVE_INFINITY,
  ])('%s', (expiry) => expect(reasonOf({ expiry })).toBe('expiry'))

  test('behavior: 30 days are allowed', () =>
    expect(convert({ expiry: now + 30 * day }).expiry).toBe(now + 30 * day))
})

describe('error: a target by which the session could gain more', () => {
  const targets = [
    ['the account itself', address.toLowerCase()],
    ['the DelegationManager', '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'],
    ['EntryPoint 0.6', '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789'],
    ['EntryPoint 0.7', '0x0000000071727De22E5E9d8BAf0edAc6f37da032'],
    ['EntryPoint 0.8', '0x4337084d9e255ff0702461cf8895ce9e3b5ff108'],
    ['the delegate', '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'],
    ['the NonceEnforcer', '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f'],
    ['any delegate', '0x0000000000000000000000000000000000000a11'],
    ['nobody', '0x0000000000000000000000000000000000000000'],
    ['no address', '0x12'],
  ] as const

  test.each(targets)('contract-call: %s', (_name, target) =>
    expect(reasonOf(toCall({ address: target }))).toBe('target'),
  )

  test.each(targets)('erc20-recurring-allowance: %s', (_name, target) =>
    expect(
      reasonOf({
        permissions: [
          {
            type: 'erc20-recurring-allowance',
            data: { token: target, allowance: 1n, period: day },
          },
        ],
      }),
    ).toBe('target'),
  )
})

test.each([
  [
    'delegate-call',
    toCall({
      functions: [{ functionName: 'transfer', operation: 'DelegateCall' }],
    }),
  ],
  ['function', toCall({ functions: [] })],
  ['function', toCall({ functions: [{ functionName: 'mint' }] })],
  ['function', toCall({ abi: undefined })],
  [
    'function',
    toCall({ functions: [{ functionName: 'transfer', valueLimit: -1n }] }),
  ],
  [
    'function',
    toCall({
      functions: [
        { functionName: 'transfer', args: [{ operator: 'NOT', value: '0x' }] },
      ],
    }),
  ],
  ['allowance', toNative({ allowance: 0n })],
  ['allowance', toNative({ allowance: '5' })],
  ['allowance', toNative({ allowance: 5 })],
  ['allowance', toNative({ allowance: 2n ** 256n })],
  ['allowance', toNative({ allowance: undefined })],
  ['period', toNative({ period: 0 })],
  ['period', toNative({ period: undefined })],
  ['start', toNative({ start: now - 1 })],
  ['start', toNative({ start: now * 1_000 })],
  ['start', toNative({ start: now + day })],
  ['permissions', { permissions: [] }],
  ['permissions', { permissions: [{ type: 'everything', data: {} }] }],
  ['permissions', { permissions: Array(21).fill(options.permissions[0]) }],
  ['policies', { policies: [{ data: {} }] }],
  ['signer', { signer: { type: 'keys', data: { keys: [] } } }],
  ['signer', { signer: { type: 'account', data: { id: address } } }],
  ['signer', { signer: { type: 'key', data: { ...key, type: 'rsa' } } }],
  ['signer', { signer: { type: 'key', data: { ...key, publicKey: address } } }],
])('error: %s', (reason, more) => expect(reasonOf(more)).toBe(reason))
