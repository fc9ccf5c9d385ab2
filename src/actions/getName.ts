import type { NameRecord } from '../api/names.js'
import type { ApiError } from '../core/errors/api.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import type { NameSource } from '../core/names/nameOptions.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { findNameAddress } from '../features/names/findNameAddress.js'
import type { NameWarning } from '../features/names/getNameWarning.js'
import { findNameSource } from '../features/names/isName.js'
import { listNameSources } from '../features/names/listNameSources.js'
import { findNameWarning, loadEns } from '../features/names/loadEns.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the address of a name on a network, from the source that its ending
 * decides: the API (`.reown.id`, with its record), ENS (`.eth`) or SNS
 * (`.sol`). It is the address set for that network, else the first one of any;
 * with ENS that of Ethereum, unless that is a contract.
 *
 * No request is made for other text, or for a source that `createKit`'s option
 * `names` leaves out. ENS and SNS throw nothing.
 *
 * Standard: ENSIP-11 for the coin types of networks.
 *
 * @param parameters.name - full name, such as `ada.eth`; case is ignored
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * EVM account's network
 * @param parameters.fresh - bypasses every cache
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError without a network and an account
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { address } = await getName(kit, { name: 'ada.reown.id', chainId: 1 })
 */
export async function getName(
  kit: Kit,
  parameters: getName.Parameters,
): Promise<getName.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    fresh: 'boolean | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { fresh: isFresh, signal } = parameters
  const evm = getActiveAccount(kit, { namespace: 'eip155' })
  const account = evm ?? kit.getActiveAccount()
  const network = parameters.chainId ?? account?.chainId
  if (network === undefined) throw new AccountRequiredError()
  try {
    const caipNetworkId = toCaipNetworkId(network)
    const name = String(parameters.name).toLowerCase()
    const nothing = { address: undefined, name, record: undefined }
    const source = findNameSource(name)
    const isAsked = source && listNameSources(kit).includes(source)
    if (isAsked && source === 'sns')
      return { ...nothing, ...(await findSolanaAddress(kit, parameters)) }
    if (!supports(kit.capabilities, 'names', caipNetworkId))
      return { ...nothing, isSupported: false }
    if (!isAsked) return { ...nothing, isSupported: true }
    if (source === 'ens')
      return {
        ...nothing,
        ...(await findEnsAddress(kit, { ...parameters, caipNetworkId, name })),
      }
    const api = await kit.api()
    const { isSupported, record } = await api.getName(
      { name, caipNetworkId, isFresh },
      { signal },
    )
    if (!record) return { ...nothing, isSupported }
    const { addresses } = record
    const chainId = toEvmChainId(caipNetworkId)
    const address = findNameAddress({ addresses, chainId })
    return { address, isSupported, name, record, source }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getName {
  type Parameters = {
    name: string
    chainId?: number | string | undefined
    fresh?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** `undefined` without a record, or if it has no EVM address. */
    address: `0x${string}` | undefined
    /** `false` where names are not supported. */
    isSupported: boolean
    /** Lowercase. */
    name: string
    /**
     * Set if the source could not be asked, so that nothing is known about the
     * name. Only for ENS and SNS: failures of the API are thrown.
     */
    isUnreachable?: boolean | undefined
    /**
     * Record of the API, `undefined` if the name is free or of another source.
     * Its attributes are untrusted text.
     */
    record: NameRecord | undefined
    /** Base58 address of a `.sol` name, which has no `address`. */
    solanaAddress?: string | undefined
    /** Where the name was found; `undefined` for other text. */
    source?: NameSource | undefined
    /** Why the name may not be the one it looks like. */
    warning?: NameWarning | undefined
  }
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | InvalidCaipChainIdError
    | getKitError.ReturnType
}

async function findEnsAddress(
  kit: Kit,
  parameters: getName.Parameters & { caipNetworkId: string },
) {
  const { caipNetworkId, name, signal } = parameters
  const chainId = toEvmChainId(caipNetworkId)
  const ens = await loadEns()
  const found = await ens.findAddress(kit, { chainId, name, signal })
  return {
    address: found.value,
    isSupported: true,
    isUnreachable: found.isUnreachable,
    source: 'ens' as const,
    warning: await findNameWarning(name),
  }
}

async function findSolanaAddress(kit: Kit, parameters: getName.Parameters) {
  const { name, signal } = parameters
  const found = await kit.solana?.findNameAddress({ name, signal })
  return {
    isSupported: true,
    isUnreachable: found?.isUnreachable,
    solanaAddress: found?.value,
    source: 'sns' as const,
    warning: await findNameWarning(name),
  }
}
