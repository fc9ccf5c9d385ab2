import { connect, createConfig } from '@wagmi/core'
import { http, stringToHex } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { parseAmount } from '../core/amount/parseAmount.js'
import { createKit, type Kit } from '../createKit.js'
import { getBalances } from './getBalances.js'
import { getOnrampOptions } from './getOnrampOptions.js'
import { getOnrampQuote } from './getOnrampQuote.js'
import { getOnrampUrl } from './getOnrampUrl.js'
import { getOriginStatus } from './getOriginStatus.js'
import { getProjectFeatures } from './getProjectFeatures.js'
import { getProjectLimits } from './getProjectLimits.js'
import { getSmartSessions } from './getSmartSessions.js'
import { revokePermissions } from './revokePermissions.js'

/** Fourth account of every development node. */
const buyer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let services: Awaited<ReturnType<typeof startServices>>
let kit: Kit

beforeAll(async () => {
  services = await startServices({
    ports: 'free',
  })
  const { chain, projectId, urls } = services
  const wallet = createWallet({
    accounts: () => [buyer],
    chainId: anvil.id,
    intercept(request, send) {
      if (request.method !== 'wallet_revokePermissions') return send(request)
      const { pci } = request.params as unknown as { pci: string }
      const message = stringToHex(`Revoke app permission ${pci}`)
      return send({ method: 'personal_sign', params: [message, buyer] })
    },
    url: chain.rpcUrl,
  })
  const config = createConfig({
    chains: [anvil],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [anvil.id]: http(chain.rpcUrl) },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  kit = createKit({
    config,
    hosts: { api: urls.api, explorer: urls.api, onramp: urls.onramp },
    onramp: { meldPublicKey: 'local' },
    projectId,
  })
}, 60_000)

afterAll(() => services?.stop())

/** Returns the buyer's dollars in base units. */
async function readDollars() {
  const { balances } = await getBalances(kit, { forceUpdate: true })
  const row = balances.find(({ symbol }) => symbol === 'USDL')
  return parseAmount(row?.quantity.numeric ?? '0', 6)
}

/** Submits the form of the provider's page, as a browser would. */
async function buy(url: string) {
  const page = await fetch(url)
  const text = await page.text()
  const read = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(text)?.[1] ?? ''
  const form = {
    amount: read('amount'),
    asset: read('asset'),
    currency: 'USD',
    method: 'card',
  }
  const body = new URLSearchParams(form)
  return fetch(page.url, { method: 'POST', body })
}

test('default: a purchase at a price raises the balance by it', async () => {
  const { isFallback, paymentCurrencies, purchaseCurrencies } =
    await getOnrampOptions(kit)
  expect(isFallback).toBe(false)
  const paymentCurrency = paymentCurrencies.find(({ id }) => id === 'USD')
  const purchaseCurrency = purchaseCurrencies.find(
    ({ symbol }) => symbol === 'USDL',
  )
  if (!paymentCurrency || !purchaseCurrency) throw new Error('no currency')
  const purchase = { amount: '123.45', paymentCurrency, purchaseCurrency }
  const quote = await getOnrampQuote(kit, purchase)
  expect(quote).toMatchObject({
    estimated: false,
    paymentTotal: { amount: '123.45', currency: 'USD' },
  })
  const before = await readDollars()
  const { url } = await getOnrampUrl(kit, {
    ...purchase,
    provider: 'coinbase',
    quote,
  })
  expect(new URL(url).origin).toBe(services.urls.onramp)
  expect((await buy(url)).ok).toBe(true)
  const bought = parseAmount(quote?.purchaseAmount.amount ?? '', 6)
  expect(bought).toBeGreaterThan(0n)
  expect(await readDollars()).toBe(before + bought)
})

test('default: URL of the other provider', async () => {
  const { url } = await getOnrampUrl(kit, { provider: 'meld' })
  const before = await readDollars()
  expect((await buy(url)).ok).toBe(true)
  expect(await readDollars()).toBeGreaterThan(before)
})

test('error: no URL for an account that is not connected', async () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await expect(
    getOnrampUrl(kit, { address, provider: 'coinbase' }),
  ).rejects.toMatchObject({ code: 'ONRAMP_ACCOUNT_UNKNOWN' })
})

test('default: a smart session is taken back by its owner', async () => {
  const { pci } = await services.control.addSession({ address: buyer })
  const list = async () => (await getSmartSessions(kit)).sessions
  expect(await list()).toMatchObject([{ pci, status: 'active' }])
  expect(await revokePermissions(kit, { pci })).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci, status: 'revoked' }])
})

test('default: features, limits and origins of the project', async () => {
  expect(await getProjectFeatures(kit)).toMatchObject({
    email: true,
    isRemote: true,
  })
  expect(await getProjectLimits(kit)).toMatchObject({ isUsageExceeded: false })
  const origin = 'http://app.localhost:4100'
  expect((await getOriginStatus(kit, { origin })).origins).toBeInstanceOf(Array)
})
