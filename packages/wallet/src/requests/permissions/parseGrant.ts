import { HostError } from 'latchkey/frame'
import {
  type AbiFunction,
  type Address,
  getAddress,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
  toFunctionSelector,
  toFunctionSignature,
  zeroAddress,
} from 'viem'
import { DELEGATE } from '../../core/contracts.js'
import { isGuarded } from '../decode/assertCallAllowed.js'
import { parsePublicKey } from './parsePublicKey.js'
import type { ContractCall, Permission } from './permission.js'
import { toSessionAccount } from './toSessionAccount.js'

/** 30 days. */
const EXPIRY_MAX_S = 2_592_000
const PERMISSIONS_MAX = 20
const FUNCTIONS_MAX = 50
const ABI_MAX = 500
/** A delegation to this address is anybody's (DelegationManager). */
const ANY_DELEGATE: Address = '0x0000000000000000000000000000000000000a11'

type Fields = Readonly<Record<string, unknown>>

/**
 * The request of a `wallet_grantPermissions` (ERC-7715), checked field by
 * field. Nothing is left out that could not be enforced on the chain.
 *
 * @param parameters.now - Unix time in seconds
 * @throws HostError -32602 when malformed, for another network, without an end
 * or with one after 30 days; 4100 for another account, and for contracts that
 * decide who may act for an account
 */
export function parseGrant(
  parameters: parseGrant.Parameters,
): parseGrant.ReturnType {
  const { address, chainId, now, params } = parameters
  const [request, ...others] = Array.isArray(params) ? params : []
  if (others.length > 0) throw refuse('Exactly one request is expected')
  const grant = toFields(request, [
    ...['address', 'chainId', 'expiry', 'permissions', 'policies', 'signer'],
    ...['capabilities', 'version'],
  ])
  if (![undefined, 2].includes(grant.version as number | undefined))
    throw refuse('The version of the request is not supported')
  if (toUnits(grant.chainId, 'network') !== BigInt(chainId))
    throw refuse('The permission is for another network')
  if (grant.address !== undefined && !isSame(grant.address, address))
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
  const expiry = toSeconds(grant.expiry, 'expiry') // guard: expiry
  if (expiry <= now) throw refuse('The permission has expired')
  if (expiry > now + EXPIRY_MAX_S)
    // guard: 30 days
    throw refuse('A permission lasts 30 days at most')
  if (toList(grant.policies ?? [], 20, 'policies').length > 0)
    throw refuse('Policies are not supported')
  const permissions = toList(grant.permissions, PERMISSIONS_MAX, 'permissions')
  if (permissions.length === 0) throw refuse('The permissions are missing')
  return {
    ...{ expiry, request: grant },
    permissions: permissions.map((permission) =>
      toPermission(permission, address, expiry),
    ),
    session: toSession(grant.signer, address),
  }
}

export declare namespace parseGrant {
  type Parameters = {
    /** The account that grants. */
    address: Address
    chainId: number
    now: number
    params: unknown
  }
  type ReturnType = {
    /** Unix time in seconds. */
    expiry: number
    permissions: readonly Permission[]
    /** As the app has written it. */
    request: Fields
    /** Who may use the permissions. */
    session: toSessionAccount.ReturnType
  }
}

/**
 * The key that may use the permissions: the last one. A service that keeps
 * sessions puts a key of its own in front, which gets nothing here: alone it
 * could spend without the app.
 */
function toSession(value: unknown, account: Address) {
  const signer = toFields(value, ['data', 'type'])
  if (signer.type !== 'keys') throw refuse('The signer is not supported')
  const keys = toList(toFields(signer.data, ['keys']).keys, 2, 'keys')
  const points = keys.map((key) => {
    const { publicKey, type } = toFields(key, ['publicKey', 'type'])
    if (type !== 'secp256k1' && type !== 'secp256r1')
      throw refuse('The type of the session key is not supported')
    const point = isBytes(publicKey, 65) && parsePublicKey({ publicKey, type })
    if (!point) throw refuse('The session key is malformed')
    return point
  })
  const own = points.at(-1)
  if (!own) throw refuse('The session key is missing')
  const session = toSessionAccount(own)
  assertOrdinary(session.address, account)
  return session
}

