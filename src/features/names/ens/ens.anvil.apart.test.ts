// A process of its own: it starts chains.
import { createConfig } from '@wagmi/core'
import { type Address, http } from 'viem'
import { anvil, base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDevWallet,
  type DevWallet,
} from '../../../../packages/devnet/src/chain/createDevWallet.js'
import {
  deployNames,
  type LocalName,
  type Names,
  registerLocalName,
} from '../../../../packages/devnet/src/chain/deployNames.js'
import { startAnvil } from '../../../../test/setup/chain/startAnvil.js'
import type { NameOptions } from '../../../core/names/nameOptions.js'
import { createKit } from '../../../createKit.js'
import { ens } from './ens.js'

const ada: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const onBase = 2_147_492_101

let node: Awaited<ReturnType<typeof startAnvil>>
let wallet: DevWallet
let names: Names

beforeAll(async () => {
  node = await startAnvil()
  wallet = createDevWallet({
    id: 31337,
    caipNetworkId: 'eip155:31337',
    name: 'Anvil',
    nativeCurrency: anvil.nativeCurrency,
    rpcUrl: node.url,
  })
  names = await deployNames(wallet)
})

afterAll(() => node.stop())

const register = (local: LocalName) => registerLocalName(wallet, names, local)

function setup(options: NameOptions = {}, url = node.url) {
  const config = createConfig({
    chains: [mainnet, base],
    storage: null,
    transports: { [mainnet.id]: http(url), [base.id]: http(url) },
  })
  const universalResolver = names.universalResolver
  return createKit({
    config,
    names: { ens: { transport: url, universalResolver }, ...options },
    projectId: 'test',
  })
}

test('default: address of a name, in any case', async () => {
  await register({ name: 'ada.eth', addresses: { 60: ada } })
  const kit = setup()
  expect(await ens.findAddress(kit, { chainId: 1, name: 'Ada.ETH' })).toEqual({
    value: ada,
  })
})

test('behavior: the record of the chain comes first', async () => {
  await register({ name: 'two.eth', addresses: { 60: ada, [onBase]: bob } })
  const kit = setup()
  const find = async (chainId: number) =>
    (await ens.findAddress(kit, { chainId, name: 'two.eth' })).value
  expect(await find(8453)).toBe(bob)
  expect(await find(10)).toBe(ada)
  expect(await find(1)).toBe(ada)
})

test('behavior: a contract of Ethereum is not paid on another chain', async () => {
  await register({ name: 'safe.eth', addresses: { 60: names.registry } })
  const kit = setup()
  const find = async (chainId: number) =>
    (await ens.findAddress(kit, { chainId, name: 'safe.eth' })).value
  expect((await find(1))?.toLowerCase()).toBe(names.registry.toLowerCase())
  expect(await find(8453)).toBeUndefined()
})

test('behavior: no address of names that nobody has, and invalid ones', async () => {
  const kit = setup()
  const found = { value: undefined }
  for (const name of [
    'nobody.eth',
    'a.nobody.eth',
    'vit\u0430lik.eth',
    'a_.eth',
  ])
    expect(await ens.findAddress(kit, { chainId: 1, name })).toEqual(found)
})

test('default: the primary name of an address', async () => {
  await register({ name: 'first.eth', addresses: { 60: ada }, primary: [60] })
  const kit = setup()
  const find = async (chainId: number) =>
    (await ens.findName(kit, { address: ada, chainId })).value
  expect(await find(1)).toBe('first.eth')
  // Without a name of its own, the chain shows that of Ethereum.
  expect(await find(8453)).toBe('first.eth')
  await register({
    name: 'ada.base.eth',
    addresses: { [onBase]: ada },
    primary: [onBase],
  })
  expect(await find(8453)).toBe('ada.base.eth')
  expect(await find(1)).toBe('first.eth')
})

test('behavior: a name that resolves to another address is not shown', async () => {
  const claim = { name: 'vitalik.eth', addresses: { 60: bob } }
  await register({ ...claim, primary: [60] })
  const kit = setup()
  const find = () => ens.findName(kit, { address: bob, chainId: 1 })
  expect(await find()).toEqual({ value: 'vitalik.eth' })
  await register({ ...claim, addresses: { 60: ada } })
  expect(await find()).toEqual({ value: undefined })
})

test('behavior: a name that is not normalized is not shown', async () => {
  const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const local = { addresses: { 60: carol }, primary: [60] } as const
  await register({ ...local, name: 'Carol.eth' })
  const kit = setup()
  const find = () => ens.findName(kit, { address: carol, chainId: 1 })
  expect(await find()).toEqual({ value: undefined })
  await register({ ...local, name: 'carol.eth' })
  expect(await find()).toEqual({ value: 'carol.eth' })
})

test('default: text records and picture', async () => {
  const picture = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='
  const texts = { 'com.github': 'ada', avatar: picture }
  await register({ name: 'texts.eth', texts })
  const kit = setup()
  const keys = ['com.github', 'url']
  expect(await ens.findTexts(kit, { keys, name: 'texts.eth' })).toEqual({
    value: { 'com.github': 'ada' },
  })
  expect(await ens.findAvatar(kit, { name: 'texts.eth' })).toEqual({
    value: picture,
  })
  expect(await ens.findTexts(kit, { keys, name: 'nobody.eth' })).toEqual({
    value: {},
  })
})

test('param: gateways, asked only with the option', async () => {
  const { createServer } = await import('node:http')
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Content-Type', 'application/json')
    const data = `0x${ada.slice(2).toLowerCase().padStart(64, '0')}`
    response.end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const gateway = `http://127.0.0.1:${port}/{sender}/{data}.json`
  await register({ name: 'far.base.eth', gateway })
  const name = 'far.base.eth'
  expect(await ens.findAddress(setup(), { chainId: 1, name })).toEqual({
    value: undefined,
  })
  expect(asked).toEqual([])
  const kit = setup({ gateways: true })
  expect(await ens.findAddress(kit, { chainId: 1, name })).toEqual({
    value: ada,
  })
  expect(asked).toHaveLength(1)
  await new Promise((resolve) => server.close(resolve))
  expect(await ens.findAddress(kit, { chainId: 1, name })).toEqual({
    isUnreachable: true,
    value: undefined,
  })
})

test('error: a node that is down throws nothing', async () => {
  const kit = setup({}, 'http://127.0.0.1:9')
  const answer = { isUnreachable: true, value: undefined }
  const name = 'ada.eth'
  expect(await ens.findAddress(kit, { chainId: 1, name })).toEqual(answer)
  expect(await ens.findName(kit, { address: ada, chainId: 1 })).toEqual(answer)
  expect(await ens.findTexts(kit, { keys: ['url'], name })).toEqual(answer)
})

test('behavior: aborts with the reason of the signal', async () => {
  const signal = AbortSignal.abort(new Error('left'))
  const read = ens.findName(setup(), { address: ada, chainId: 1, signal })
  await expect(read).rejects.toThrow('left')
})
