import { type Address, getAddress } from 'viem'
import type { Account, EvmAccount } from '../../core/account/account.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { AccountRequiredError } from '../../core/errors/request.js'
import { InvalidTokenError } from '../../core/errors/send.js'
import { SameTokenError, SwapUnsupportedError } from '../../core/errors/swap.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { supports } from '../../core/supports.js'
import type { Kit } from '../../createKit.js'
import { parseToken } from '../balances/parseToken.js'

/** Account, network and tokens of a swap, fixed from the call on. */
export type SwapPlace = {
  account: Address
  chainId: number
  caipNetworkId: `eip155:${number}`
  /** Contracts, `undefined` for the native coin. */
  from: Address | undefined
  to: Address | undefined
}

/**
 * Validates everything that does not require a request.
 *
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws SwapUnsupportedError 'Network not supported for Swaps'
 * @throws ChainNotSupportedError, SameTokenError, InvalidTokenError,
 * InvalidReceiverError, WrongNamespaceError
 */
export function resolveSwap(
  kit: Kit,
  parameters: resolveSwap.Parameters,
  accounts: resolveSwap.Accounts,
): SwapPlace {
  const from = parseSwapToken(parameters.from)
  const to = parseSwapToken(parameters.to)
  const named = [parameters.chainId, from.caipNetworkId, to.caipNetworkId]
    .filter((network) => network !== undefined)
    .map(toNetwork)
  const active = pickAccount(accounts, named.length > 0)
  const account = parameters.account ?? active?.address
  const chainId = named[0] ?? active?.chainId
  if (!account || chainId === undefined) throw new AccountRequiredError()
  if (named.some((network) => network !== chainId))
    throw new InvalidTokenError({ token: parameters.to })
  const caipNetworkId = `eip155:${chainId}` as const
  if (!supports(kit.capabilities, 'swap', caipNetworkId))
    throw new SwapUnsupportedError()
  if (!kit.config.chains.some(({ id }) => id === chainId))
    throw new ChainNotSupportedError({ chain: caipNetworkId })
  assertReceiver('eip155', account)
  const sides = { from: toContract(from), to: toContract(to) }
  if (sides.from === sides.to) throw new SameTokenError()
  return { account: getAddress(account), caipNetworkId, chainId, ...sides }
}

export declare namespace resolveSwap {
  type Parameters = {
    account?: string | undefined
    chainId?: number | string | undefined
    from: string
    to: string
  }
  /** Accounts at the time of the call, unaffected by later switches. */
  type Accounts = {
    accounts: readonly Account[]
    active: Account | undefined
  }
}

function toNetwork(network: number | string) {
  if (isSolanaNetwork(network)) throw new SwapUnsupportedError()
  return toEvmChainId(network)
}

function toContract({ address }: { address: Address | undefined }) {
  return address && getAddress(address)
}

/**
 * Returns the active EVM account. Throws if Solana is active and no other
 * network is named.
 */
function pickAccount(
  { accounts, active }: resolveSwap.Accounts,
  isNamed: boolean,
): EvmAccount | undefined {
  if (!isNamed && active?.namespace === 'solana')
    throw new SwapUnsupportedError()
  return accounts.find(
    (account): account is EvmAccount =>
      account.namespace === 'eip155' && account.isActive,
  )
}

const caip10 = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([^:/]{1,128})$/

/**
 * Parses the forms in which a token of a swap can be named: those of
 * `parseToken`, and CAIP-10, as used in token lists. The native coin can also
 * be given by its placeholder.
 *
 * @returns the contract's address, `undefined` for the native coin; and the
 * network, if the form names one
 * @throws InvalidTokenError, InvalidReceiverError, WrongNamespaceError,
 * SwapUnsupportedError
 */
function parseSwapToken(token: string): {
  address: Address | undefined
  caipNetworkId: string | undefined
} {
  const [, network, plain] = caip10.exec(token) ?? []
  if (network && !network.startsWith('eip155:'))
    throw new SwapUnsupportedError()
  const { address, caipNetworkId = network } = parseToken(plain ?? token)
  const isNative = address?.toLowerCase() === EVM_NATIVE_PLACEHOLDER
  return { address: isNative ? undefined : address, caipNetworkId }
}
