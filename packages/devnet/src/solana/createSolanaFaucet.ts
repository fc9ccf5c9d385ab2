import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import { parseUnits } from 'viem'
import type { SolanaToken, SolanaTokens } from './createMints.js'
import type { Treasury } from './createTreasury.js'

/** Decimal texts in whole tokens, without a scale; what is left out is not given. */
export type SolanaGift = {
  sol?: string
  usd?: string
  silver?: string
  shares?: string
}

/** Gives SOL and tokens, making the token accounts. */
export type SolanaFaucet = (address: string, gift: SolanaGift) => string

export function createSolanaFaucet(
  treasury: Treasury,
  tokens: SolanaTokens,
): SolanaFaucet {
  return (address, { shares, silver, sol, usd }) => {
    const to = new PublicKey(address)
    const pay = SystemProgram.transfer({
      fromPubkey: treasury.address,
      toPubkey: to,
      lamports: parseUnits(sol ?? '0', 9),
    })
    return treasury.send([
      ...(sol ? [pay] : []),
      ...(usd ? mint(treasury.address, to, tokens.usd, usd) : []),
      ...(silver ? mint(treasury.address, to, tokens.silver, silver) : []),
      ...(shares ? mint(treasury.address, to, tokens.shares, shares) : []),
    ])
  }
}

function mint(
  from: PublicKey,
  owner: PublicKey,
  token: SolanaToken,
  amount: string,
) {
  const [key, program] = [token.address, token.programId].map(
    (text) => new PublicKey(text),
  ) as [PublicKey, PublicKey]
  const account = getAssociatedTokenAddressSync(key, owner, true, program)
  const units = parseUnits(amount, token.decimals)
  return [
    createAssociatedTokenAccountIdempotentInstruction(
      ...([from, account, owner, key, program] as const),
    ),
    createMintToInstruction(key, account, from, units, [], program),
  ]
}
