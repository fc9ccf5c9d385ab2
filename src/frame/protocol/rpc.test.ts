import { describe, expect, test } from 'vitest'
import { rpcParams } from './rpc.js'
import { rpcMethods } from './rpcMethods.js'

const read = (method: string, params: unknown) =>
  rpcParams.get(method)?.safeParse(params) ?? { success: undefined }
const isRight = (method: string, params: unknown) =>
  read(method, params).success
const listOf = (form: string) =>
  [...rpcMethods].filter(([, [, own]]) => own === form).map(([name]) => name)

const transaction = [
  'accessList',
  'authorizationList',
  'blobVersionedHashes',
  'blobs',
  'chainId',
  'data',
  'from',
  'gas',
  'gasLimit',
  'gasPrice',
  'input',
  'maxFeePerBlobGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'sidecars',
  'to',
  'type',
  'value',
]
const userOperation = [
  'callData',
  'callGasLimit',
  'eip7702Auth',
  'factory',
  'factoryData',
  'initCode',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'paymaster',
  'paymasterAndData',
  'paymasterData',
  'paymasterPostOpGasLimit',
  'paymasterVerificationGasLimit',
  'preVerificationGas',
  'sender',
  'signature',
  'verificationGasLimit',
]
const typedData = ['domain', 'message', 'primaryType', 'types']
const toWhole = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [name, index]))

