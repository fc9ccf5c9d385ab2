import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  getAddress,
} from 'viem'
import { getCode } from 'viem/actions'
import {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  getEnsText,
  normalize,
} from 'viem/ens'
import { isEvmAddress } from '../../../core/address/isEvmAddress.js'
import { HTTP_TIMEOUT_MS } from '../../../core/constants/api.js'
import { ApiTimeoutError } from '../../../core/errors/api.js'
import { withTimeout } from '../../../core/promise/withTimeout.js'
import type { Kit } from '../../../createKit.js'
import { getNameWarning } from '../getNameWarning.js'
import { toEnsCoinType } from '../toEnsCoinType.js'
import { createEnsClient, type EnsContext } from './createEnsClient.js'

/** Code that reads ENS: one chunk, with the tables of its normalization. */
export const ens = {
  findAddress,
  findAvatar,
  findName,
  findTexts,
  getNameWarning,
}

/**
 * Answer of ENS. `isUnreachable` is set if the node or a gateway failed, so
 * that nothing is known about the name. Nothing is thrown.
 */
export type EnsAnswer<value> = {
  isUnreachable?: true | undefined
  value: value | undefined
}

/**
 * Returns the address of a name on a chain: its own record (ENSIP-11), else
 * the one of Ethereum (ENSIP-9). A contract on Ethereum does not count for
 * another chain, where its address may be nobody's.
 */
function findAddress(
  kit: Kit,
  parameters: {
    chainId: number
    name: string
    signal?: AbortSignal | undefined
  },
): Promise<EnsAnswer<Address>> {
  return ask(kit, parameters, async (context) => {
    const name = toNormal(parameters.name)
    if (name === undefined) return undefined
    const own = await findRecord(context, { ...parameters, name })
    if (own || parameters.chainId === 1) return own
    const common = await findRecord(context, { chainId: 1, name })
    if (!common) return undefined
    const code = await getCode(context.client, { address: common })
    const isAccount = !code || code.startsWith('0xef0100')
    return isAccount ? common : undefined
  })
}

/**
 * Returns the primary name of an address: that of the chain (ENSIP-19), else
 * that of Ethereum. Only a normalized name that resolves to the address.
 */
function findName(
  kit: Kit,
  parameters: {
    address: Address
    chainId: number
    signal?: AbortSignal | undefined
  },
): Promise<EnsAnswer<string>> {
  const { address, chainId } = parameters
  return ask(kit, parameters, async (context) => {
    let failure: { error: unknown } | undefined
    for (const id of new Set([chainId, 1])) {
      try {
        const name = await findPrimary(context, { address, chainId: id })
        if (name) return name
      } catch (error) {
        failure = { error }
      }
    }
    if (failure) throw failure.error
    return undefined
  })
}

/** Verifies itself what the universal resolver should have. */
async function findPrimary(
  context: EnsContext,
  parameters: { address: Address; chainId: number },
) {
  const { address, chainId } = parameters
  const { client, ...contract } = context
  const coinType = toCoinType(chainId)
  if (coinType === undefined) return undefined
  const name = await orNothing(() =>
    getEnsName(client, { ...contract, address, coinType, strict: true }),
  )
  if (!name || toNormal(name) !== name) return undefined
  const found = await findRecord(context, { chainId, name })
  const isSame = found?.toLowerCase() === address.toLowerCase()
  return isSame ? name : undefined
}

/** Returns text records of a name, by key. Untrusted text. */
function findTexts(
  kit: Kit,
  parameters: {
    keys: readonly string[]
    name: string
    signal?: AbortSignal | undefined
  },
): Promise<EnsAnswer<Readonly<Record<string, string>>>> {
  return ask(kit, parameters, async ({ client, ...contract }) => {
    const name = toNormal(parameters.name)
    if (name === undefined) return undefined
    const entries = parameters.keys.map(async (key) => {
      const text = await orNothing(() =>
        getEnsText(client, { ...contract, key, name, strict: true }),
      )
      return text ? [[key, text] as const] : []
    })
    return Object.fromEntries((await Promise.all(entries)).flat())
  })
}

/** Returns the URL of a name's picture. Asks the hosts of the picture. */
function findAvatar(
  kit: Kit,
  parameters: { name: string; signal?: AbortSignal | undefined },
): Promise<EnsAnswer<string>> {
  return ask(kit, parameters, async ({ client, ...contract }) => {
    const name = toNormal(parameters.name)
    if (name === undefined) return undefined
    const found = await getEnsAvatar(client, { ...contract, name })
    return found && picture.test(found) ? found : undefined
  })
}

const picture = /^(https:\/\/|data:image\/)/i

/** Bounds a read, and tells a failure from a missing record. */
async function ask<value>(
  kit: Kit,
  { signal }: { signal?: AbortSignal | undefined },
  read: (context: EnsContext) => Promise<value | undefined>,
): Promise<EnsAnswer<value>> {
  try {
    const context = kit.own(createEnsClient)
    if (!context) return { value: undefined }
    const value = await withTimeout(read(context), {
      error: () => new ApiTimeoutError(),
      ms: HTTP_TIMEOUT_MS,
      signal,
    })
    return { value }
  } catch (error) {
    signal?.throwIfAborted()
    kit.logger.warn('ENS could not be read', error)
    return { isUnreachable: true, value: undefined }
  }
}

/** Returns the normalized name (ENSIP-15); `undefined` for an invalid one. */
function toNormal(name: string) {
  try {
    return normalize(name) || undefined
  } catch {
    return undefined
  }
}

async function findRecord(
  { client, ...contract }: EnsContext,
  parameters: { chainId: number; name: string },
): Promise<Address | undefined> {
  const { chainId, name } = parameters
  const coinType = toCoinType(chainId)
  if (coinType === undefined) return undefined
  const found = await orNothing(() =>
    getEnsAddress(client, {
      ...contract,
      ...{ name, strict: true },
      // Resolvers of the first years know no other coins.
      coinType: chainId === 1 ? undefined : coinType,
    }),
  )
  return isEvmAddress(found) ? getAddress(found) : undefined
}

/** Ethereum itself is 60 (SLIP-44). */
function toCoinType(chainId: number) {
  if (chainId === 1) return 60n
  try {
    return BigInt(toEnsCoinType(chainId))
  } catch {
    return undefined
  }
}

/** What the universal resolver says about names that have no such record. */
const nothing = [
  'ResolverError',
  'ResolverNotContract',
  'ResolverNotFound',
  'ReverseAddressMismatch',
  'UnsupportedResolverProfile',
]

/** `OffchainLookup` of ERC-3668: the record is at a gateway. */
const OFFCHAIN_LOOKUP = '0x556f1830'

/**
 * Returns `undefined` where there is no record, or only at a gateway that must
 * not be asked.
 */
async function orNothing<value>(
  read: () => Promise<value | null>,
): Promise<value | undefined> {
  try {
    return (await read()) ?? undefined
  } catch (error) {
    const reverted =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError)
    if (!(reverted instanceof ContractFunctionRevertedError)) throw error
    const isNothing = nothing.includes(reverted.data?.errorName ?? '')
    if (isNothing || reverted.signature === OFFCHAIN_LOOKUP) return undefined
    throw error
  }
}
