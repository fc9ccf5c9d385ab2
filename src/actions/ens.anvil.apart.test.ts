// A process of its own: it starts a chain.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  createDevWallet,
  type DevWallet,
} from '../../packages/devnet/src/chain/createDevWallet.js'
import {
  deployNames,
  type LocalName,
  type Names,
  registerLocalName,
} from '../../packages/devnet/src/chain/deployNames.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createEvmKit, evmPayer } from '../../test/setup/kit/createEvmKit.js'
import type { NameOptions } from '../core/names/nameOptions.js'
import { getIdentity } from './getIdentity.js'
import { getName } from './getName.js'
import { getNameTexts } from './getNameTexts.js'
import { resolveName } from './resolveName.js'
import { sendToken } from './sendToken.js'

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const picture = 'data:image/png;base64,iVBORw0KGgo='
const chainId = 31_337

let node: Awaited<ReturnType<typeof startAnvil>>
let wallet: DevWallet
let names: Names

beforeAll(async () => {
  node = await startAnvil()
  wallet = createDevWallet({
    id: chainId,
    caipNetworkId: `eip155:${chainId}`,
    name: 'Anvil',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: node.url,
  })
  names = await deployNames(wallet)
  await register({
    name: 'ada.eth',
    addresses: { 60: ada },
    primary: [60],
    texts: { avatar: picture, url: 'https://ada.example' },
  })
})

afterAll(() => node.stop())
afterEach(() => void vi.unstubAllGlobals())

const register = (local: LocalName) => registerLocalName(wallet, names, local)

/** The API knows `identity` of every address, or fails. */
async function setup(options: NameOptions = {}, identity?: object) {
  const fetchNode = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(url).startsWith(node.url)) return fetchNode(url, init)
    const { pathname } = new URL(url)
    if (pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:31337', 'eip155:1'] })
    return identity
      ? Response.json(identity)
      : Response.json({}, { status: 400 })
  })
  const { universalResolver } = names
  const ens = { transport: node.url, universalResolver }
  return createEvmKit({
    kit: { hosts: { api: 'http://api.localhost' }, names: { ens, ...options } },
    url: node.url,
  })
}

test('default: the first source with a name wins', async () => {
  const ask = async (options: NameOptions, identity?: object) => {
    const { kit } = await setup(options, identity)
    return getIdentity(kit, { address: ada, chainId: 1 })
  }
  const identity = { avatar: 'https://pictures.example/a.png', name: 'ada' }
  expect(await ask({}, identity)).toMatchObject({ name: 'ada', source: 'api' })
  const byEns = await ask({ order: ['ens', 'api'] }, identity)
  expect(byEns).toEqual({
    avatar: undefined,
    isSupported: true,
    name: 'ada.eth',
    source: 'ens',
  })
  // The API has none, or fails.
  expect((await ask({}, { avatar: null, name: null })).name).toBe('ada.eth')
  expect((await ask({})).name).toBe('ada.eth')
  await expect(ask({ order: ['api'] })).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
  })
})

test('param: avatars, read only with the option', async () => {
  const { kit } = await setup({ avatars: true, order: ['ens'] })
  const found = await getIdentity(kit, { address: ada, chainId })
  expect(found.avatar).toBe(picture)
})

test('default: the address of a name, normalized', async () => {
  const { kit } = await setup()
  expect(await getName(kit, { chainId, name: 'ADA.eth' })).toEqual({
    address: ada,
    isSupported: true,
    name: 'ada.eth',
    record: undefined,
    source: 'ens',
  })
  expect(await resolveName(kit, { chainId, name: 'ada.eth' })).toEqual({
    address: ada,
    name: 'ada.eth',
  })
  // An invisible character is marked, although the name resolves.
  const hidden = await getName(kit, { chainId, name: 'ad\u200ba.eth' })
  expect(hidden.warning).toBe('invisible')
  const mixed = await getName(kit, { chainId, name: '\u0430da.eth' })
  expect(mixed).toMatchObject({ address: undefined, warning: 'mixedScripts' })
})

test('default: text records', async () => {
  const { kit } = await setup()
  expect(
    await getNameTexts(kit, { keys: ['url', 'email'], name: 'ada.eth' }),
  ).toEqual({ texts: { url: 'https://ada.example' } })
  const kitName = { keys: ['url'], name: 'ada.reown.id' }
  expect(await getNameTexts(kit, kitName)).toEqual({ texts: {} })
})

test('default: pays a name, unless it has moved since it was shown', async () => {
  const { kit } = await setup()
  const send = { amount: '0.5', to: 'ada.eth', token: 'native' } as const
  const before = await wallet.getBalance({ address: ada })
  const sent = await sendToken(kit, { ...send, toAddress: ada })
  expect(sent.hash).toMatch(/^0x/)
  const after = await wallet.getBalance({ address: ada })
  expect(after - before).toBe(5n * 10n ** 17n)
  await register({ name: 'moved.eth', addresses: { 60: bob } })
  const moved = { ...send, to: 'moved.eth', toAddress: ada }
  await expect(sendToken(kit, moved)).rejects.toMatchObject({
    address: bob,
    code: 'RECEIVER_CHANGED',
    sentToNetwork: 'no',
  })
  await expect(
    sendToken(kit, { ...send, to: 'nobody.eth' }),
  ).rejects.toMatchObject({ code: 'NAME_NOT_FOUND', sentToNetwork: 'no' })
})

test('error: a node of ENS that is down sends nothing', async () => {
  const { kit } = await setup({ ens: 'http://127.0.0.1:9' })
  expect(await getName(kit, { chainId, name: 'ada.eth' })).toMatchObject({
    address: undefined,
    isUnreachable: true,
  })
  const send = {
    account: evmPayer,
    amount: '1',
    to: 'ada.eth',
    token: 'native',
  }
  await expect(sendToken(kit, send)).rejects.toMatchObject({
    code: 'REQUEST_TIMED_OUT',
    sentToNetwork: 'no',
  })
})
