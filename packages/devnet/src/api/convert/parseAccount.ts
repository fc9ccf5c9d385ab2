import { createFailure } from 'latchkey-server/http'
import { type Address, getAddress, isAddress } from 'viem'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'

/**
 * The plain address of a CAIP-10 id on the chain with the pools.
 *
 * @param name - of the parameter, for the refusal
 * @throws ServiceError 400 for anything else
 */
export function parseAccount(
  context: LocalContext,
  name: string,
  value: string | undefined,
): Address {
  const [namespace, reference, address = '', ...rest] = value?.split(':') ?? []
  if (rest.length > 0 || !isAddress(address))
    throw createFailure(name, `${name} is not a CAIP-10 address`)
  const chainId = `${namespace}:${reference}`
  if (chainId !== getSwapChain(context).caipNetworkId)
    throw createFailure(name, `${name} is on a network without swaps`)
  return getAddress(address)
}
