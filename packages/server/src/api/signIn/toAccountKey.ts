/** CAIP-10; the same EVM account on every network. */
export const toAccountKey = (account: string): string =>
  account.startsWith('eip155:')
    ? `eip155:${account.split(':').at(-1)?.toLowerCase()}`
    : account
