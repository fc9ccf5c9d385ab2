import { getAddress, isAddress } from 'viem'
import { ParameterError } from '../../core/errors/base.js'
import { isLoopback } from '../../core/isLoopback.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type {
  PaymasterOptions,
  PaymasterService,
} from '../../core/paymaster/paymaster.js'

/**
 * Returns the app's paymaster on a network. Checks the whole option, so that a
 * mistake shows on the first network.
 *
 * @throws ParameterError that names the part of the option
 *
 * @example
 * pickPaymaster({ 8453: 'https://paymaster.example.com' }, 8453)
 */
export function pickPaymaster(
  option: PaymasterOptions | undefined,
  chainId: number,
): PaymasterService | undefined {
  const value: unknown = option
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object' || 'url' in value)
    return toService(value, 'paymaster')
  if (Array.isArray(value)) throw refuse('paymaster', 'object', 'array')
  let found: PaymasterService | undefined
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue
    const parameter = `paymaster[${key.slice(0, 40)}]`
    const service = toService(item, parameter)
    if (toChainId(key, parameter) === chainId) found = service
  }
  return found
}

function toChainId(key: string, parameter: string) {
  try {
    return toEvmChainId(key)
  } catch (cause) {
    throw refuse(parameter, 'an EVM chain ID', 'another key', cause)
  }
}

function toService(value: unknown, parameter: string): PaymasterService {
  if (typeof value === 'string') return { url: toUrl(value, parameter) }
  if (typeof value !== 'object' || value === null)
    throw refuse(parameter, 'string | object', toType(value))
  const given = value as Record<string, unknown>
  const url = toUrl(given.url, `${parameter}.url`)
  const context =
    given.context === undefined
      ? undefined
      : toContext(given.context, `${parameter}.context`)
  // By the names that services of ERC-20 gas use.
  const asked = given.token ?? context?.token ?? context?.erc20
  if (asked === undefined) return { url, ...(context && { context }) }
  const token = toToken(asked, `${parameter}.token`)
  return { url, context: { ...context, token }, token }
}

function toToken(value: unknown, parameter: string) {
  if (typeof value === 'string' && isAddress(value, { strict: false }))
    return getAddress(value)
  throw refuse(parameter, 'an address', toType(value))
}

function toUrl(value: unknown, parameter: string) {
  const expected = 'an https URL'
  if (typeof value !== 'string')
    throw refuse(parameter, expected, toType(value))
  try {
    const { hostname, password, protocol, username } = new URL(value)
    const isSafe =
      protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
    // Browsers send no request to a URL with a login in it.
    if (isSafe && !username && !password) return value
  } catch {
    // Refused below.
  }
  throw refuse(parameter, expected, 'another string')
}

/** A copy, since the wallet may be another page. */
function toContext(value: unknown, parameter: string) {
  const expected = 'an object of JSON'
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(parameter, expected, toType(value))
  try {
    return JSON.parse(JSON.stringify(value)) as Record<string, unknown>
  } catch (cause) {
    throw refuse(parameter, expected, 'something else', cause)
  }
}

function toType(value: unknown) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function refuse(
  parameter: string,
  expected: string,
  received: string,
  cause?: unknown,
) {
  return new ParameterError({ cause, expected, parameter, received })
}
