import type { Address } from 'viem'
import type { Kit } from '../../createKit.js'
import { getToken } from '../getToken.js'

/** Tokens read from the chain: contracts do not change them. */
const createTokens = () => new Map<string, Promise<getToken.ReturnType>>()

/**
 * Name, symbol and decimal places of a token, from the chain and not from the
 * service, read once per kit: a quote is asked for every few seconds.
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
