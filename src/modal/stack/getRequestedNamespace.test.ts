import { expect, test } from 'vitest'
import type { ModalEntry } from '../../core/modal/modal.js'
import { getRequestedNamespace } from './getRequestedNamespace.js'

const solana = { namespace: 'solana' } as const
const wallet = {
  view: 'ConnectingExternal',
  data: { namespace: 'eip155', walletId: 'a' },
} as const

test.each<[string, readonly ModalEntry[], string | undefined]>([
  ['default: not at all', [{ view: 'Connect' }], undefined],
  ['default: at the start', [{ view: 'Connect', data: solana }], 'solana'],
  [
    'behavior: on the way from there',
    [{ view: 'Connect', data: solana }, { view: 'ConnectWallets' }, wallet],
    'solana',
  ],
  [
    'behavior: among all wallets',
    [{ view: 'Connect', data: solana }, { view: 'AllWallets' }],
    'solana',
  ],
  [
    'behavior: with WalletConnect alone',
    [
      { view: 'ConnectingWalletConnectBasic', data: solana },
      { view: 'AllWallets' },
    ],
    'solana',
  ],
  [
    'behavior: begun anew',
    [{ view: 'Connect', data: solana }, { view: 'Connect' }],
    undefined,
  ],
  ['behavior: that of a wallet is its own', [wallet], undefined],
])('%s', (_, stack, expected) => {
  expect(getRequestedNamespace({ stack })).toBe(expected)
})
