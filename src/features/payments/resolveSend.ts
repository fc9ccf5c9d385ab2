import { getAddress } from 'viem'
import type { Connector } from 'wagmi'
import type { Account, EvmAccount } from '../../core/account/account.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { assertSpendable } from '../../core/address/assertSpendable.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import {
  AmountAndReceiverRequiredError,
  InvalidTokenError,
  NameUnsupportedError,
  NotConnectedError,
  TokenRequiredError,
  UnsupportedChainError,
} from '../../core/errors/send.js'
import type { NameSource } from '../../core/names/nameOptions.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { supports } from '../../core/supports.js'
import type { Kit } from '../../createKit.js'
import { parseToken } from '../balances/parseToken.js'
import { findNameSource } from '../names/isName.js'
import { listNameSources } from '../names/listNameSources.js'
import type { ResolvedSend, SendTokenParameters } from './sendTypes.js'

/** Validates everything that does not require a request. */
export function resolveSend(
  kit: Kit,
  parameters: SendTokenParameters,
  accounts: readonly Account[],
): ResolvedSend {
  const { amount, to, token } = parameters
  if (!amount || !to) throw new AmountAndReceiverRequiredError()
  if (!token) throw new TokenRequiredError()
  const account = findSendAccount(accounts, parameters.account)
  const named = parseToken(token)
  const asked = parameters.chainId ?? named.caipNetworkId ?? account?.chainId
  const chainId = asked === undefined ? undefined : toChainId(kit, asked)
  const source = findNameSource(to)
  if (source && !isPayable(kit, source))
    throw new NameUnsupportedError({ receiver: to })
  if (!source) assertReceiver('eip155', to)
  assertSpendable(to, named.address)
  if (!account || chainId === undefined) throw new NotConnectedError()
  if (named.caipNetworkId && named.caipNetworkId !== `eip155:${chainId}`)
    throw new InvalidTokenError({ token })
  return {
    amount,
    chainId,
    connector: findSendConnector(kit, account),
    from: account.address,
    token,
    tokenAddress: named.address && getAddress(named.address),
  }
}

function isPayable(kit: Kit, source: NameSource) {
  return source !== 'sns' && listNameSources(kit).includes(source)
}

/**
 * Returns the live connector of an account.
 *
 * @throws NotConnectedError
 */
export function findSendConnector(kit: Kit, account: EvmAccount): Connector {
  const connection = kit.config.state.connections.get(account.connector.uid)
  // Until an earlier visit's wallet is back, its connector is only a stub.
  if (typeof connection?.connector.getProvider !== 'function')
    throw new NotConnectedError()
  return connection.connector
}

/** Returns the EVM account that pays: the named one, or the active one. */
export function findSendAccount(
  accounts: readonly Account[],
  address: string | undefined,
) {
  const matches = accounts.filter(
    (account): account is EvmAccount =>
      account.namespace === 'eip155' &&
      (!address || account.address.toLowerCase() === address.toLowerCase()),
  )
  return (
    matches.find(({ isActive }) => isActive) ??
    (address ? matches[0] : undefined)
  )
}

function toChainId(kit: Kit, network: number | string) {
  const isForeign =
    typeof network === 'string' &&
    network.includes(':') &&
    !network.startsWith('eip155:')
  if (isForeign) throw new UnsupportedChainError({ chain: network })
  const chainId = toEvmChainId(network)
  const chain = `eip155:${chainId}`
  if (!kit.config.chains.some(({ id }) => id === chainId))
    throw new ChainNotSupportedError({ chain })
  if (!supports(kit.capabilities, 'send', chain))
    throw new UnsupportedChainError({ chain })
  return chainId
}
