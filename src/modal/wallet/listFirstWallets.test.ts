import { expect, test } from 'vitest'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import { popularWallets } from '../../core/options/popularWallets.js'
import type { Wallet } from '../../core/wallet.js'
import { listConnectors } from '../../wallets/listConnectors.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'
import { listFirstWallets } from './listFirstWallets.js'

const walletConnect = {
  id: WALLET_CONNECT_ID,
  name: 'WalletConnect',
  type: WALLET_CONNECT_ID,
  uid: 'pairing',
}
const announce = (name: string, rdns: string) => ({
  id: rdns,
  name,
  rdns,
  type: 'injected',
  uid: rdns,
})

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function fill(
  parameters: Partial<listFirstWallets.Parameters> & {
    connectors?: listConnectors.Parameters['connectors']
  } = {},
) {
  const { connectors = [], ...rest } = parameters
  return listFirstWallets({
    connectorUid: 'pairing',
    hasAll: true,
    networks: ['eip155:1', 'eip155:8453'],
    wallets: listConnectors({ connectors: [walletConnect, ...connectors] }),
    ...rest,
  })
}
const list = (parameters?: Parameters<typeof fill>[0]) =>
  fill(parameters).wallets
const toNames = (wallets: readonly Wallet[]) => wallets.map(({ name }) => name)

test('default: adds three wallets that are not installed', () => {
  const wallets = list()
  expect(toNames(wallets)).toEqual([
    'WalletConnect',
    ...['MetaMask', 'Coinbase Wallet', 'Phantom'],
  ])
  expect(wallets.every(({ isInstalled }) => !isInstalled)).toBe(true)
  expect(wallets[1]).toMatchObject({
    chains: ['eip155:1', 'eip155:8453'],
    connectorUid: 'pairing',
    rdns: 'io.metamask',
    type: 'WALLET_CONNECT',
  })
})

test('behavior: installed wallets come first and leave fewer places', () => {
  const connectors = [
    announce('Fjord', 'example.fjord'),
    announce('MetaMask', 'io.metamask'),
  ]
  expect(toNames(list({ connectors }))).toEqual([
    ...['Fjord', 'MetaMask', 'WalletConnect'],
    'Coinbase Wallet',
  ])
})

test('behavior: does not repeat a recently used wallet', () => {
  const [first] = popularWallets
  const recent = toRecentWallet({
    id: first?.explorerId,
    name: 'MetaMask',
    namespace: 'eip155',
  })
  const wallets = recent ? [recent] : []
  expect(toNames(list({ wallets }))).toEqual([
    ...['MetaMask', 'Coinbase Wallet', 'Phantom'],
  ])
})

test('behavior: returns a full list unchanged', () => {
  const connectors = ['a', 'b', 'c'].map((name) =>
    announce(name, `example.${name}`),
  )
  const wallets = listConnectors({ connectors })
  expect(list({ wallets })).toBe(wallets)
})

test('behavior: a wallet that only claims the name does not replace it', () => {
  const connectors = [announce('MetaMask', 'example.thief')]
  const named = list({ connectors }).filter(({ name }) => name === 'MetaMask')
  expect(named.map(({ hint }) => hint)).toEqual([
    'example.thief',
    'WalletConnect',
  ])
})

test('param: networks and namespace, adds only wallets that support them', () => {
  const names = ['Coinbase Wallet', 'Phantom', 'Trust Wallet']
  const networks = [solana]
  expect(toNames(list({ networks, wallets: [] }))).toEqual(names)
  expect(list({ networks: ['eip155:1', solana], wallets: [] })).toHaveLength(3)
  const asked = list({
    namespace: 'solana',
    networks: ['eip155:1', solana],
    wallets: [],
  })
  expect(asked.map(({ name, namespace }) => [name, namespace])).toEqual(
    names.map((name) => [name, 'solana']),
  )
  expect(list({ namespace: 'solana', wallets: [] })).toEqual([])
})

