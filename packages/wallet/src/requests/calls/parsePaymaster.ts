import { HostError } from 'latchkey/frame'
import { getAddress, isAddress } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Paymaster } from './operation.js'

/**
 * Reads who shall pay the gas, from the capability `paymasterService` of a
 * request (ERC-7677). The frame talks to services that the project names, and
 * to no others: they learn who does what, and decide what is shown of who pays.
 *
 * @throws HostError -32602 when malformed, 5700 for another service, unless it
 * is optional
 */
export function parsePaymaster(
  service: unknown,
  { paymasters = [] }: Pick<FrameChain, 'paymasters'>,
): Paymaster | undefined {
  if (service === undefined || service === null) return undefined
  const { context, optional, url } = toRecord(service)
  const isOptional = optional === true
  const isKnown =
    typeof url === 'string' &&
    URL.canParse(url) &&
    paymasters.includes(new URL(url).origin) // guard: paymaster
  if (isKnown) {
    const known = toRecord(context ?? {})
    return { context: known, isOptional, token: toGasToken(known), url }
  }
  if (isOptional) return undefined
  throw new HostError({
    message: 'The project does not have this paymaster',
    code: 5700,
  })
}

/** By the names that services of ERC-20 gas use. */
function toGasToken({ erc20, token = erc20 }: Record<string, unknown>) {
  if (token === undefined || token === null) return undefined
  if (typeof token === 'string' && isAddress(token, { strict: false }))
    return getAddress(token)
  throw malformed()
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw malformed()
  return value as Record<string, unknown>
}

function malformed() {
  return new HostError({ message: 'The paymaster is malformed', code: -32602 })
}
