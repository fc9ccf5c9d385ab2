import type { Namespace } from 'latchkey-devnet/wallet'

const KEY = 'latchkey-test-wallet.active'

type Accounts = Record<Namespace, readonly string[]>

/** The accounts that were in use last, else the first ones. */
export function readActive(accounts: Accounts): Record<Namespace, string> {
  const kept: Partial<Record<Namespace, string>> = JSON.parse(
    localStorage.getItem(KEY) ?? '{}',
  )
  const pick = (namespace: Namespace) =>
    accounts[namespace].find((address) => address === kept[namespace]) ??
    accounts[namespace][0] ??
    ''
  return { eip155: pick('eip155'), solana: pick('solana') }
}

/** Remembers the accounts in use over a reload. */
export function writeActive(active: Record<Namespace, string>): void {
  localStorage.setItem(KEY, JSON.stringify(active))
}
