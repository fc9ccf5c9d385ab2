import { describe, expect, test } from 'vitest'
import { PayError } from '../../core/errors/pay.js'
import type { PayOptions } from '../../core/pay/payment.js'
import { payAssets } from './payAssets.js'
import { readPayOptions } from './readPayOptions.js'
import { toAssetId } from './toAssetId.js'
import { toExactAmount } from './toExactAmount.js'

const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'So11111111111111111111111111111111111111112'
const options: PayOptions = {
  paymentAsset: payAssets.baseUsdc,
  recipient,
  amount: '1.5',
}

const read = (more: object) => readPayOptions({ ...options, ...more })
const code = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof PayError ? error.code : error
  }
  return undefined
}

test('default', () => {
  expect(readPayOptions(options)).toEqual({
    asset: payAssets.baseUsdc,
    assetId: 'eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    namespace: 'eip155',
    recipient,
    amount: '1.5',
    value: 1_500_000n,
    openInNewTab: true,
    choice: 'pay',
    redirectUrl: { failure: undefined, success: undefined },
    payWithExchange: { exclude: undefined, includeOnly: undefined },
  })
})

test('behavior: the result shares nothing with the options', () => {
  const paymentAsset = structuredClone(payAssets.baseUsdc)
  const payment = readPayOptions({ ...options, paymentAsset })
  Object.assign(paymentAsset, { asset: 'native' })
  expect(payment.asset.asset).toBe(payAssets.baseUsdc.asset)
})

test.each(['paymentAsset', 'payWithExchange', 'redirectUrl'])(
  'error: %s that throws when it is read',
  (name) => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const { metadata } = payAssets.baseUsdc
    const isAsset = name === 'paymentAsset'
    const expected = isAsset ? 'INVALID_ASSET' : 'INVALID_PAYMENT_CONFIG'
    expect(code(() => read({ [name]: proxy }))).toBe(expected)
    const nested = isAsset
      ? { ...payAssets.baseUsdc, metadata: { ...metadata, name: proxy } }
      : { exclude: proxy, success: proxy }
    expect(code(() => read({ [name]: nested }))).toBe(expected)
  },
)

describe('error: amounts', () => {
  test.each([
    5,
    1.5,
    5n,
    '',
    '0',
    '0.0',
    '-1',
    '+1',
    '1e3',
    '1,5',
    ' 1',
    '1.',
    '.5',
    '0x1',
    '1.0000001',
    '9'.repeat(79),
    `${2n ** 256n}`,
    null,
    undefined,
    Number.NaN,
    {},
  ])('%s', (amount) => {
    expect(code(() => read({ amount }))).toBe('INVALID_AMOUNT')
  })
})

describe('error: assets', () => {
  const asset = payAssets.baseUsdc
  test.each([
    undefined,
    null,
    'native',
    {},
    { ...asset, network: 'eip155' },
    { ...asset, network: 'eip155:0' },
    { ...asset, network: 'eip155:0x1' },
    { ...asset, network: 8453 },
    { ...asset, asset: '' },
    { ...asset, asset: 'NATIVE' },
    { ...asset, asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA0291' },
    // One letter in the other case: the checksum is wrong (EIP-55).
    { ...asset, asset: '0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913' },
    { ...asset, asset: solana },
    { ...asset, metadata: undefined },
    { ...asset, metadata: { ...asset.metadata, decimals: '6' } },
    { ...asset, metadata: { ...asset.metadata, decimals: 1.5 } },
    { ...asset, metadata: { ...asset.metadata, decimals: 256 } },
    { ...asset, metadata: { ...asset.metadata, symbol: '' } },
  ])('%j', (paymentAsset) => {
    expect(code(() => read({ paymentAsset }))).toBe('INVALID_ASSET')
  })

  test.each(['bip122:000000000019d6689c085ae165831e93', 'cosmos:hub'])(
    '%s',
    (network) => {
      const paymentAsset = { ...asset, network }
      expect(code(() => read({ paymentAsset }))).toBe('INVALID_CHAIN_NAMESPACE')
    },
  )
})

describe('error: recipients', () => {
  test.each([undefined, null, '', 5, {}])('%s', (recipient) => {
    expect(code(() => read({ recipient }))).toBe('INVALID_RECIPIENT')
  })

  test.each([
    solana,
    'vitalik.eth',
    recipient.slice(0, -1),
    ` ${recipient}`,
    recipient.replace('dA', 'Da'),
    payAssets.baseUsdc.asset,
  ])('%s', (to) => {
    expect(code(() => read({ recipient: to }))).toBe(
      'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    )
  })

  test.each([
    [payAssets.baseUsdc, `0x${'0'.repeat(40)}`],
    [payAssets.baseEth, `0X${'0'.repeat(40)}`],
    [payAssets.solanaUsdc, '1'.repeat(32)],
  ])('nobody: %o', (paymentAsset, recipient) => {
    expect(code(() => read({ paymentAsset, recipient }))).toBe(
      'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    )
  })

  test('an EVM address for a Solana asset', () => {
    const paymentAsset = payAssets.solanaUsdc
    expect(code(() => read({ paymentAsset }))).toBe(
      'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    )
    expect(read({ paymentAsset, recipient: solana }).namespace).toBe('solana')
  })
})

test.each([
  { choice: 'buy' },
  { openInNewTab: 'yes' },
  { payWithExchange: { includeOnly: 'binance' } },
  { payWithExchange: { exclude: [1] } },
  { redirectUrl: { success: 'javascript:alert(1)' } },
  { redirectUrl: { failure: 5 } },
])('error: %j', (more) => {
  expect(code(() => read(more))).toBe('INVALID_PAYMENT_CONFIG')
})

test.each([undefined, null, 'pay', 5])('error: options %s', (value) => {
  expect(code(() => readPayOptions(value as never))).toBe(
    'INVALID_PAYMENT_CONFIG',
  )
})

test('behavior: every preset is a valid asset with its own ID', () => {
  const assets = Object.values(payAssets)
  for (const paymentAsset of assets) {
    const isSolana = paymentAsset.network.startsWith('solana:')
    read({ paymentAsset, recipient: isSolana ? solana : recipient })
  }
  expect(new Set(assets.map(toAssetId)).size).toBe(assets.length)
  expect(assets).toHaveLength(14)
})

test('toAssetId: native coins', () => {
  const native = (network: string) => toAssetId({ network, asset: 'native' })
  expect(native('eip155:1')).toBe('eip155:1/slip44:60')
  expect(native('eip155:56')).toBe('eip155:56/slip44:714')
  expect(native('eip155:204')).toBe('eip155:204/slip44:714')
  expect(native('solana:x')).toBe('solana:x/slip44:501')
})

test('toAssetId: tokens', () => {
  expect(toAssetId({ network: 'eip155:1', asset: '0xAb' })).toBe(
    'eip155:1/erc20:0xAb',
  )
  expect(toAssetId({ network: 'solana:x', asset: 'Mint' })).toBe(
    'solana:x/token:Mint',
  )
})

describe('toExactAmount', () => {
  test.each([
    [5, '5'],
    [0.25, '0.25'],
    [1234.5, '1234.5'],
    [9007199254740991, '9007199254740991'],
    ['0.1', '0.1'],
  ])('default: %s', (amount, text) => {
    expect(toExactAmount(amount)).toBe(text)
  })

  test.each([
    0.1,
    1.1,
    19.99,
    1e21,
    1e-7,
    2 ** 53 + 2,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('error: %s', (amount) => {
    expect(code(() => toExactAmount(amount))).toBe('INVALID_AMOUNT')
  })
})
