import { describe, expect, test } from 'vitest'
import { safeMethods } from '../../../src/frame/protocol/policy.js'
import { createWalletPage } from '../../setup/frame/createWalletPage.js'
import { listMethods } from './listMethods.js'

/*
 * Which requests get a signature from the local wallet's page without the
 * user's approval. The keys are instrumented: everything they sign is
 * recorded.
 */
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const typedData = {
  domain: { name: 'n', chainId: 31337 },
  message: { text: 't' },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
}
const evm = { chainId: 'eip155:31337' }
const solana = { chainId: 'solana:localnet' }
const { approved, refused } = listMethods()

type Page = ReturnType<typeof createWalletPage>

/** Params that are valid for some signing method. */
const toParams = ({ account, solanaKey }: Page) => [
  ['0x68656c6c6f', account.address],
  [account.address, '0x68656c6c6f'],
  [account.address, typedData],
  [account.address, JSON.stringify(typedData)],
  [{ from: account.address, to: bob, value: '0x1' }],
  [{ calls: [{ to: bob, value: '0x1' }] }],
  { message: 'StV1DL6CwTryKyV', pubkey: solanaKey.address },
]

const summary = { asked: 0, signed: 0 }

describe('without an approval', () => {
  test('behavior: no method name and no shape reaches the signer', async () => {
    const rows = [...refused, ...safeMethods]
    expect(refused.length).toBeGreaterThanOrEqual(450)
    expect(rows.length).toBeGreaterThanOrEqual(500)
    const page = createWalletPage({ verdict: 'reject' })
    const forms = toParams(page)
    for (const [index, method] of rows.entries()) {
      // Each with params in rotation, and with the first ones.
      const fits = [forms[index % forms.length], forms[0]]
      for (const params of fits)
        for (const chain of [evm, solana]) {
          summary.asked++
          await page.request(method, params, chain).catch(() => {})
        }
    }
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
  })

  test('behavior: no shape around the request reaches the signer', async () => {
    const page = createWalletPage({ verdict: 'reject' })
    const [params] = toParams(page)
    const good = { method: 'personal_sign', params, ...evm }
    const poison = JSON.parse(
      '{"__proto__":{"method":"personal_sign"},"params":["0x00"],"chainId":1}',
    )
    const inherited = Object.create({ method: 'personal_sign', params })
    for (const payload of [
      [good],
      [good, good],
      { 0: good, length: 1 },
      { jsonrpc: '2.0', id: 1, result: good },
      { request: good },
      { ...good, method: 'eth_call', params: [good] },
      { ...good, method: 'eth_chainId', 'method ': 'personal_sign' },
      { ...evm, METHOD: 'personal_sign', params },
      poison,
      inherited,
      JSON.stringify(good),
      new Map(Object.entries(good)),
      null,
      undefined,
    ]) {
      summary.asked++
      await page.ask('RPC_REQUEST', payload)
    }
    expect(page.cards).toEqual([])
    expect(page.signed).toEqual([])
  })

  test('behavior: signing methods do not sign without an approval', async () => {
    const page = createWalletPage({ verdict: 'reject' })
    for (const method of approved)
      for (const params of toParams(page))
        for (const chain of [evm, solana]) {
          summary.asked++
          await page.request(method, params, chain).catch(() => {})
        }
    expect(page.cards.length).toBeGreaterThan(0)
    expect(page.signed).toEqual([])
    console.log(
      `${summary.asked} requests, ${refused.length + safeMethods.size + approved.length} names: 0 signatures without an approval`,
    )
  })
})

test('default: with an approval, each of them signs', async () => {
  const page = createWalletPage()
  const [message, , data, json, transaction, calls, solanaMessage] =
    toParams(page)
  for (const [method, params, chain, kind] of [
    ['personal_sign', message, evm, 'signMessage'],
    ['eth_signTypedData_v4', data, evm, 'signTypedData'],
    ['eth_signTypedData_v4', json, evm, 'signTypedData'],
    ['eth_sendTransaction', transaction, evm, 'signTransaction'],
    ['wallet_sendCalls', calls, evm, 'signTransaction'],
    ['solana_signMessage', solanaMessage, solana, 'solana'],
  ] as const) {
    const before = page.signed.length
    await page.request(method, params, chain)
    await new Promise(setImmediate)
    expect(page.signed.slice(before).map((one) => one.kind)).toEqual([kind])
  }
  expect(page.cards).toHaveLength(6)
})
