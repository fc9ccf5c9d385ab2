import type { AccountNamespace } from '../../core/account/account.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { assertSpendable } from '../../core/address/assertSpendable.js'
import { NameUnsupportedError, SendError } from '../../core/errors/send.js'
import { findNameSource } from '../names/isName.js'

/**
 * Returns why a receiver cannot be paid. An empty field has no problem yet. A
 * name of the account's namespace has none either, since it is resolved
 * later.
 *
 * @param parameters.namespace - namespace of the paying account, default
 * `eip155`
 * @param parameters.to - as typed
 * @param parameters.token - `native` or the contract address
 *
 * @example
 * getReceiverProblem({ to: '0x12', token: 'native' })?.code // 'INVALID_ADDRESS'
 */
export function getReceiverProblem(
  parameters: getReceiverProblem.Parameters,
): getReceiverProblem.ReturnType {
  const { namespace = 'eip155', to, token } = parameters
  if (!to) return undefined
  const source = findNameSource(to)
  if (source)
    return (source === 'sns') === (namespace === 'solana')
      ? undefined
      : new NameUnsupportedError({ receiver: to })
  try {
    assertReceiver(namespace, to)
    assertSpendable(to, token === 'native' ? undefined : token)
    return undefined
  } catch (error) {
    if (error instanceof SendError) return error
    throw error
  }
}

export declare namespace getReceiverProblem {
  type Parameters = {
    namespace?: AccountNamespace | undefined
    to: string
    token: string | undefined
  }
  type ReturnType = SendError | undefined
}
