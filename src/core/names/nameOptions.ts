import type { Address, Transport } from 'viem'
import { ParameterError } from '../errors/base.js'
import { assertType } from '../parameters/assertType.js'

/**
 * Source of names:
 *
 * - `api`: names of the API, such as `ada.reown.id`
 * - `ens`: names that end with `.eth`, Basenames and Linea names included
 * - `sns`: names that end with `.sol`, with `solana()`
 */
export type NameSource = 'api' | 'ens' | 'sns'

/** Option `names` of `createKit`. */
export type NameOptions = {
  /**
   * Sources that are asked, in this order. The first one with a name for an
   * account wins; the ending of a typed name decides its source. Default
   * `['api', 'ens', 'sns']`.
   */
  order?: readonly NameSource[] | undefined
  /**
   * Node of Ethereum mainnet for ENS: an RPC URL, a viem transport, or one of
   * both with the address of another universal resolver. Default the mainnet
   * transport of the wagmi config. Without either, ENS is not asked.
   */
  ens?: string | Transport | EnsOptions | undefined
  /**
   * Whether names may be read from gateways that their owners run (CCIP-read,
   * ERC-3668). Basenames and most names of L2 networks require it. A gateway
   * learns the user's IP address and the name or address. Default `false`.
   */
  gateways?: boolean | undefined
  /**
   * Whether ENS pictures are shown. Their hosts learn the user's IP address.
   * Default `false`.
   */
  avatars?: boolean | undefined
}

export type EnsOptions = {
  transport: string | Transport
  /** ENS universal resolver; default the one of mainnet. */
  universalResolver?: Address | undefined
}

export const nameSources: readonly NameSource[] = ['api', 'ens', 'sns']

/**
 * Returns the option `names` as an object: a list is its `order`.
 *
 * @example
 * toNameOptions(['ens']) // { order: ['ens'] }
 */
export function toNameOptions(
  names: NameOptions | readonly NameSource[] | undefined,
): NameOptions | undefined {
  return isList(names) ? { order: names } : names
}

/** `Array.isArray` does not narrow readonly lists. */
const isList = (value: unknown): value is readonly NameSource[] =>
  Array.isArray(value)

/** @throws ParameterError */
export function assertNameOptions(names: unknown): void {
  if (isList(names)) {
    assertOrder('names', names)
    return
  }
  assertType('names', names, 'object | undefined')
  const { avatars, ens, gateways, order } = Object(names) as Record<
    keyof NameOptions,
    unknown
  >
  assertType('names.avatars', avatars, 'boolean | undefined')
  assertType('names.ens', ens, 'function | object | string | undefined')
  assertType('names.gateways', gateways, 'boolean | undefined')
  if (order !== undefined) assertOrder('names.order', order)
}

function assertOrder(parameter: string, order: unknown) {
  const isOrder =
    isList(order) && order.every((one) => nameSources.includes(one))
  if (isOrder) return
  throw new ParameterError({
    expected: `a list of ${nameSources.join(', ')}`,
    parameter,
    received: isList(order) ? 'other entries' : typeof order,
  })
}
