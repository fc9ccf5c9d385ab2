import { erc20Abi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { parseAssets } from '../../../src/features/balances/parseAssets.js'
import { createPrices } from '../../wallet/src/node/createPrices.js'
import { createRpc } from '../../wallet/src/node/createRpc.js'
import { getAssets } from '../../wallet/src/node/getAssets.js'
import { loadConfig } from '../../wallet/src/node/loadConfig.js'
import { createDevWallet } from '../src/chain/createDevWallet.js'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

const { get, walletUrl } = setupServices()

/** The frame's own parts on the real services, and an account with money. */
async function setup() {
  const config = await loadConfig({
    fetch: ((path: string) =>
      fetchLocal(`${walletUrl()}${path}`)) as typeof fetch,
    projectId: 'local',
  })
  const { address } = privateKeyToAccount(generatePrivateKey())
  const [chain] = get().chains
  if (!chain) throw new Error('no chain')
  const from = createDevWallet(chain)
  const { gold } = get().tokens
  const hashes = [
    await from.sendTransaction({ to: address, value: parseEther('2') }),
    await from.writeContract({
      address: gold.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [address, 3n * 10n ** BigInt(gold.decimals)],
    }),
  ]
  for (const hash of hashes)
    await from.waitForTransactionReceipt({ checkReplacement: false, hash })
  const readPrices = createPrices({
    apiUrl: config.apiUrl,
    fetch: fetchLocal as typeof fetch,
    projectId: 'local',
  })
  const ask = (filter: object = {}) =>
    getAssets({
      ...{ address, chains: config.chains, readPrices },
      params: [{ account: address, ...filter }],
      rpc: createRpc({ fetch: fetchLocal as typeof fetch }),
    })
  return { address, ask, gold }
}

describe('wallet_getAssets', () => {
  test('default: the same figures as the balances of the API', async () => {
    const { address, ask, gold } = await setup()
    const answer = await ask({ chainFilter: ['0x7a69'] })
    expect(Object.keys(answer)).toEqual(['0x7a69'])
    const assets = parseAssets(answer, { chainId: 31_337 })
    const response = await fetch(
      `${get().urls.api}/v1/account/${address}/balance?projectId=local&currency=usd&chainId=eip155:31337`,
    )
    const { balances } = (await response.json()) as {
      balances: { address?: string; price: number; symbol: string }[]
    }
    expect(assets).toHaveLength(2)
    const sort = <item extends { symbol: string }>(items: readonly item[]) =>
      [...items].sort((a, b) => a.symbol.localeCompare(b.symbol))
    expect(sort(assets ?? [])).toMatchObject(
      sort(balances).map(({ address: id, price, ...balance }) => ({
        ...balance,
        ...(id && { address: id }),
        price,
      })),
    )
    expect(sort(assets ?? [])[1]).toMatchObject({
      address: `eip155:31337:${gold.address}`,
      quantity: { numeric: '3' },
    })
    expect(assets?.every(({ price }) => price > 0)).toBe(true)
  })

  test('param: assetFilter, assetTypeFilter', async () => {
    const { ask, gold } = await setup()
    const [chain, other] = get().chains
    const key = toHex(chain?.id ?? 0)
    const tokens = await ask({ assetTypeFilter: ['ERC20'] })
    expect(tokens[key]).toMatchObject([{ address: gold.address }])
    expect(tokens[toHex(other?.id ?? 0)]).toEqual([])
    const listed = { [key]: [{ address: gold.address, type: 'ERC20' }] }
    expect(await ask({ assetFilter: listed })).toMatchObject({
      [key]: [{ address: gold.address, type: 'ERC20' }],
    })
  })

  test('error: the API is away, so nothing has a price', async () => {
    const { ask } = await setup()
    get().control.setFault({
      service: 'api',
      mode: '500',
      path: '/v1/fungible/price',
    })
    const answer = await ask({ chainFilter: ['0x7a69'] })
    expect(JSON.stringify(answer)).not.toContain('price')
    expect(parseAssets(answer, { chainId: 31_337 })).toBeUndefined()
  })
})