function toPermission(
  value: unknown,
  account: Address,
  expiry: number,
): Permission {
  const { data, type } = toFields(value, ['data', 'type'])
  if (type === 'contract-call') return toContractCall(data, account)
  const isToken = type === 'erc20-recurring-allowance'
  if (!isToken && type !== 'native-token-recurring-allowance')
    throw refuse('The type of the permission is not supported')
  const names = ['allowance', 'period', 'start']
  const fields = toFields(data, isToken ? [...names, 'token'] : names)
  const allowance = toUnits(fields.allowance, 'allowance')
  const period = toSeconds(fields.period, 'period')
  const start = toSeconds(fields.start, 'start')
  if (allowance === 0n) throw refuse('The allowance is nothing')
  if (start >= expiry) throw refuse('The permission would start after its end')
  const rate = { allowance, period, start }
  if (!isToken) return { type: 'native-token-recurring-allowance', ...rate }
  return { type, token: toTarget(fields.token, account), ...rate }
}

function toContractCall(value: unknown, account: Address): ContractCall {
  const { abi, address, functions } = toFields(value, [
    ...['abi', 'address', 'functions'],
  ])
  const items = toList(abi, ABI_MAX, 'ABI')
  const wanted = toList(functions, FUNCTIONS_MAX, 'functions')
  if (wanted.length === 0) throw refuse('The functions are missing')
  return {
    type: 'contract-call',
    address: toTarget(address, account),
    functions: wanted.map((one) => toFunction(one, items)),
  }
}

function toFunction(value: unknown, abi: readonly unknown[]) {
  const fields = toFields(value, [
    ...['args', 'functionName', 'operation', 'valueLimit'],
  ])
  const { args = [], functionName, operation = 'Call' } = fields
  // An app that asks for less than it would get is told so.
  if (toList(args, 32, 'arguments').length > 0)
    throw refuse('Rules about arguments are not supported')
  if (operation !== 'Call') throw refuse('Only plain calls are supported')
  const signatures = new Set(abi.map(toSignature))
  const named = [...signatures].filter(
    (signature) =>
      signature === functionName || signature?.split('(')[0] === functionName,
  )
  const [signature] = named
  if (!signature || named.length > 1)
    throw refuse('A function is not in the ABI, or more than once')
  const { valueLimit = '0x0' } = fields
  return {
    selector: toFunctionSelector(signature),
    signature,
    valueLimit: toUnits(valueLimit, 'limit of the value'),
  }
}

/** Only what its characters leave no doubt about is shown and hashed. */
function toSignature(item: unknown): string | undefined {
  try {
    if ((item as { type?: unknown }).type !== 'function') return undefined
    const signature = toFunctionSignature(item as AbiFunction)
    return /^[\w$]{1,64}\([\w[\](),]{0,400}\)$/.test(signature)
      ? signature
      : undefined
  } catch {
    return undefined
  }
}

function toTarget(value: unknown, account: Address): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw refuse('An address of the permission is malformed')
  const target = getAddress(value)
  assertOrdinary(target, account)
  return target
}

/** Through these, a session would act as the account without any limit. */
function assertOrdinary(target: Address, account: Address) {
  const isAccount = [account, ANY_DELEGATE, DELEGATE, zeroAddress].some(
    (address) => isAddressEqual(address, target),
  )
  if (isAccount || isGuarded(target))
    // guard: session targets
    throw new HostError({
      message: 'Apps may not have a permission for this contract',
      code: 4100,
    })
}

function toFields(value: unknown, names: readonly string[]): Fields {
  const isRecord =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord || Object.keys(value).some((name) => !names.includes(name)))
    throw refuse('The permission is malformed')
  return value as Fields
}

function toList(value: unknown, max: number, name: string) {
  if (!Array.isArray(value) || value.length > max)
    throw refuse(`The ${name} of the permission are malformed`)
  return value as readonly unknown[]
}

function toUnits(value: unknown, name: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
    throw refuse(`The ${name} of the permission is malformed`)
  return BigInt(value)
}

function toSeconds(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    throw refuse(`The ${name} of the permission is malformed`)
  return value
}

function isSame(value: unknown, address: Address) {
  return (
    typeof value === 'string' && value.toLowerCase() === address.toLowerCase()
  )
}

function isBytes(value: unknown, max: number): value is Hex {
  return isHex(value) && value.length % 2 === 0 && value.length <= 2 + 2 * max
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
