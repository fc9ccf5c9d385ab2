import { type Address, type Hex, numberToHex } from 'viem'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import {
  SESSION_EXPIRY_MAX_S,
  SESSION_GUARDED_CONTRACTS,
  SESSION_LIST_MAX,
} from '../../core/constants/sessions.js'
import { getMember } from '../../core/errors/getMember.js'
import {
  type SmartSessionRefusal,
  SmartSessionRefusedError,
} from '../../core/errors/session.js'
import type {
  SessionKey,
  SessionPermission,
  SessionPolicy,
  SessionRequest,
} from '../../core/session/smartSession.js'
import type { GrantOptions } from './grantOptions.js'

/**
 * Checks what an app asks for, and converts it into the form of the wire.
 *
 * @param parameters.address - account that grants the permissions
 * @param parameters.now - Unix time in seconds
 * @throws SmartSessionRefusedError
 */
export function toSessionRequest(
  parameters: toSessionRequest.Parameters,
): SessionRequest {
  const { address, chainId, expiry, now } = parameters
  const isTimely =
    Number.isSafeInteger(expiry) &&
    expiry > now &&
    expiry <= now + SESSION_EXPIRY_MAX_S
  if (!isTimely) throw refuse('expiry')
  return {
    chainId: numberToHex(chainId),
    address,
    expiry,
    signer: { type: 'keys', data: { keys: toKeys(parameters.signer) } },
    permissions: toList(parameters.permissions, 'permissions').map((item) =>
      toPermission(item, parameters),
    ),
    policies: toPolicies(parameters.policies),
  }
}

export declare namespace toSessionRequest {
  type Parameters = GrantOptions & {
    address: Address
    chainId: number
    now: number
  }
  type ErrorType = SmartSessionRefusedError
}

function toPermission(
  item: unknown,
  parameters: toSessionRequest.Parameters,
): SessionPermission {
  const data = getMember(item, 'data')
  const type = getMember(item, 'type')
  if (type === 'contract-call')
    return { type, data: toContractCall(data, parameters) }
  if (type === 'native-token-recurring-allowance')
    return { type, data: toAllowance(data, parameters) }
  if (type !== 'erc20-recurring-allowance') throw refuse('permissions')
  const token = toTarget(getMember(data, 'token'), parameters)
  return { type, data: { ...toAllowance(data, parameters), token } }
}

function toAllowance(
  data: unknown,
  { expiry, now }: { expiry: number; now: number },
) {
  const allowance = toAmount(getMember(data, 'allowance'), 'allowance')
  const period = getMember(data, 'period')
  const start = getMember(data, 'start') ?? now
  if (BigInt(allowance) === 0n) throw refuse('allowance')
  if (!isCount(period) || period === 0) throw refuse('period')
  // In milliseconds, it would start after the expiry.
  if (!isCount(start) || start < now || start >= expiry) throw refuse('start')
  return { allowance, start, period }
}

type ContractCall = Extract<
  SessionPermission,
  { type: 'contract-call' }
>['data']

function toContractCall(
  data: unknown,
  parameters: toSessionRequest.Parameters,
): ContractCall {
  const address = toTarget(getMember(data, 'address'), parameters)
  const functions = toList(getMember(data, 'functions'), 'function').map(
    toFunction,
  )
  // Overloaded functions are named by their signature.
  const names = functions.map(
    ({ functionName }) => functionName.split('(')[0] ?? '',
  )
  const given = getMember(data, 'abi')
  const abi = (Array.isArray(given) ? given : []).filter(
    (item) =>
      getMember(item, 'type') === 'function' &&
      names.some((name) => name === getMember(item, 'name')),
  )
  for (const name of names)
    if (!abi.some((item) => getMember(item, 'name') === name))
      throw refuse('function', `The ABI has no function ${name}`)
  return { address, abi: toJson(abi, 'function'), functions }
}

function toFunction(item: unknown): ContractCall['functions'][number] {
  const functionName = getMember(item, 'functionName')
  if (typeof functionName !== 'string') throw refuse('function')
  const operation = getMember(item, 'operation')
  if (operation !== undefined && operation !== 'Call')
    throw refuse('delegate-call')
  const args = getMember(item, 'args')
  return {
    functionName,
    // Without a limit, a call could send everything.
    valueLimit: toAmount(getMember(item, 'valueLimit') ?? 0n, 'function'),
    ...(args !== undefined && { args: toList(args, 'function').map(toRule) }),
  }
}

const operators = ['EQUAL', 'GREATER_THAN', 'LESS_THAN'] as const

function toRule(item: unknown) {
  const operator = operators.find((one) => one === getMember(item, 'operator'))
  const value = getMember(item, 'value')
  if (!operator || !isHex(value)) throw refuse('function')
  return { operator, value }
}

/** Contracts by which a session could gain more than it was granted. */
function toTarget(value: unknown, { address }: { address: Address }): Address {
  if (!isEvmAddress(value, { strict: true })) throw refuse('target')
  const target = value.toLowerCase()
  if (
    target === address.toLowerCase() ||
    SESSION_GUARDED_CONTRACTS.includes(target)
  )
    throw refuse('target', target)
  return value
}

/** A public key, compressed or not. */
const keyPattern = /^0x(0[23][0-9a-fA-F]{64}|04[0-9a-fA-F]{128})$/

function toKeys(signer: unknown): readonly SessionKey[] {
  const type = getMember(signer, 'type')
  const data = getMember(signer, 'data')
  const keys =
    type === 'key'
      ? [data]
      : toList(type === 'keys' && getMember(data, 'keys'), 'signer')
  return keys.map((key) => {
    const type = getMember(key, 'type')
    const publicKey = getMember(key, 'publicKey')
    const isKnown = type === 'secp256k1' || type === 'secp256r1'
    if (
      !isKnown ||
      typeof publicKey !== 'string' ||
      !keyPattern.test(publicKey)
    )
      throw refuse('signer')
    return { type, publicKey: publicKey as Hex }
  })
}

function toPolicies(policies: unknown = []): readonly SessionPolicy[] {
  if (!Array.isArray(policies) || policies.length > SESSION_LIST_MAX)
    throw refuse('policies')
  return policies.map((item) => {
    const type = getMember(item, 'type')
    const data = getMember(item, 'data') ?? {}
    if (typeof type !== 'string' || type === '' || typeof data !== 'object')
      throw refuse('policies')
    return { type, data: toJson(data, 'policies') as SessionPolicy['data'] }
  })
}

function toList(
  value: unknown,
  reason: SmartSessionRefusal,
): readonly unknown[] {
  if (
    !Array.isArray(value) ||
    value.length === 0 ||
    value.length > SESSION_LIST_MAX
  )
    throw refuse(reason)
  return [...value]
}

function toAmount(value: unknown, reason: SmartSessionRefusal): Hex {
  const isAmount =
    typeof value === 'bigint'
      ? value >= 0n && value < 2n ** 256n
      : typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)
  if (!isAmount) throw refuse(reason)
  return numberToHex(BigInt(value as bigint | string))
}

/** Copies plain data, so that the caller cannot change it later. */
function toJson<value>(value: value, reason: SmartSessionRefusal): value {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    throw refuse(reason, 'It is not JSON')
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{0,64}$/.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

const refuse = (reason: SmartSessionRefusal, details?: string) =>
  new SmartSessionRefusedError({ details, reason })
