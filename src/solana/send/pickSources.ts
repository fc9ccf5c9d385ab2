import { type Connection, PublicKey } from '@solana/web3.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { callNode } from '../callNode.js'
import type { Mint } from '../read/parseMint.js'
import { parseTokenAccount } from '../read/parseTokenAccount.js'
import { getAssociatedAddress } from './getAssociatedAddress.js'

export type Source = { address: string; amount: bigint }

/** Number of transfers that fit into one transaction for certain. */
const MAX_SOURCES = 4

/**
 * Returns the token accounts to take the amount from: the associated one, else
 * one that holds enough, else several.
 *
 * @throws InsufficientBalanceError
 */
export async function pickSources(
  connection: Connection,
  parameters: {
    amount: bigint
    /** Token account of the receiver, which is not a source. */
    destination: string
    from: string
    mint: Mint
    signal?: AbortSignal | undefined
  },
): Promise<readonly Source[]> {
  const { amount, destination, from, mint, signal } = parameters
  const { value } = await callNode(
    () =>
      connection.getTokenAccountsByOwner(
        new PublicKey(from),
        { mint: new PublicKey(mint.address) },
        'confirmed',
      ),
    { signal },
  )
  const associated = getAssociatedAddress(from, mint)
  const accounts = value
    .flatMap(
      ({ account, pubkey }) =>
        parseTokenAccount(pubkey.toBase58(), account) ?? [],
    )
    .filter(
      (item) =>
        item.owner === from &&
        item.mint === mint.address &&
        item.amount > 0n &&
        !item.isFrozen &&
        (item.address !== destination || item.address === associated),
    )
    .sort((one, two) => (one.amount > two.amount ? -1 : 1))
  const first = accounts.find(({ address }) => address === associated)
  const others = accounts.filter((item) => item !== first)
  const whole =
    first && first.amount >= amount
      ? first
      : others.find((item) => item.amount >= amount)
  if (whole) return [{ address: whole.address, amount }]
  return split(first ? [first, ...others] : others, amount)
}

function split(accounts: readonly Source[], amount: bigint) {
  const sources: Source[] = []
  let rest = amount
  for (const { address, amount: held } of accounts.slice(0, MAX_SOURCES)) {
    if (held >= rest) return [...sources, { address, amount: rest }]
    sources.push({ address, amount: held })
    rest -= held
  }
  const total = accounts.reduce((sum, { amount }) => sum + amount, 0n)
  throw new InsufficientBalanceError(
    total >= amount
      ? { details: `It lies in ${accounts.length} token accounts` }
      : {},
  )
}
