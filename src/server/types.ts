import type { Client } from 'viem'

/**
 * Storage of nonces and sessions. Give every instance of an app the same one,
 * for example Redis: `set` with `PX`, `get`, and `take` with `GETDEL`.
 */
export type SignInStore = {
  /** Writes a value that expires after `ttlMs` milliseconds. */
  set(key: string, value: string, ttlMs: number): Promise<void>
  /** Returns the value unless it has expired. */
  get(key: string): Promise<string | undefined>
  /**
   * Deletes a value and returns it. Must be atomic: of calls at the same time,
   * one gets the value.
   */
  take(key: string): Promise<string | undefined>
}

/** Session of a signed-in account. */
export type SignInServerSession = {
  /** EIP-55 checksummed on `eip155`, base58 on `solana`. */
  address: string
  /** CAIP-2 ID of the network the message names. */
  chainId: string
  /** ISO 8601. */
  issuedAt: string
  /** ISO 8601. */
  expirationTime: string
}

/**
 * Networks whose accounts can sign in, by CAIP-2 ID. On `eip155`, the RPC URL
 * or viem client that contract accounts are verified with.
 */
export type SignInChains = {
  readonly [chainId: `eip155:${number}`]: Client | string
  readonly [chainId: `solana:${string}`]: true
}
