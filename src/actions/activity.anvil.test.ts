import { QueryClient } from '@tanstack/react-query'
import { type Config, connect, createConfig } from '@wagmi/core'
import { createTestClient, createWalletClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { expect, test } from 'vitest'
import { setupServices } from '../../packages/devnet/test/setupServices.js'
import { createSigner } from '../../test/setup/wallet/createSigner.js'
import { createKit } from '../createKit.js'
import { activityInfiniteQueryOptions } from '../query/activity.js'
import { getActivity } from './getActivity.js'
import { getIdentity } from './getIdentity.js'
import { getNameAvailability } from './getNameAvailability.js'
import { getNativeBalance } from './getNativeBalance.js'
import { getNfts } from './getNfts.js'
import { getReverseNames } from './getReverseNames.js'
import { registerName } from './registerName.js'
import { resolveName } from './resolveName.js'

const services = setupServices()
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function setup() {
  const { chain, projectId, urls } = services.get()
  const key = generatePrivateKey()
  const { address, connector } = createSigner({ key })
  const config: Config = createConfig({
    chains: [{ ...anvil, testnet: false }],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [anvil.id]: http(chain.rpcUrl) },
  })
  const kit = createKit({ config, hosts: { api: urls.api }, projectId })
  const [first] = config.connectors
  if (first) await connect(config, { connector: first })
  return { address, key, kit, rpcUrl: chain.rpcUrl }
}

/** Sends ETH from a test account; returns the hashes in order. */
async function transfer(parameters: {
  count: number
  key: Hex
  rpcUrl: string
}) {
  const { count, key, rpcUrl } = parameters
  const account = privateKeyToAccount(key)
  const options = { account, chain: anvil, transport: http(rpcUrl) }
  const wallet = createWalletClient(options)
  const { address } = account
  await createTestClient({ ...options, mode: 'anvil' }).setBalance({
    address,
    value: 10n ** 18n,
  })
  const hashes: Hex[] = []
  for (let nonce = 0; nonce < count; nonce++)
    hashes.push(
      await wallet.sendTransaction({
        gas: 21_000n,
        maxFeePerGas: 2n * 10n ** 9n,
        maxPriorityFeePerGas: 10n ** 9n,
        nonce,
        to: receiver,
        value: 1n + BigInt(nonce),
      }),
    )
  return hashes
}

test('activity: pages through 250 transfers without gaps or duplicates', async () => {
  const { address, key, kit, rpcUrl } = await setup()
  const hashes = await transfer({ count: 250, key, rpcUrl })
  const seen: string[] = []
  const amounts: (string | undefined)[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await getActivity(kit, { cursor })
    seen.push(...page.activities.map(({ hash }) => hash))
    amounts.push(
      ...page.activities.map(({ transfers }) => transfers[0]?.amount),
    )
    expect(page).toMatchObject({ isSupported: true, partial: false })
    cursor = page.next
    pages++
  } while (cursor && pages < 50)
  expect(pages).toBeGreaterThan(1)
  expect(seen).toEqual([...hashes].reverse())
  // The last transfer is exactly 250 wei.
  expect(amounts[0]).toBe('0.00000000000000025')

  // Read the same way as the hook.
  const options = activityInfiniteQueryOptions(kit, {
    address,
    chainId: anvil.id,
  })
  const client = new QueryClient()
  const data = await client.fetchInfiniteQuery({ ...options, pages: 50 })
  const ids = data.pages.flatMap(({ activities }) =>
    activities.map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(250)
  expect(ids).toHaveLength(250)
}, 60_000)

test('NFTs: returns received ones, without spam', async () => {
  const { address, kit } = await setup()
  const { control } = services.get()
  const { tokenId } = await control.nft({ to: address })
  await control.nft({ spam: true, to: address })
  const { nfts, partial } = await getNfts(kit)
  expect(partial).toBe(false)
  expect(nfts).toMatchObject([
    {
      amount: '1',
      caipNetworkId: 'eip155:31337',
      contract: services.get().contracts.nft,
      tokenId: String(tokenId),
    },
  ])
})

test('names: registers, resolves and looks up by address', async () => {
  const { address, kit } = await setup()
  const label = `ada-${address.slice(2, 10).toLowerCase()}`
  const name = `${label}.reown.id`
  expect(await getNameAvailability(kit, { name: label })).toMatchObject({
    isAvailable: true,
    name,
  })
  await expect(resolveName(kit, { name })).rejects.toMatchObject({
    code: 'NAME_NOT_FOUND',
  })
  expect(await registerName(kit, { name: label })).toEqual({
    address,
    caipNetworkId: 'eip155:31337',
    name,
    success: true,
  })
  const found = await resolveName(kit, { fresh: true, name })
  expect(found).toEqual({ address, name })
  const { records } = await getReverseNames(kit)
  expect(records).toMatchObject([{ name }])
  expect((await getIdentity(kit)).name).toBe(name)
  expect((await getNameAvailability(kit, { name })).isAvailable).toBe(false)

  // The name is taken for everyone else.
  const other = await setup()
  await expect(registerName(other.kit, { name })).rejects.toMatchObject({
    code: 'NAME_REFUSED',
  })
  expect(await resolveName(other.kit, { name })).toEqual({ address, name })
})

test('native balance: reads the chain and adds the fiat value', async () => {
  const { key, kit, rpcUrl } = await setup()
  await transfer({ count: 0, key, rpcUrl })
  const { fiat, ...balance } = await getNativeBalance(kit)
  expect(balance).toEqual({
    amount: '1',
    currency: 'USD',
    decimals: 18,
    formatted: '1',
    name: 'Ether',
    symbol: 'ETH',
    value: '1000000000000000000',
  })
  expect(Number(fiat)).toBeGreaterThan(0)
})
