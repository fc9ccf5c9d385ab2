import { beforeEach, expect, test } from 'vitest'
import { setupWallets } from '../../../test/setup/wallet/setupWallets.js'
import type { Wallet } from '../../core/wallet.js'
import { getWalletHints } from '../wallets/getWalletHints.js'
import { rememberWallet } from './rememberWallet.js'

const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  ...{ connectorUid: 'uid', hint: undefined, icon: undefined, id },
  ...{ group: 'recommended', isInstalled: false, isRecent: false },
  ...{ key: `explorer:${id}`, name: id, namespace: 'eip155' },
  type: 'WALLET_CONNECT',
  ...more,
})
let kit: ReturnType<typeof setupWallets>['kit']
beforeEach(() => {
  kit = setupWallets().kit
})
const ids = async () => (await getWalletHints(kit)).recent.map(({ id }) => id)

test('default: keeps the last two without reordering', async () => {
  rememberWallet(kit, wallet('a'))
  rememberWallet(kit, wallet('b'))
  rememberWallet(kit, wallet('a'))
  expect(await ids()).toEqual(['b', 'a'])
  rememberWallet(kit, wallet('c'))
  expect(await ids()).toEqual(['c', 'b'])
})

test('behavior: stores what is needed to connect again', async () => {
  const links = { mobile: 'fox://', universal: 'https://fox.example' }
  const more = { chains: ['eip155:1'], explorerId: 'a', links, order: 3 }
  rememberWallet(kit, wallet('a', { ...more, icon: 'https://a.example/i' }))
  const { recent } = await getWalletHints(kit)
  expect(recent).toMatchObject([
    { ...more, group: 'recent', icon: 'https://a.example/i', isRecent: true },
  ])
})

test('behavior: stores only wallets connected through WalletConnect', async () => {
  rememberWallet(kit, wallet('a', { type: 'ANNOUNCED' }))
  rememberWallet(kit, wallet('walletConnect'))
  expect(await ids()).toEqual([])
})

test('error: validates stored entries', async () => {
  kit.storage.set('recentWallets', [
    null,
    'text',
    { id: '', name: 'A', namespace: 'eip155' },
    { id: 'b', name: 7, namespace: 'eip155' },
    { id: 'c', name: 'C', namespace: 'cosmos' },
    {
      ...{ chains: 'x', icon: 'javascript:alert(1)', id: 'd', order: -1 },
      links: { homepage: 'fox://', mobile: 'javascript:alert(1)' },
      ...{ name: '\u202eD', namespace: 'solana', rdns: {} },
    },
    { id: 'e', name: 'E', namespace: 'eip155' },
    { id: 'f', name: 'F', namespace: 'eip155' },
  ])
  const { recent } = await getWalletHints(kit)
  expect(recent).toMatchObject([
    {
      ...{ chains: undefined, icon: undefined, id: 'd', links: undefined },
      ...{ name: 'D', namespace: 'solana', order: undefined, rdns: undefined },
    },
    { id: 'e' },
  ])
  rememberWallet(kit, wallet('g'))
  expect(await ids()).toEqual(['g', 'd'])
})
