import { PublicKey } from '@solana/web3.js'
import { ServiceError } from 'latchkey-server/http'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import type { Faucet } from '../chain/createFaucet.js'
import type { SolanaChain } from './solanaChain.js'

/**
 * The faucet of both sides: a Solana address gets 10 SOL, 1000 USDL and
 * 50 SILV once; every other address is the EVM faucet's matter.
 */
export function createFund(
  faucet: Faucet,
  { give }: Pick<SolanaChain, 'give'>,
): Faucet {
  const given = new Set<string>()
  return async (address) => {
    if (!isSolanaAddress(address)) return faucet(address)
    if (address === PublicKey.default.toBase58())
      throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
    if (given.has(address)) return { funded: false }
    give(address, { sol: '10', usd: '1000', silver: '50' })
    given.add(address)
    return { funded: true }
  }
}
