import type { Account, SolanaAccount } from '../../core/account/account.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import {
  AmountAndReceiverRequiredError,
  NameUnsupportedError,
  NotConnectedError,
  UnsupportedChainError,
} from '../../core/errors/send.js'
import type { SolanaNetworkId, SolanaPort } from '../../core/ports/solana.js'
import { supports } from '../../core/supports.js'
import type { Kit } from '../../createKit.js'
import { findNameSource } from '../names/isName.js'
import { getNamedNetwork } from './getNamedNetwork.js'
import type { SendTokenParameters } from './sendTypes.js'

/**
 * Validates a send on Solana, and resolves its account and network. A receiver
 * whose name ends with `.sol` is resolved later.
 */
export function resolveSolanaSend(
  kit: Kit,
  parameters: SendTokenParameters,
  accounts: readonly Account[],
): resolveSolanaSend.ReturnType {
  const { amount, to, token } = parameters
  if (!amount || !to) throw new AmountAndReceiverRequiredError()
  const account = accounts.find(
    (item): item is SolanaAccount =>
      item.namespace === 'solana' &&
      (parameters.account
        ? item.address === parameters.account
        : item.isActive),
  )
  const named = getNamedNetwork(parameters)
  const chain = String(named ?? account?.caipNetworkId ?? 'solana')
  const { solana } = kit
  if (!solana || (named && !supports(kit.capabilities, 'send', chain)))
    throw new UnsupportedChainError({ chain })
  const source = findNameSource(to)
  if (source && source !== 'sns')
    throw new NameUnsupportedError({ receiver: to })
  if (!source) assertReceiver('solana', to)
  if (account?.status !== 'connected') throw new NotConnectedError()
  return {
    account,
    amount,
    caipNetworkId: chain as SolanaNetworkId,
    solana,
    to,
    token: token || 'native',
  }
}

export declare namespace resolveSolanaSend {
  type ReturnType = {
    account: SolanaAccount
    amount: string
    caipNetworkId: SolanaNetworkId
    solana: SolanaPort
    to: string
    token: string
  }
}
