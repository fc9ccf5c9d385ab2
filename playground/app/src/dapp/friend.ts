import type { Address } from 'viem'

/** Nobody has the keys of these addresses; on a local chain nothing is lost. */
export const friend = {
  name: 'Ada',
  address: '0xaDA0000000000000000000000000000000000aDA' as Address,
  amount: '1.5',
  solana: {
    address: '2yLxtgRsjD7QvmD7i7PyiKRS3aoZa1JCKjFHhh8LAzeW',
    amount: '0.5',
  },
} as const
