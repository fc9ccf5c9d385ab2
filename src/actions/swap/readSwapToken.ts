import type { Address } from 'viem'
import type { Kit } from '../../createKit.js'
import { getToken } from '../getToken.js'

/** Cached tokens: contracts do not change their name, symbol and decimals. */
const createTokens = () => new Map<string, Promise<getToken.ReturnType>>()

/**
 * Returns the name, symbol and decimals of a token, read from the chain and
 * not from the service, once per kit: quotes are requested every few seconds.
 */
export async function readSwapToken(
  kit: Kit,
  parameters: { address: Address | undefined; chainId: number },
): Promise<Omit<getToken.ReturnType, 'address' | 'chainId'>> {
  const { address, chainId } = parameters
  const tokens = kit.own(createTokens)
  const key = `${chainId}:${address}`
  const found: Promise<getToken.ReturnType> =
    tokens.get(key) ?? getToken(kit, { chainId, token: address ?? 'native' })
  tokens.set(key, found)
  try {
    return await found
  } catch (error) {
    tokens.delete(key)
    throw error
  }
}
