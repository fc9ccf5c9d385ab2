import { type Address, getAddress } from 'viem'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { assertSpendable } from '../../core/address/assertSpendable.js'
import { foldCase } from '../../core/address/foldCase.js'
import { ReceiverChangedError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { isKitName } from '../../features/names/isKitName.js'
import { resolveName } from '../resolveName.js'

/**
 * Returns the address to pay. An address resolved from a name must be the one
 * that was shown, and is checked like one that was typed.
 *
 * @param parameters.fresh - resolves the name even if the answer is known
 * @param parameters.onResolving - called before a name is resolved
 * @param parameters.shown - address that was shown with the name
 * @throws ReceiverChangedError
 */
export async function resolveReceiver(
  kit: Kit,
  parameters: resolveReceiver.Parameters,
): Promise<resolveReceiver.ReturnType> {
  const { chainId, fresh, shown, to, tokenAddress } = parameters
  const name = isKitName(to) ? to.toLowerCase() : undefined
  let address = to
  if (name) {
    parameters.onResolving?.()
    const found = await resolveName(kit, { chainId, fresh, name })
    address = found.address
  }
  assertReceiver('eip155', address)
  assertSpendable(address, tokenAddress)
  if (shown !== undefined && foldCase(shown) !== foldCase(address))
    throw new ReceiverChangedError({ address, receiver: to })
  return { name, to: getAddress(address) }
}

export declare namespace resolveReceiver {
  type Parameters = {
    chainId: number
    fresh: boolean
    onResolving?: (() => void) | undefined
    shown: string | undefined
    to: string
    tokenAddress: string | undefined
  }
  type ReturnType = { name: string | undefined; to: Address }
}
