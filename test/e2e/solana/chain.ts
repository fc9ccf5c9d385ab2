import { createPublicKey, verify } from 'node:crypto'
import { expect } from '@playwright/test'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { decodeBase58 } from '../../../src/core/address/decodeBase58.js'
import type { E2eState } from '../state.js'

/** Offset of the amount in a token account of either token program. */
const AMOUNT_OFFSET = 64

/** Reads the local chain from its node, not from the page. */
export function createChain({ solana }: E2eState) {
  const connection = new Connection(solana.rpcUrl, 'confirmed')

  async function readHolding(owner: string, token: 'usd' | 'silver') {
    const mint = new PublicKey(solana.tokens[token].address)
    const { value } = await connection.getTokenAccountsByOwner(
      new PublicKey(owner),
      { mint },
    )
    const [holding] = value
    if (!holding) return { amount: 0n, lamports: 0n }
    const { data, lamports } = holding.account
    const amount = data.readBigUInt64LE(AMOUNT_OFFSET)
    return { amount, lamports: BigInt(lamports) }
  }
  return {
    sol: async (owner: string) =>
      BigInt(await connection.getBalance(new PublicKey(owner))),
    /** Returns base units, and the SOL that the token account holds. */
    readHolding,
    token: async (owner: string, token: 'usd' | 'silver') =>
      (await readHolding(owner, token)).amount,
    /** Returns the fee of a transaction, once it is found. */
    async fee(signature: string) {
      const find = () =>
        connection.getTransaction(signature, {
          commitment: 'confirmed',
          maxSupportedTransactionVersion: 0,
        })
      await expect.poll(async () => (await find())?.meta?.err).toBe(null)
      return BigInt((await find())?.meta?.fee ?? 0)
    },
    async airdrop(address: string, lamports: number) {
      const before = BigInt(await connection.getBalance(new PublicKey(address)))
      await connection.requestAirdrop(new PublicKey(address), lamports)
      await expect
        .poll(async () =>
          BigInt(await connection.getBalance(new PublicKey(address))),
        )
        .toBe(before + BigInt(lamports))
    },
    /** Returns the number of transactions that mention this address. */
    count: async (address: string) =>
      (await connection.getSignaturesForAddress(new PublicKey(address))).length,
  }
}

/** Returns a receiver that was never used before. */
export const newSolanaReceiver = () => Keypair.generate().publicKey.toBase58()

/** Whether the key of this address has signed the message. */
export function isSignedBy(
  address: string,
  message: string,
  /** As bytes or base58. */
  signature: string | Uint8Array,
) {
  const bytes =
    typeof signature === 'string' ? decodeBase58(signature) : signature
  const x = Buffer.from(new PublicKey(address).toBytes()).toString('base64url')
  const jwk = { crv: 'Ed25519', kty: 'OKP', x }
  const key = createPublicKey({ format: 'jwk', key: jwk })
  return verify(null, Buffer.from(message), key, bytes ?? new Uint8Array())
}
