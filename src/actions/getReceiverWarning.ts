import type { AccountNamespace } from '../core/account/account.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import type { SendWarning } from '../features/payments/getSendWarning.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Checks a receiver before a send: whether it looks like an address dealt with
 * before but is another one (address poisoning), is a contract or program, or
 * has not been paid from this browser.
 *
 * Addresses dealt with before are the connected accounts, receivers of completed
 * sends in this browser, and receivers of the account's own transactions in
 * its recent activity. Activity only adds warnings: it never makes a receiver
 * known. If the API or a node fails, its check is skipped.
 *
 * @param parameters.to - address of the receiver; resolve names first
 * @param parameters.address - paying account, default the active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use
 * @param parameters.signal - aborts the requests
 * @throws AccountRequiredError without an account or a network
 * @throws InvalidCaipChainIdError
 *
 * @example
 * const { warning } = await getReceiverWarning(kit, { to })
 * if (warning === 'lookAlike') stop()
 */
export async function getReceiverWarning(
  kit: Kit,
  parameters: getReceiverWarning.Parameters,
): Promise<getReceiverWarning.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
    to: 'string',
  })
  const { signal, to } = parameters
  // Read the active account before the first await.
  const account = requireAccount(kit, parameters)
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.runReceiverWarning(kit, { ...account, signal, to })
}

export declare namespace getReceiverWarning {
  type Parameters = {
    to: string
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** The most important warning, if any. */
    warning: SendWarning | undefined
  }
  type ErrorType = InvalidCaipChainIdError | requireAccount.ErrorType
}
