import { expect, test } from 'vitest'
import { defaultHosts } from '../../core/options.js'
import { devnet, localnet, mainnet, testnet } from '../clusters/clusters.js'
import { resolveClusters } from '../clusters/resolveClusters.js'
import { toCluster } from './toCluster.js'
import { toProposal } from './toProposal.js'

const oldMainnet = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const oldDevnet = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'

const rpcHost = 'https://rpc.example'
const clusters = resolveClusters([
  mainnet,
  { ...testnet, rpcUrl: 'https://test.example/key' },
  devnet,
  { ...localnet, rpcUrl: 'http://127.0.0.1:8899' },
])({ hosts: { ...defaultHosts, rpc: rpcHost }, projectId: 'test' })

const toUrl = (id: string) =>
  `${rpcHost}/v1/?chainId=${encodeURIComponent(id)}&projectId=test`

test('default', () => {
  expect(toProposal({ clusters, network: mainnet.id, rpcHost })).toEqual({
    chains: [
      mainnet.id,
      oldMainnet,
      testnet.id,
      devnet.id,
      oldDevnet,
      localnet.id,
    ],
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
    // URLs set by the app are not shared.
    rpcUrls: {
      [mainnet.id]: toUrl(mainnet.id),
      [oldMainnet]: toUrl(mainnet.id),
      [devnet.id]: toUrl(devnet.id),
      [oldDevnet]: toUrl(devnet.id),
    },
  })
})

test('param: network', () => {
  const { chains } = toProposal({ clusters, network: devnet.id, rpcHost })
  expect(chains.slice(0, 3)).toEqual([devnet.id, oldDevnet, mainnet.id])
  expect(chains).toHaveLength(6)
})

test('behavior: a cluster configured by its old id is listed once', () => {
  const both = resolveClusters([mainnet, { ...mainnet, id: oldMainnet }])({
    hosts: defaultHosts,
    projectId: 'test',
  })
  const { chains } = toProposal({
    clusters: both,
    network: mainnet.id,
    rpcHost,
  })
  expect(chains).toEqual([mainnet.id, oldMainnet])
  expect(toCluster(oldMainnet, both)).toBe(oldMainnet)
})

test.each([
  [mainnet.id, mainnet.id],
  [oldMainnet, mainnet.id],
  [oldDevnet, devnet.id],
  [localnet.id, localnet.id],
  ['solana:unknown', undefined],
  ['eip155:1', undefined],
])('behavior: resolves %s of a wallet to %s', (id, expected) => {
  expect(toCluster(id, clusters)).toBe(expected)
})

test('behavior: an old id does not resolve without its cluster', () => {
  expect(toCluster(oldMainnet, clusters.slice(1))).toBeUndefined()
})
