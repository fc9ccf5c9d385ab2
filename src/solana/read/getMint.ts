import { type Connection, PublicKey } from '@solana/web3.js'
import { InvalidTokenError } from '../../core/errors/send.js'
import { callNode } from '../callNode.js'
import { type Mint, parseMint } from './parseMint.js'

/**
 * Reads a mint from the chain.
 *
 * @throws InvalidTokenError when there is no mint at the address, ApiError
 */
export async function getMint(
  connection: Connection,
  address: string,
  signal?: AbortSignal | undefined,
): Promise<Mint> {
  const account = await callNode(
    () => connection.getAccountInfo(new PublicKey(address), 'confirmed'),
    { signal },
  )
  const mint = parseMint(address, account)
  if (!mint) throw new InvalidTokenError({ token: address })
  return mint
}
