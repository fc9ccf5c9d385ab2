import type { Address } from 'viem'

/** Nobody has the key of this address; on a local chain nothing is lost. */
export const friend = {
  name: 'Ada',
  address: '0xaDA0000000000000000000000000000000000aDA' as Address,
  amount: '1.5',
} as const
