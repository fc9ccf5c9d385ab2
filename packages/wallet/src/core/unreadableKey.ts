import { HostError } from 'latchkey/frame'
import type { Addresses } from './secret.js'

/** The failure of a key that this device keeps, and cannot read. */
export function unreadableKey(kind: keyof Addresses): HostError {
  const network = kind === 'evm' ? 'EVM' : 'Solana'
  return new HostError({
    message: `The ${network} key of this account cannot be read in this browser`,
    code: kind === 'evm' ? 'EVM_KEY_UNREADABLE' : 'SOLANA_KEY_UNREADABLE',
  })
}
