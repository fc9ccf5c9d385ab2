import { type Address, getAddress } from 'viem'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { assertSpendable } from '../../core/address/assertSpendable.js'
import { foldCase } from '../../core/address/foldCase.js'
import { ApiTimeoutError } from '../../core/errors/api.js'
import { NameNotFoundError } from '../../core/errors/nameRules.js'
import { ReceiverChangedError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { isName } from '../../features/names/isName.js'
import { getName } from '../getName.js'
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
  const name = isName(to) ? to.toLowerCase() : undefined
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

/**
 * Does the same for Solana, whose names end with `.sol`.
 *
 * @throws ReceiverChangedError
 */
export async function resolveSolanaReceiver(
  kit: Kit,
  parameters: {
    signal?: AbortSignal | undefined
    shown?: string | undefined
    to: string
  },
): Promise<{ name: string | undefined; to: string }> {
  const { shown, signal, to } = parameters
  if (!isName(to)) return { name: undefined, to }
  const chainId = kit.solana?.getState().network
  const found = await getName(kit, { chainId, fresh: true, name: to, signal })
  if (found.isUnreachable) throw new ApiTimeoutError()
  const address = found.solanaAddress
  if (!address) throw new NameNotFoundError({ name: found.name })
  assertReceiver('solana', address)
  if (shown !== undefined && shown !== address)
    throw new ReceiverChangedError({ address, receiver: to })
  return { name: to.toLowerCase(), to: address }
}
