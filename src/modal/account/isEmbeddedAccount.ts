import { foldCase } from '../../core/address/foldCase.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns whether an account belongs to the embedded wallet, whose approval
 * card is the review of a payment.
 *
 * @param address - default the active account
 *
 * @example
 * isEmbeddedAccount(kit, request.account)
 */
export function isEmbeddedAccount(
  kit: Kit,
  address: string | undefined,
): boolean {
  const account =
    address === undefined
      ? kit.getActiveAccount()
      : kit
          .getAccounts()
          .find(
            (one) =>
              one.isActive && foldCase(one.address) === foldCase(address),
          )
  return account?.connector.id === AUTH_CONNECTOR_ID
}
