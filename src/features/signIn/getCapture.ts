import type { Account } from '../../core/account/account.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { SignInNotConfiguredError } from '../../core/errors/signIn.js'
import type { Kit } from '../../createKit.js'
import type { SiwxEmailCapture } from '../../siwx/client/types.js'
import { getSignIn } from './getSignIn.js'

/**
 * Returns what captures the email address of the active account.
 *
 * @throws NotConnectedError, SignInNotConfiguredError
 */
export function getCapture(kit: Kit): getCapture.ReturnType {
  const capture = getSignIn(kit)?.emailCapture
  if (!capture) throw new SignInNotConfiguredError()
  const account = kit.getActiveAccount()
  if (!account) throw new NotConnectedError()
  const { address, caipNetworkId } = account
  const request = { accountAddress: address, chainId: caipNetworkId }
  return { account, capture, request }
}

export declare namespace getCapture {
  type ReturnType = {
    account: Account
    capture: SiwxEmailCapture
    request: { accountAddress: string; chainId: Account['caipNetworkId'] }
  }
}
