import type { AccountNamespace } from '../account/account.js'

/** What Meld sells, whatever was chosen elsewhere. */
export function getMeldSymbol(namespace: AccountNamespace): string {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}
