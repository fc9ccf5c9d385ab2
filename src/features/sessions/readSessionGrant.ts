import type { Address, Hex } from 'viem'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { getMember } from '../../core/errors/getMember.js'
import { SmartSessionNotGrantedError } from '../../core/errors/session.js'
import type {
  SessionGrant,
  SessionPermission,
  SessionRequest,
} from '../../core/session/smartSession.js'

/** Characters of a context; those of 20 delegations are shorter. */
const CONTEXT_MAX_LENGTH = 40_000

/**
 * Reads the wallet's answer to `wallet_grantPermissions`. A wallet may grant
 * less than it was asked for: a shorter time, fewer permissions, smaller
 * allowances.
 *
 * @param answer - untrusted
 * @param request - what the wallet was asked for
 * @throws SmartSessionNotGrantedError when the answer is no such grant
 */
export function readSessionGrant(
  answer: unknown,
  request: SessionRequest,
): SessionGrant {
  // ERC-7715 answers with a list, one item per request.
  const grant =
    Array.isArray(answer) && answer.length === 1 ? answer[0] : answer
  const read = (key: string) => getMember(grant, key)
  const address = read('address') ?? undefined
  const context = read('context')
  const expiry = read('expiry')
  assert(isSameNumber(read('chainId'), request.chainId), 'chainId')
  assert(
    address === undefined || toKey(address) === toKey(request.address),
    'address',
  )
  assert(isExpiry(expiry) && expiry <= request.expiry, 'expiry')
  assert(isContext(context), 'context')
  assert(toKey(read('signer')) === toKey(request.signer), 'signer')
  const { chainId, signer } = request
  const permissions = readPermissions(read('permissions'), request)
  return {
    ...{ chainId, context, expiry, permissions, signer },
    address: request.address,
    ...readMeta(grant),
  }
}

function readPermissions(list: unknown, request: SessionRequest) {
  assert(Array.isArray(list) && list.length > 0, 'permissions')
  return (list as readonly unknown[]).map((item) => {
    const asked = request.permissions.find((one) => isWithin(item, one))
    assert(asked !== undefined, 'permissions')
    return withAllowance(asked, getMember(getMember(item, 'data'), 'allowance'))
  })
}

/** Whether a permission is the one asked for, or a smaller allowance of it. */
function isWithin(item: unknown, asked: SessionPermission) {
  if (toKey(item) === toKey(asked)) return true
  const granted = getMember(getMember(item, 'data'), 'allowance')
  if (!('allowance' in asked.data) || !isAmount(granted)) return false
  return (
    BigInt(granted) <= BigInt(asked.data.allowance) &&
    toKey(item) === toKey(withAllowance(asked, granted))
  )
}

function withAllowance(
  permission: SessionPermission,
  allowance: unknown,
): SessionPermission {
  if (!('allowance' in permission.data) || !isAmount(allowance))
    return permission
  const { data } = permission
  return { ...permission, data: { ...data, allowance } } as SessionPermission
}

function readMeta(
  grant: unknown,
): Pick<SessionGrant, 'accountMeta' | 'signerMeta'> {
  const factory = readAddress(getMember(grant, 'accountMeta'), 'factory')
  const factoryData = getMember(getMember(grant, 'accountMeta'), 'factoryData')
  const signerMeta = getMember(grant, 'signerMeta')
  const userOpBuilder = readAddress(signerMeta, 'userOpBuilder')
  const delegationManager = readAddress(signerMeta, 'delegationManager')
  return {
    ...(factory &&
      isBytes(factoryData) && { accountMeta: { factory, factoryData } }),
    ...((userOpBuilder || delegationManager) && {
      signerMeta: {
        ...(userOpBuilder && { userOpBuilder }),
        ...(delegationManager && { delegationManager }),
      },
    }),
  }
}

function readAddress(value: unknown, key: string): Address | undefined {
  const address = getMember(value, key)
  return isEvmAddress(address) ? address : undefined
}

/** Comparable text: neither the order of keys nor the case of hex matters. */
function toKey(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item) => {
      if (typeof item === 'string')
        return item.startsWith('0x') ? item.toLowerCase() : item
      return item && typeof item === 'object' && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort())
        : item
    })
  } catch {
    return ''
  }
}

function isSameNumber(value: unknown, hex: Hex) {
  const isNumber =
    typeof value === 'number' ||
    (typeof value === 'string' && /^(0x[0-9a-fA-F]+|[0-9]+)$/.test(value))
  return isNumber && Number(value) === Number(hex)
}

function isExpiry(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isContext(value: unknown): value is Hex {
  return isBytes(value) && value !== '0x' && value.length <= CONTEXT_MAX_LENGTH
}

function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value)
}

function isAmount(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)
}

function assert(isRight: boolean, what: string): asserts isRight {
  if (!isRight)
    throw new SmartSessionNotGrantedError({
      details: `The wallet's answer has another \`${what}\`.`,
    })
}
