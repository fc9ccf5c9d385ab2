import { describe, expect, test } from 'vitest'

import {
  approvalMethods,
  getMethodPolicy,
  getTimeouts,
  isRepeatable,
  safeMethods,
} from './policy.js'
import { appTypes, frameTypes, type MessageName, messages } from './protocol.js'
import { rpcParams } from './rpc.js'

const user = { address: '0x1', chainId: 1 }
const theme = { themeMode: 'dark', themeVariables: { a: 1, b: 'c' } }
const metadata = { name: 'n', description: 'd', url: 'u', icons: ['i'] }

/** One valid payload and reply for every message of the specification. */
const samples: Record<MessageName, [payload: unknown, reply: unknown]> = {
  SWITCH_NETWORK: [{ chainId: 'solana:x', rpcUrl: 'u' }, { chainId: 1 }],
  CONNECT_EMAIL: [{ email: 'a@b.co' }, { action: 'VERIFY_DEVICE' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [{ otp: '123456' }, undefined],
  CONNECT_SOCIAL: [
    { uri: 'u', preferredAccountType: 'eoa', chainId: 1 },
    { ...user, email: null, userName: 'ada' },
  ],
  GET_FARCASTER_URI: [undefined, { url: 'u' }],
  CONNECT_FARCASTER: [undefined, { userName: 'ada' }],
  GET_USER: [
    { chainId: 'eip155:1' },
    {
      ...user,
      email: 'a@b.co',
      accounts: [{ address: '0x2', type: 'smartAccount' }],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    },
  ],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'x' }, { uri: 'u' }],
  GET_SOCIAL_RESULT: [{ state: 's' }, { status: 'PENDING' }],
  KEEP_ACCOUNT: [undefined, { isStored: true }],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [undefined, { isConnected: false }],
  GET_CHAIN_ID: [undefined, { chainId: 1 }],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [
    undefined,
    { smartAccountEnabledNetworks: [1] },
  ],
  INIT_SMART_ACCOUNT: [undefined, { address: '0x1', isDeployed: true }],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'eoa', address: '0x1' }],
  RPC_REQUEST: [
    { method: 'eth_call', params: [{}], chainId: 1, chainNamespace: 'eip155' },
    { any: ['thing'] },
  ],
  RPC_ABORT: [undefined, undefined],
  UPDATE_EMAIL: [{ email: 'a@b.co' }, { action: 'VERIFY_PRIMARY_OTP' }],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '1' }, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '1' }, { newEmail: 'a@b.co' }],
  SYNC_THEME: [theme, undefined],
  SYNC_DAPP_DATA: [
    { metadata, sdkVersion: '1', sdkType: 't', projectId: 'p' },
    undefined,
  ],
  RELOAD: [undefined, undefined],
  PING: [undefined, undefined],
}

describe('protocol', () => {
  test.each(Object.entries(samples))('default: %s', (key, [payload, reply]) => {
    const name = key as MessageName
    expect(messages[name].payload.parse(payload)).toEqual(payload)
    expect(messages[name].reply.parse(reply)).toEqual(reply)
    expect(appTypes.get(`@w3m-app/${name}`)).toBe(name)
    for (const kind of ['success', 'error'] as const)
      expect(
        frameTypes.get(`@w3m-frame/${name}_${kind.toUpperCase()}`),
      ).toMatchObject({ kind, name })
  })

  test('behavior: no other message is known', () => {
    expect(Object.keys(samples)).toEqual(Object.keys(messages))
    expect(appTypes.size).toBe(26)
    expect(frameTypes.size).toBe(2 * 26 + 2)
    for (const type of ['@w3m-frame/', '__proto__', '@w3m-app/READY'])
      expect(frameTypes.get(type)).toBeUndefined()
    for (const type of frameTypes.keys()) expect(type).toMatch(/^@w3m-frame\/./)
    for (const type of appTypes.keys()) expect(type).toMatch(/^@w3m-app\/./)
  })

  test('behavior: the parsed copy has only the members of the schema', () => {
    const poisoned = JSON.parse('{"email":"a@b.co","__proto__":{"x":1}}')
    const copy = messages.CONNECT_EMAIL.payload.parse(poisoned)
    expect(Object.getOwnPropertyNames(copy)).toEqual(['email'])
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })
})