test('param: options and order', () => {
  const phantom = popularWallets.find(({ name }) => name === 'Phantom')
  expect(
    toNames(list({ options: { exclude: ['metamask', 'app.phantom'] } })),
  ).toEqual(['WalletConnect', 'Coinbase Wallet', 'Trust Wallet'])
  expect(
    toNames(list({ options: { include: [phantom?.explorerId ?? ''] } })),
  ).toEqual(['WalletConnect', 'Phantom'])
  expect(toNames(list({ order: ['recommended'] })).at(-1)).toBe('WalletConnect')
})

test('behavior: each is a known wallet with its known name', () => {
  for (const { explorerId, name } of popularWallets)
    expect(
      knownWallets.find((known) => known.explorerId === explorerId)?.names,
    ).toContain(name.toLowerCase())
})

const toRow = (id: string, rest: Partial<Wallet> = {}): Wallet => ({
  key: `explorer:${id}`,
  namespace: 'eip155',
  id,
  name: `Wallet ${id}`,
  icon: undefined,
  hint: undefined,
  type: 'WALLET_CONNECT',
  group: 'recommended',
  isInstalled: false,
  isRecent: false,
  connectorUid: 'pairing',
  explorerId: id,
  ...rest,
})
const [metaMask, coinbase] = popularWallets.map(({ explorerId }) => explorerId)

test('param: options.featured, popular wallets need no answer', () => {
  const options = { featured: [coinbase ?? ''] }
  const { asks, wallets } = fill({ options })
  expect(toNames(wallets)).toEqual([
    ...['WalletConnect', 'Coinbase Wallet', 'MetaMask', 'Phantom'],
  ])
  expect(wallets[1]?.group).toBe('featured')
  expect(asks).toEqual({ featured: false, recommended: false })
})

test('param: options.featured, holds the places of unknown wallets', () => {
  const options = { featured: ['a', metaMask ?? '', 'b'] }
  const before = fill({ options })
  expect(before.asks).toEqual({ featured: true, recommended: false })
  expect(toNames(before.wallets)).toEqual(['WalletConnect', '', 'MetaMask', ''])
  const explorer = { featured: [toRow('a'), toRow(metaMask ?? '')] }
  const after = fill({ explorer, options })
  // The explorer does not know `b`, so its place is free again.
  expect(toNames(after.wallets)).toEqual([
    ...['WalletConnect', 'Wallet a', `Wallet ${metaMask}`, 'Coinbase Wallet'],
  ])
  // The same requests, so that their answers stay in use.
  expect(after.asks).toEqual(before.asks)
})

test('behavior: installed wallets are not featured again', () => {
  const connectors = [announce('MetaMask', 'io.metamask')]
  const options = { featured: [metaMask ?? ''] }
  const names = toNames(list({ connectors, options }))
  expect(names.filter((name) => name === 'MetaMask')).toHaveLength(1)
})

test('param: explorer.recommended fills what popular wallets leave', () => {
  const options = { include: ['a', 'b', 'c', 'd'] }
  const before = fill({ options })
  expect(before.asks).toEqual({ featured: false, recommended: true })
  expect(toNames(before.wallets)).toEqual(['WalletConnect'])
  const recommended = ['a', 'b', 'c', 'd'].map((id) => toRow(id))
  const after = fill({ explorer: { recommended }, options })
  expect(toNames(after.wallets)).toEqual([
    ...['WalletConnect', 'Wallet a', 'Wallet b', 'Wallet c'],
  ])
  expect(after.asks).toEqual(before.asks)
})

test('param: hasAll, without it only featured wallets are added', () => {
  const { asks, wallets } = fill({
    explorer: { featured: [toRow('a')] },
    hasAll: false,
    options: { featured: ['a'] },
  })
  expect(toNames(wallets)).toEqual(['WalletConnect', 'Wallet a'])
  expect(asks.recommended).toBe(false)
})

test('param: order applies to featured wallets', () => {
  const options = { featured: [coinbase ?? ''] }
  expect(toNames(list({ options, order: ['featured'] }))[0]).toBe(
    'Coinbase Wallet',
  )
  expect(toNames(list({ options, order: ['recommended'] }))).toEqual([
    ...['MetaMask', 'Phantom', 'WalletConnect', 'Coinbase Wallet'],
  ])
})
