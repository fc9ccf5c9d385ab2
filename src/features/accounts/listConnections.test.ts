import { expect, test } from 'vitest'
import type { Account } from '../../core/account/account.js'
import type { Wallet } from '../../core/wallet.js'
import { listConnections } from './listConnections.js'

function createAccount(uid: string, isActive: boolean, address = '0x1') {
  return {
    namespace: uid.startsWith('solana') ? 'solana' : 'eip155',
    address,
    connector: { id: `id ${uid}`, name: uid, type: 'injected', uid },
    isActive,
  } as Account
}

function createWallet(id: string, wallet: Partial<Wallet> = {}) {
  return {
    namespace: 'eip155',
    id,
    name: id,
    type: 'ANNOUNCED',
    isRecent: true,
    connectorUid: `uid ${id}`,
    ...wallet,
  } as Wallet
}

const read = (parameters: Parameters<typeof listConnections>[0]) =>
  listConnections(parameters).map(
    ({ accounts, connector, status }) =>
      `${connector.name} ${status} ${accounts.length}`,
  )

test('default: one active connection per namespace', () => {
  const accounts = [
    createAccount('base', false),
    createAccount('fox', true),
    createAccount('fox', false, '0x2'),
    createAccount('solana:Opal', true),
  ]
  expect(read({ accounts, wallets: [] })).toEqual([
    'fox active 2',
    'solana:Opal active 1',
    'base connected 1',
  ])
})

test('behavior: recent wallets that are not connected come last', () => {
  const accounts = [createAccount('fox', true)]
  const wallets = [
    createWallet('id fox'),
    createWallet('gone'),
    createWallet('other', { isRecent: false }),
    createWallet('both', {
      entries: [{ namespace: 'eip155', id: 'x', connectorUid: 'fox' }],
    }),
  ]
  expect(read({ accounts, wallets })).toEqual([
    'fox active 1',
    'gone disconnected 0',
  ])
  const [, gone] = listConnections({ accounts, wallets })
  expect(gone?.wallet).toBe(wallets[1])
})

test('param: peer: uses the name of the WalletConnect peer, listed once', () => {
  const account = createAccount('wc', true)
  const accounts = [
    {
      ...account,
      connector: { ...account.connector, id: 'walletConnect' },
    },
  ]
  const peer = {
    name: 'Rainbow Wallet',
    description: '',
    url: undefined,
    icon: undefined,
  }
  const wallets = [
    createWallet('Rainbow', { type: 'WALLET_CONNECT' }),
    createWallet('Zerion', { type: 'WALLET_CONNECT' }),
  ]
  expect(listConnections({ accounts, peer, wallets })).toMatchObject([
    { connector: { id: 'walletConnect', name: 'Rainbow Wallet', uid: 'wc' } },
    { connector: { name: 'Zerion' }, status: 'disconnected' },
  ])
})