describe('rpcParams', () => {
  test.each([
    ['eth_chainId', undefined, true],
    ['eth_chainId', [], true],
    ['eth_chainId', [1], false],
    ['eth_getBalance', ['0x1', 'latest'], true],
    ['eth_getBalance', {}, false],
    ['eth_sendUserOperation', [{}], true],
    ['personal_sign', ['0x', '0x'], true],
    ['personal_sign', { 0: '0x' }, false],
    ['solana_signMessage', { message: 'm', pubkey: 'p' }, true],
    ['solana_signMessage', ['m'], false],
    ['solana_signTransaction', { transaction: 't' }, true],
    ['solana_signAllTransactions', { transactions: ['t'] }, true],
    ['solana_signAllTransactions', { transactions: 't' }, false],
    [
      'solana_signAndSendTransaction',
      { transaction: 't', options: { preflightCommitment: 'singleGossip' } },
      true,
    ],
    [
      'solana_signAndSendTransaction',
      { transaction: 't', options: { preflightCommitment: 'soon' } },
      false,
    ],
    ['wallet_sendCalls', [{ calls: [{ to: '0x1', value: '0x0' }] }], true],
    ['wallet_sendCalls', [{ calls: [{ to: '1' }] }], false],
    ['wallet_sendCalls', [{ calls: [] }], false],
    ['wallet_sendCalls', [{ calls: [{ to: '0x1', gas: '0x1' }] }], false],
    ['wallet_sendCalls', [{ calls: [{ to: '0x1' }], more: 1 }], false],
    ['eth_sendTransaction', [{ to: '0x1', value: '0x0' }], true],
    ['eth_sendTransaction', [{ to: '0x1', feeCurrency: '0x1' }], false],
    ['eth_sendTransaction', [{}, {}], false],
    ['eth_sendUserOperation', [{ sender: '0x1' }, '0x1'], true],
    ['eth_sendUserOperation', [{ from: '0x1' }, '0x1'], false],
    ['eth_signTypedData_v4', ['0x1', '{"types":{},"message":{}}'], true],
    ['eth_signTypedData_v4', ['0x1', { types: {}, message: {} }], true],
    ['eth_signTypedData_v4', ['0x1', '{"types":{},"other":1}'], false],
    ['eth_signTypedData_v4', ['0x1', { types: {}, other: 1 }], false],
    ['eth_signTypedData_v4', ['0x1', '{}', 1], false],
    ['eth_signTypedData_v4', ['0x1', '7'], false],
    ['personal_sign', ['0x', {}], false],
    ['solana_signMessage', { message: 'm', pubkey: 'p', more: 1 }, false],
    ['solana_signTransaction', { transaction: 't', more: 1 }, false],
    ['wallet_getCallsStatus', ['0x1'], true],
    ['wallet_getCallsStatus', [1], false],
    ['wallet_showCallsStatus', ['0x1'], true],
    ['wallet_showCallsStatus', [1], false],
    ['wallet_getCapabilities', undefined, true],
    ['wallet_getCapabilities', ['0x1', ['0x1']], true],
    ['wallet_revokePermissions', { any: 1 }, true],
    ['wallet_getAssets', [{ account: '0x1' }], true],
  ])('param: %s %j', (method, params, isRight) => {
    expect(rpcParams.get(method)?.safeParse(params).success).toBe(isRight)
  })

  test('behavior: exactly the listed methods have a schema', () => {
    expect([...rpcParams.keys()].sort()).toEqual(
      [...safeMethods, ...approvalMethods].sort(),
    )
    const request = messages.RPC_REQUEST.payload
    expect(request.safeParse({ method: 'eth_sign', params: [] }).success).toBe(
      false,
    )
  })
})

describe('policy', () => {
  test('default: the lists are complete and disjoint', () => {
    expect(safeMethods.size).toBe(42)
    expect(approvalMethods.size).toBe(12)
    for (const method of approvalMethods) {
      expect(safeMethods.has(method)).toBe(false)
      expect(getMethodPolicy(method)).toBe('approval')
      expect(isRepeatable('RPC_REQUEST', method)).toBe(false)
    }
    for (const method of safeMethods)
      expect(getMethodPolicy(method)).toBe('safe')
    expect(getMethodPolicy('eth_sign')).toBe('refused')
  })

  test('behavior: messages that are sent again after a reload', () => {
    const repeatable = Object.keys(messages).filter((name) =>
      isRepeatable(name),
    )
    expect(repeatable).toEqual([
      'GET_USER',
      'GET_SOCIAL_RESULT',
      'IS_CONNECTED',
      'GET_CHAIN_ID',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'SYNC_THEME',
      'SYNC_DAPP_DATA',
      'PING',
    ])
    expect(isRepeatable('RPC_REQUEST', 'eth_call')).toBe(true)
    expect(isRepeatable('RPC_REQUEST', 'eth_sendRawTransaction')).toBe(false)
  })

  test('behavior: deadlines', () => {
    const names = Object.keys(messages)
    expect(names.filter((name) => getTimeouts(name).request)).toEqual([
      'CONNECT_EMAIL',
      'CONNECT_DEVICE',
      'CONNECT_OTP',
      'CONNECT_SOCIAL',
      'GET_SOCIAL_REDIRECT_URI',
    ])
    expect(names.filter((name) => !getTimeouts(name).load)).toEqual([
      'SET_PREFERRED_ACCOUNT',
      'SYNC_THEME',
      'SYNC_DAPP_DATA',
    ])
    expect(getTimeouts('CONNECT_OTP')).toEqual({
      load: 20_000,
      request: 30_000,
    })
  })
})
