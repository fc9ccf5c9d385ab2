import { expect, test } from 'vitest'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { knownWallets } from '../../core/data/knownWallets.js'
import { popularWallets } from '../../core/options/popularWallets.js'
import { listConnectors } from '../../wallets/listConnectors.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'
import { addPopularWallets } from './addPopularWallets.js'

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

function list(
  parameters: Partial<addPopularWallets.Parameters> & {
    connectors?: listConnectors.Parameters['connectors']
  } = {},
) {
  const { connectors = [], ...rest } = parameters
  return addPopularWallets({
    connectorUid: 'pairing',
    networks: ['eip155:1', 'eip155:8453'],
    wallets: listConnectors({ connectors: [walletConnect, ...connectors] }),
    ...rest,
  })
}
const toNames = (wallets: ReturnType<typeof addPopularWallets>) =>
  wallets.map(({ name }) => name)

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
    popularWallets[0]?.explorerId,
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
