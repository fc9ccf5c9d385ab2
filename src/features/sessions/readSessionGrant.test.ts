import { expect, test } from 'vitest'
import type { SessionRequest } from '../../core/session/smartSession.js'
import { readSessionGrant } from './readSessionGrant.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const publicKey = `0x02${'ab'.repeat(32)}` as const
const request: SessionRequest = {
  chainId: '0x7a69',
  address,
  expiry: 1_800_000_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
  permissions: [
    {
      type: 'erc20-recurring-allowance',
      data: { token, allowance: '0x64', start: 1_700_000_000, period: 60 },
    },
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x0a', start: 1_700_000_000, period: 60 },
    },
  ],
  policies: [],
}
const { policies: _, ...rest } = request
const answer = { ...rest, context: '0xc0de' }
const [dollars, coins] = request.permissions

test.each([
  ['as asked', answer],
  ['in a list', [answer]],
  ['with more fields', { ...answer, version: 2, evil: '<script>' }],
  ['with another case', { ...answer, address: address.toLowerCase() }],
  ['without an address', { ...answer, address: undefined }],
])('default: %s', (_name, given) => {
  expect(readSessionGrant(given, request)).toEqual(answer)
})

test('behavior: a wallet may grant less', () => {
  const less = { ...dollars, data: { ...dollars?.data, allowance: '0x05' } }
  const given = { ...answer, expiry: 1_799_999_999, permissions: [less] }
  expect(readSessionGrant(given, request)).toEqual(given)
})

test('behavior: contracts of the answer are addresses', () => {
  const meta = {
    accountMeta: { factory: token, factoryData: '0x12' },
    signerMeta: { delegationManager: token, userOpBuilder: 'javascript:' },
  }
  expect(readSessionGrant({ ...answer, ...meta }, request)).toEqual({
    ...answer,
    accountMeta: { factory: token, factoryData: '0x12' },
    signerMeta: { delegationManager: token },
  })
})

test.each([
  undefined,
  null,
  '0xc0de',
  [],
  [answer, answer],
  { ...answer, context: undefined },
  { ...answer, context: '0x' },
  { ...answer, context: '0xabc' },
  { ...answer, context: `0x${'00'.repeat(20_001)}` },
  { ...answer, expiry: undefined },
  { ...answer, expiry: 1_800_000_001 },
  { ...answer, expiry: '1800000000' },
  { ...answer, chainId: '0x1' },
  { ...answer, address: token },
  { ...answer, signer: undefined },
  { ...answer, signer: { type: 'keys', data: { keys: [] } } },
  { ...answer, permissions: [] },
  { ...answer, permissions: undefined },
  {
    ...answer,
    permissions: [{ ...coins, data: { ...coins?.data, allowance: '0x0b' } }],
  },
  {
    ...answer,
    permissions: [{ ...coins, data: { ...coins?.data, period: 1 } }],
  },
  { ...answer, permissions: [{ type: 'contract-call', data: {} }] },
])('error: not what was asked: %#', (given) => {
  expect(() => readSessionGrant(given, request)).toThrow(
    expect.objectContaining({ code: 'SMART_SESSION_NOT_GRANTED' }),
  )
})
