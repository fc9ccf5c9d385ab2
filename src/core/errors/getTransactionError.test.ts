import {
  BaseError,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  ExecutionRevertedError,
  FeeCapTooHighError,
  FeeCapTooLowError,
  FeeConflictError,
  HttpRequestError,
  InsufficientFundsError,
  InternalRpcError,
  IntrinsicGasTooHighError,
  IntrinsicGasTooLowError,
  InvalidLegacyVError,
  InvalidSerializableTransactionError,
  InvalidSerializedTransactionTypeError,
  InvalidStorageKeySizeError,
  NonceMaxValueError,
  NonceTooHighError,
  NonceTooLowError,
  parseGwei,
  serializeTransaction,
  TipAboveFeeCapError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  TransactionTypeNotSupportedError,
  toBlobs,
  UserRejectedRequestError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import { anvil } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { KitError } from './base.js'
import { FrameRequestAbortedError } from './frame.js'
import { getTransactionError } from './getTransactionError.js'
import { InvalidReceiverError } from './send.js'
import { TransactionError, TransactionUnknownError } from './transaction.js'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const hash = `0x${'1'.repeat(64)}` as const

async function getThrown(run: () => unknown) {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

/**
 * Returns what viem throws when a wallet responds to `eth_sendTransaction`
 * with an error.
 */
function sendWith(
  answer: unknown,
  request: Partial<{
    maxFeePerGas: bigint
    maxPriorityFeePerGas: bigint
    to: string
  }> = {},
) {
  const client = createWalletClient({
    account,
    chain: anvil,
    transport: custom(
      {
        request: async ({ method }: { method: string }) => {
          if (method === 'eth_chainId') return '0x7a69'
          throw answer
        },
      },
      { retryCount: 0 },
    ),
  })
  return getThrown(() =>
    client.sendTransaction({ to: account, ...request } as never),
  )
}

function serializeWith(transaction: object) {
  return getThrown(() =>
    serializeTransaction({ chainId: 1, ...transaction } as never),
  )
}

function codeOf(error: unknown) {
  return error instanceof KitError ? error.code : undefined
}

const node = (message: string, code = -32000) =>
  Object.assign(new Error(message), { code })

describe('getTransactionError', () => {
  test.each([
    ['execution reverted', 'EXECUTION_REVERTED'],
    ['execution reverted: ERC20: paused', 'EXECUTION_REVERTED'],
    ['gas required exceeds allowance (0)', 'EXECUTION_REVERTED'],
    ['max fee per gas higher than 2^256-1', 'FEE_CAP_TOO_HIGH'],
    ['max fee per gas less than block base fee', 'FEE_CAP_TOO_LOW'],
    ['transaction is outdated', 'FEE_CAP_TOO_LOW'],
    ['nonce too high', 'NONCE_TOO_HIGH'],
    ['nonce too low: next nonce 5, tx nonce 4', 'NONCE_TOO_LOW'],
    ['already known', 'NONCE_TOO_LOW'],
    ['nonce has max value', 'NONCE_MAX_VALUE'],
    ['insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
    ['Insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
    ['intrinsic gas too high', 'INTRINSIC_GAS_TOO_HIGH'],
    ['exceeds block gas limit', 'INTRINSIC_GAS_TOO_HIGH'],
    ['intrinsic gas too low', 'INTRINSIC_GAS_TOO_LOW'],
    ['transaction type not valid', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['transaction type not supported', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    ['tip higher than fee cap', 'TIP_ABOVE_FEE_CAP'],
  ])('default: node text %s', async (message, code) => {
    const expected = {
      name: 'TransactionError',
      code,
      sentToNetwork: code === 'NONCE_TOO_LOW' ? 'unknown' : 'no',
    }
    for (const rpcCode of [-32000, -32003, -32603]) {
      const thrown = await sendWith(node(message, rpcCode))
      const error = getTransactionError(thrown)
      expect(error).toBeInstanceOf(TransactionError)
      expect(error).toMatchObject(expected)
      expect(error.cause).toBe(thrown)
      const raw = getTransactionError({ code: rpcCode, message })
      expect(raw).toMatchObject(expected)
    }
  })

  test('behavior: code 3 is a revert, regardless of the text', async () => {
    const thrown = await sendWith(node('VM said no', 3))
    expect(getTransactionError(thrown)).toMatchObject({
      code: 'EXECUTION_REVERTED',
    })
    expect(getTransactionError(node('VM said no', 3))).toMatchObject({
      code: 'EXECUTION_REVERTED',
      details: 'VM said no',
    })
  })

  test.each([
    [ExecutionRevertedError, 'EXECUTION_REVERTED'],
    [FeeCapTooHighError, 'FEE_CAP_TOO_HIGH'],
    [FeeCapTooLowError, 'FEE_CAP_TOO_LOW'],
    [NonceTooHighError, 'NONCE_TOO_HIGH'],
    [NonceTooLowError, 'NONCE_TOO_LOW'],
    [NonceMaxValueError, 'NONCE_MAX_VALUE'],
    [InsufficientFundsError, 'INSUFFICIENT_FUNDS'],
    [IntrinsicGasTooHighError, 'INTRINSIC_GAS_TOO_HIGH'],
    [IntrinsicGasTooLowError, 'INTRINSIC_GAS_TOO_LOW'],
    [TransactionTypeNotSupportedError, 'TRANSACTION_TYPE_NOT_SUPPORTED'],
    [TipAboveFeeCapError, 'TIP_ABOVE_FEE_CAP'],
  ])("behavior: every text of viem's %o", ({ nodeMessage }, code) => {
    for (const text of nodeMessage.source.split('|')) {
      const message = text.replaceAll('\\', '')
      expect(nodeMessage.test(message)).toBe(true)
      const error = { code: -32000, message: `It says: ${message}!` }
      expect(getTransactionError(error)).toMatchObject({ code })
    }
  })

  test('behavior: reads the error of the node nested in that of the wallet', () => {
    const data = { code: -32000, message: 'nonce too low' }
    for (const inner of [data, { originalError: data }, { cause: data }])
      expect(
        getTransactionError({
          code: -32603,
          message: 'Internal JSON-RPC error.',
          data: inner,
        }),
      ).toMatchObject({ code: 'NONCE_TOO_LOW' })
  })

  test('behavior: checks viem makes before sending', async () => {
    const tooHigh = { maxFeePerGas: 2n ** 256n }
    expect(codeOf(getTransactionError(await sendWith({}, tooHigh)))).toBe(
      'FEE_CAP_TOO_HIGH',
    )
    const tip = { maxFeePerGas: 1n, maxPriorityFeePerGas: parseGwei('1') }
    expect(codeOf(getTransactionError(await sendWith({}, tip)))).toBe(
      'TIP_ABOVE_FEE_CAP',
    )
    const wrong = await sendWith({}, { to: '0x12' })
    const error = getTransactionError(wrong)
    expect(error).toBeInstanceOf(InvalidReceiverError)
    expect(error.cause).toBe(wrong)
    expect(error.details).toContain('0x12')
  })

  test('behavior: transactions viem does not serialize', async () => {
    const zeros = `0x${'00'.repeat(31)}` as const
    const rows = [
      [
        { maxFeePerGas: 1n, type: 'eip4844', blobVersionedHashes: [] },
        'BLOB_EMPTY',
      ],
      [
        { maxFeePerGas: 1n, type: 'eip4844', blobVersionedHashes: [zeros] },
        'INVALID_VERSIONED_HASH_SIZE',
      ],
      [
        {
          maxFeePerGas: 1n,
          type: 'eip4844',
          blobVersionedHashes: [`${zeros}00`],
        },
        'INVALID_VERSIONED_HASH_VERSION',
      ],
      [{}, 'TRANSACTION_TYPE_UNKNOWN'],
      [
        {
          type: 'eip2930',
          gasPrice: 1n,
          accessList: [{ address: account, storageKeys: ['0x00'] }],
        },
        'INVALID_STORAGE_KEY_SIZE',
      ],
    ] as const
    for (const [transaction, code] of rows)
      expect(
        codeOf(getTransactionError(await serializeWith(transaction))),
      ).toBe(code)
    const large = await getThrown(() =>
      toBlobs({ data: new Uint8Array(761_856) }),
    )
    expect(codeOf(getTransactionError(large))).toBe('BLOB_TOO_LARGE')
    const empty = await getThrown(() => toBlobs({ data: new Uint8Array() }))
    expect(codeOf(getTransactionError(empty))).toBe('BLOB_EMPTY')
  })

  test.each([
    [new FeeConflictError(), 'FEE_CONFLICT', 'no'],
    [new InvalidLegacyVError({ v: 5n }), 'INVALID_LEGACY_V', 'no'],
    [
      new InvalidSerializableTransactionError({ transaction: {} }),
      'TRANSACTION_TYPE_UNKNOWN',
      'no',
    ],
    [
      new InvalidSerializedTransactionTypeError({ serializedType: '0x9' }),
      'TRANSACTION_TYPE_NOT_SUPPORTED',
      'no',
    ],
    [
      new InvalidStorageKeySizeError({ storageKey: '0x00' }),
      'INVALID_STORAGE_KEY_SIZE',
      'no',
    ],
    [
      new TransactionNotFoundError({ hash }),
      'TRANSACTION_NOT_FOUND',
      'unknown',
    ],
    [
      new TransactionReceiptNotFoundError({ hash }),
      'RECEIPT_NOT_FOUND',
      'unknown',
    ],
    [
      new WaitForTransactionReceiptTimeoutError({ hash }),
      'RECEIPT_TIMEOUT',
      'yes',
    ],
    [
      Object.assign(new BaseError('Transaction reverted.'), {
        name: 'TransactionReceiptRevertedError',
      }),
      'TRANSACTION_REVERTED',
      'yes',
    ],
  ])('behavior: %s', (thrown, code, sentToNetwork) => {
    const outer = new Error('outer', { cause: thrown })
    for (const item of [thrown, outer]) {
      const error = getTransactionError(item)
      expect(error).toMatchObject({ code, sentToNetwork })
      expect(error.cause).toBe(item)
    }
  })

  test('behavior: legacy check of viem', async () => {
    const thrown = await getThrown(() =>
      serializeTransaction(
        { type: 'legacy', gasPrice: 1n },
        { r: hash, s: hash, v: 5n },
      ),
    )
    expect(codeOf(getTransactionError(thrown))).toBe('INVALID_LEGACY_V')
  })

  test('behavior: missing receipt', async () => {
    const client = createPublicClient({
      chain: anvil,
      transport: custom({ request: async () => null }),
    })
    const receipt = await getThrown(() =>
      client.getTransactionReceipt({ hash }),
    )
    expect(codeOf(getTransactionError(receipt))).toBe('RECEIPT_NOT_FOUND')
    const transaction = await getThrown(() => client.getTransaction({ hash }))
    expect(codeOf(getTransactionError(transaction))).toBe(
      'TRANSACTION_NOT_FOUND',
    )
  })

  test('behavior: a contract that reverts in a simulation', () => {
    const thrown = new ContractFunctionExecutionError(
      new ContractFunctionRevertedError({
        abi: [],
        functionName: 'transfer',
        message: 'ERC20: transfer amount exceeds balance',
      }),
      { abi: [], functionName: 'transfer' },
    )
    const error = getTransactionError(thrown)
    expect(error).toMatchObject({ code: 'EXECUTION_REVERTED' })
    expect(error.details).toContain('exceeds balance')
  })

  test('behavior: returns a user rejection at any depth', async () => {
    const thrown = await sendWith(node('insufficient funds', 4001))
    const error = getTransactionError(thrown)
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    const chain = new Error('a', { cause: new Error('b', { cause: thrown }) })
    expect(getTransactionError(chain)).toBe(error)
    const raw = getTransactionError({ code: 4001, message: 'no' })
    expect(raw).toBeInstanceOf(UserRejectedRequestError)
  })

  test('behavior: returns other wallet errors as is', async () => {
    const thrown = await sendWith(node('busy', 4100))
    const error = getTransactionError(thrown)
    expect(error.name).toBe('UnauthorizedProviderError')
    expect((thrown as Error).cause).toBe(error)
    const internal = new InternalRpcError(new Error('odd'))
    expect(getTransactionError(internal)).toBe(internal)
  })

  test('behavior: finds a nested KitError', async () => {
    const own = new FrameRequestAbortedError({ sentToNetwork: 'unknown' })
    expect(getTransactionError(own)).toBe(own)
    const cause = new UserRejectedRequestError(new Error('no'))
    const unknown = new TransactionUnknownError({ cause })
    expect(getTransactionError(unknown)).toBe(unknown)
    expect(getTransactionError(await sendWith(own))).toBe(own)
  })

  test('behavior: any other failure may have been sent', async () => {
    const lost = new HttpRequestError({ url: 'http://localhost' })
    const thrown = await sendWith(lost)
    const error = getTransactionError(thrown, { hash, nonce: 7 })
    expect(error).toBeInstanceOf(TransactionUnknownError)
    expect(error).toMatchObject({
      code: 'TRANSACTION_UNKNOWN',
      sentToNetwork: 'unknown',
      hash,
      nonce: 7,
    })
    expect(error.cause).toBe(thrown)
    for (const item of [new Error('insufficient funds'), 'x', null, undefined])
      expect(codeOf(getTransactionError(item))).toBe('TRANSACTION_UNKNOWN')
  })

  test('param: sentToNetwork', () => {
    const lost = new HttpRequestError({ url: 'http://localhost' })
    const options = { sentToNetwork: 'no' } as const
    expect(codeOf(getTransactionError(lost, options))).toBe('REQUEST_FAILED')
    expect(codeOf(getTransactionError(new Error('x'), options))).toBe('UNKNOWN')
  })

  test('behavior: untrusted text appears in details only', () => {
    const foreign = `nonce too low \u202e${'x'.repeat(500)}`
    const error = getTransactionError(node(foreign)) as TransactionError
    expect(error.shortMessage).not.toContain('xxx')
    expect(error.details).toHaveLength(201)
    expect(error.details).not.toContain('\u202e')
  })
})
