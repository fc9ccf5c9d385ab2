import { describe, expect, test } from 'vitest'
import { InvalidEmailError } from '../../core/errors/login.js'
import { toPublishedForm } from './toPublishedForm.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const rpc = (method: string, params: unknown) => ({
  method,
  params,
  chainId: 'eip155:1',
})

describe('toPublishedForm', () => {
  test('default: capabilities are asked by the address alone', () => {
    expect(
      toPublishedForm(
        'RPC_REQUEST',
        rpc('wallet_getCapabilities', [address, ['0x1']]),
      ),
    ).toEqual(rpc('wallet_getCapabilities', [address]))
  })

  test.each([
    ['RPC_REQUEST', rpc('eth_getBalance', [address, 'latest'])],
    ['RPC_REQUEST', rpc('wallet_getCapabilities', undefined)],
    ['RPC_REQUEST', rpc('wallet_sendCalls', [{ calls: [{ to: address }] }])],
    ['RPC_REQUEST', rpc('wallet_revokePermissions', { pci: '1' })],
    ['CONNECT_EMAIL', { email: 'ada.lovelace+tag@mail.example.com' }],
    ['CONNECT_OTP', { otp: '123456' }],
    ['SIGN_OUT', undefined],
  ])('behavior: %s %j stays as it is', (name, payload) => {
    expect(toPublishedForm(name, payload)).toBe(payload)
  })

  test.each([
    "o'hara@example.com",
    "ohara'@example.com",
    'a!b@example.com',
    'a/b@example.com',
  ])('error: %s', (email) => {
    for (const name of ['CONNECT_EMAIL', 'UPDATE_EMAIL'])
      expect(() => toPublishedForm(name, { email })).toThrow(InvalidEmailError)
  })

  test('error: the reset of an account', () => {
    const params = [{ address }]
    expect(() =>
      toPublishedForm('RPC_REQUEST', rpc('wallet_resetAccount', params)),
    ).toThrow(expect.objectContaining({ code: 'ACCOUNT_RESET_UNSUPPORTED' }))
  })

  test('error: a batch that creates a contract', () => {
    const calls = [{ to: address }, { data: '0x00' }]
    expect(() =>
      toPublishedForm('RPC_REQUEST', rpc('wallet_sendCalls', [{ calls }])),
    ).toThrow(expect.objectContaining({ code: -32602 }))
  })
})
