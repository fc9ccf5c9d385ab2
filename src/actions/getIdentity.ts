import { isEvmAddress } from '../core/address/isEvmAddress.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { NameSource } from '../core/names/nameOptions.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import type { NameWarning } from '../features/names/getNameWarning.js'
import { listNameSources } from '../features/names/listNameSources.js'
import { findNameWarning, loadEns } from '../features/names/loadEns.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { requireAccount } from './account/requireAccount.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the name and avatar of an account on EVM networks.
 *
 * Asks the sources of `createKit`'s option `names` in their order, until one
 * has a name. The API knows the identity of the address, and the first name
 * registered for it if the embedded wallet is connected; not on test networks.
 * ENS knows the primary name of the network (ENSIP-19), else that of Ethereum,
 * which counts only if it resolves to the address. A source that fails is
 * skipped if another one has a name.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError without an address or a network
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { avatar, name } = await getIdentity(kit, { address, chainId: 1 })
 */
export async function getIdentity(
  kit: Kit,
  parameters: getIdentity.Parameters = {},
): Promise<getIdentity.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const target = requireAccount(kit, parameters)
  const { signal } = parameters
  if (!supports(kit.capabilities, 'names', target.caipNetworkId))
    return { avatar: undefined, isSupported: false, name: undefined }
  let isSupported = false
  let avatar: string | undefined
  let isUnreachable: boolean | undefined
  let failure: { error: unknown } | undefined
  for (const source of listNameSources(kit)) {
    const ask = askers[source]
    if (!ask) continue
    try {
      const found = await ask(kit, { ...target, signal })
      avatar ??= found.avatar
      isSupported ||= found.isSupported
      isUnreachable ||= found.isUnreachable
      const { name } = found
      if (name) return await toNamed({ avatar, name, source })
    } catch (error) {
      signal?.throwIfAborted()
      failure ??= { error }
    }
  }
  if (failure) throw getKitError(failure.error)
  return {
    ...{ avatar, isSupported, name: undefined },
    ...(isUnreachable && { isUnreachable }),
  }
}

export declare namespace getIdentity {
  type Parameters = requireAccount.Parameters & {
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** http(s) URL of an image. */
    avatar: string | undefined
    /** `false` where identities are not supported. */
    isSupported: boolean
    /**
     * Set if ENS could not be asked and no other source has a name, so that
     * nothing is known.
     */
    isUnreachable?: boolean | undefined
    /** Untrusted text. */
    name: string | undefined
    /** Where the name was found. */
    source?: NameSource | undefined
    /** Why the name may not be the one it looks like. */
    warning?: NameWarning | undefined
  }
  type ErrorType = ApiError | getKitError.ReturnType | requireAccount.ErrorType
}

type Asked = {
  address: string
  caipNetworkId: string
  signal: AbortSignal | undefined
}

type Found = Pick<
  getIdentity.ReturnType,
  'avatar' | 'isSupported' | 'isUnreachable' | 'name'
>

/** SNS has no names of EVM addresses. */
const askers: {
  [source in NameSource]?: (kit: Kit, asked: Asked) => Promise<Found>
} = { api: askApi, ens: askEns }

/** @throws ApiError */
async function askApi(kit: Kit, { signal, ...target }: Asked): Promise<Found> {
  if (findNetwork(kit, target.caipNetworkId)?.isTestnet)
    return { avatar: undefined, isSupported: true, name: undefined }
  const api = await kit.api()
  const sender = getActiveAccount(kit, { namespace: 'eip155' })?.address
  const asked = { ...target, sender }
  const { avatar, isSupported, name } = await api.getIdentity(asked, { signal })
  // Treats an empty name as no name.
  if (name || !isSupported || !hasEmbeddedWallet(kit))
    return { avatar, isSupported, name: name || undefined }
  const { records } = await api.reverseName(asked, { signal })
  return { avatar, isSupported, name: records[0]?.name }
}

/** A picture is read only with `names.avatars`: its host learns who asks. */
async function askEns(kit: Kit, asked: Asked): Promise<Found> {
  const { address, caipNetworkId, signal } = asked
  if (!isEvmAddress(address))
    return { avatar: undefined, isSupported: false, name: undefined }
  const chainId = toEvmChainId(caipNetworkId)
  const ens = await loadEns()
  const found = await ens.findName(kit, { address, chainId, signal })
  const name = found.value
  const picture =
    name && kit.names?.avatars
      ? await ens.findAvatar(kit, { name, signal })
      : undefined
  return {
    avatar: picture?.value,
    isSupported: !found.isUnreachable,
    isUnreachable: found.isUnreachable,
    name,
  }
}

async function toNamed(found: {
  avatar: string | undefined
  name: string
  source: NameSource
}): Promise<getIdentity.ReturnType> {
  const warning = await findNameWarning(found.name)
  return { ...found, isSupported: true, ...(warning && { warning }) }
}

function hasEmbeddedWallet(kit: Kit) {
  return getAccounts(kit, { namespace: 'eip155' }).some(
    ({ connector, status }) =>
      connector.id === AUTH_CONNECTOR_ID && status === 'connected',
  )
}