describe('rpcParams', () => {
  test('default: no params', () => {
    expect(listOf('none')).toHaveLength(7)
    for (const method of listOf('none')) {
      expect(isRight(method, undefined)).toBe(true)
      expect(isRight(method, [])).toBe(true)
      expect(isRight(method, [1])).toBe(false)
    }
  })

  test('default: a list of any items', () => {
    expect(listOf('list').length).toBeGreaterThan(30)
    for (const method of listOf('list')) {
      const params = [1, { a: ['b'] }, null]
      expect(read(method, params)).toEqual({ success: true, data: params })
      expect(isRight(method, undefined)).toBe(false)
      expect(isRight(method, { a: 1 })).toBe(false)
    }
  })

  test('default: a list of any items, or none', () => {
    expect(listOf('optionalList')).toEqual([
      'eth_supportedEntryPoints',
      'eth_syncing',
    ])
    for (const method of listOf('optionalList')) {
      for (const params of [undefined, [], [1, { a: ['b'] }, null]])
        expect(read(method, params)).toEqual({ success: true, data: params })
      expect(isRight(method, { a: 1 })).toBe(false)
    }
  })

  test('default: a list of strings', () => {
    for (const method of ['personal_sign', 'wallet_getCallsStatus']) {
      expect(isRight(method, ['0x1', '0x2'])).toBe(true)
      for (const params of [undefined, [1], '0x1', { 0: '0x1' }])
        expect(isRight(method, params)).toBe(false)
    }
  })

  test('default: anything', () => {
    for (const method of ['wallet_revokePermissions', 'wallet_getAssets'])
      for (const params of [undefined, null, [1], { any: 1 }])
        expect(read(method, params)).toEqual({ success: true, data: params })
  })

  test('behavior: methods of the prototype are not listed', () => {
    for (const method of ['constructor', 'toString', '__proto__'])
      expect(rpcParams.get(method)).toBeUndefined()
  })

  test('param: eth_sendTransaction, with exactly its members', () => {
    const method = 'eth_sendTransaction'
    const whole = toWhole(transaction)
    expect(read(method, [whole])).toEqual({ success: true, data: [whole] })
    for (const params of [
      [{ ...whole, more: 1 }],
      [{ ...whole, '': 1 }],
      [whole, whole],
      [],
      [null],
      whole,
    ])
      expect(isRight(method, params)).toBe(false)
    expect(isRight(method, [{}])).toBe(true)
  })

  test('param: eth_sendUserOperation, with exactly its members', () => {
    const method = 'eth_sendUserOperation'
    const params = [toWhole(userOperation), '0x1']
    expect(read(method, params)).toEqual({ success: true, data: params })
    expect(isRight(method, [{}])).toBe(true)
    expect(isRight(method, [{ more: 1 }, '0x1'])).toBe(false)
    expect(isRight(method, [])).toBe(false)
  })

  test('param: eth_signTypedData_v4, with exactly its members', () => {
    const method = 'eth_signTypedData_v4'
    const whole = toWhole(typedData)
    for (const data of [whole, JSON.stringify(whole), {}, '{}'])
      expect(read(method, ['0x1', data])).toEqual({
        success: true,
        data: ['0x1', data],
      })
    const more = { ...whole, more: 1 }
    for (const data of [more, JSON.stringify(more), '7', 'null', 7, null])
      expect(isRight(method, ['0x1', data])).toBe(false)
    expect(isRight(method, ['0x1', whole, 1])).toBe(false)
    expect(isRight(method, [1, whole])).toBe(false)
    expect(isRight(method, ['0x1'])).toBe(false)
    // Rejected with its own message where the chain is read.
    expect(isRight(method, ['0x1', '{'])).toBe(true)
  })

  test.each([
    ['solana_signMessage', { message: 'm', pubkey: 'p' }],
    ['solana_signTransaction', { transaction: 't' }],
    ['solana_signAllTransactions', { transactions: ['t', 'u'] }],
    ['solana_signAndSendTransaction', { transaction: 't' }],
  ])('param: %s, whose members are strings', (method, params) => {
    expect(read(method, params)).toEqual({ success: true, data: params })
    expect(isRight(method, { ...params, more: 1 })).toBe(false)
    expect(isRight(method, [])).toBe(false)
    for (const key of Object.keys(params))
      for (const value of [1, [1], undefined])
        expect(isRight(method, { ...params, [key]: value })).toBe(false)
  })

  test('param: options of solana_signAndSendTransaction', () => {
    const method = 'solana_signAndSendTransaction'
    const options = {
      skipPreflight: true,
      preflightCommitment: 'max',
      maxRetries: 1,
      minContextSlot: 2,
    }
    const toParams = (options: object) => ({ transaction: 't', options })
    const params = toParams(options)
    expect(read(method, params)).toEqual({ success: true, data: params })
    expect(isRight(method, toParams({}))).toBe(true)
    expect(isRight(method, toParams({ more: 1 }))).toBe(false)
    expect(isRight(method, toParams({ preflightCommitment: '' }))).toBe(false)
    for (const key of Object.keys(options)) {
      const bad = { ...options, [key]: {} }
      expect(isRight(method, toParams(bad))).toBe(false)
    }
  })

  test('param: wallet_sendCalls', () => {
    const method = 'wallet_sendCalls'
    const capabilities = { any: ['thing'] }
    const call = { to: '0x1', data: '0x', value: '0x0', capabilities }
    const batch = {
      version: '2.0.0',
      id: 'i',
      chainId: '0x1',
      from: '0x2',
      atomicRequired: true,
      capabilities,
      calls: [call],
    }
    expect(read(method, [batch])).toEqual({ success: true, data: [batch] })
    expect(isRight(method, [{ calls: [{ to: '0x1' }] }])).toBe(true)
    // EIP-5792: it creates a contract.
    expect(isRight(method, [{ calls: [{ data: '0x00' }] }])).toBe(true)
    expect(isRight(method, [{ ...batch, chainId: 1 }])).toBe(true)
    for (const key of Object.keys(batch))
      for (const value of [null, 0n])
        expect(isRight(method, [{ ...batch, [key]: value }])).toBe(false)
    for (const bad of [
      [],
      [batch, batch],
      [{ ...batch, more: 1 }],
      [{ ...batch, calls: [] }],
      [{ ...batch, calls: [{ ...call, more: 1 }] }],
      [{ ...batch, calls: [{ to: null }] }],
      [{ ...batch, calls: [{ to: '1' }] }],
      [{ ...batch, calls: [{ to: '10x' }] }],
      [{ ...batch, calls: [{ to: '0x1', data: '1' }] }],
      [{ ...batch, calls: [{ to: '0x1', value: 1 }] }],
      [{ ...batch, calls: [{ to: '0x1', capabilities: 1 }] }],
    ])
      expect(isRight(method, bad)).toBe(false)
  })

  test('param: wallet_getCapabilities', () => {
    const method = 'wallet_getCapabilities'
    for (const params of [
      undefined,
      [],
      ['0x1'],
      ['0x1', ['0x1', '0x2']],
      [1, null, undefined],
    ])
      expect(isRight(method, params)).toBe(true)
    for (const params of [null, {}, [{}], [true]])
      expect(isRight(method, params)).toBe(false)
  })
})
