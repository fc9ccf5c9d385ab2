import { type Address, getAddress, type Hex, isAddressEqual, slice } from 'viem'
import { ENFORCERS } from '../../core/contracts.js'
import type { Caveat } from './delegation.js'
import type { Permission } from './permission.js'
import { toCaveats } from './toCaveats.js'

/**
 * The permission that caveats make up, the opposite of `toCaveats`; `undefined`
 * for caveats that are not exactly what it would give. Of functions only the
 * selectors are known.
 */
export function readPermission(
  caveats: readonly Caveat[],
): { expiry: number; permission: Permission } | undefined {
  try {
    const find = (name: keyof typeof ENFORCERS) =>
      caveats.find(({ enforcer }) => isAddressEqual(enforcer, ENFORCERS[name]))
        ?.terms
    const expiry = Number(slice(find('timestamp') ?? '0x', 16, 32))
    const permission = toPermission(find)
    const [again] = permission ? toCaveats(permission, expiry) : []
    const isSame = again && toText(again) === toText(caveats)
    return permission && isSame ? { expiry, permission } : undefined
  } catch {
    return undefined
  }
}

function toText(caveats: readonly Caveat[]) {
  const lines = caveats.map(({ enforcer, terms }) => enforcer + terms)
  return lines.join().toLowerCase()
}

function toPermission(
  find: (name: keyof typeof ENFORCERS) => Hex | undefined,
): Permission | undefined {
  const native = find('nativeTokenPeriodTransfer')
  if (native)
    return { type: 'native-token-recurring-allowance', ...toRate(native) }
  const token = find('erc20PeriodTransfer')
  if (token)
    return {
      type: 'erc20-recurring-allowance',
      token: toAddress(token),
      ...toRate(slice(token, 20)),
    }
  const target = find('allowedTargets')
  const selectors = find('allowedMethods')
  const limit = find('valueLte')
  if (!target || !selectors || !limit) return undefined
  return {
    type: 'contract-call',
    address: toAddress(target),
    functions: (selectors.slice(2).match(/.{8}/g) ?? []).map((selector) => ({
      selector: `0x${selector}` as const,
      signature: `0x${selector}`,
      valueLimit: BigInt(limit),
    })),
  }
}

function toAddress(terms: Hex): Address {
  return getAddress(slice(terms, 0, 20))
}

function toRate(terms: Hex) {
  return {
    allowance: BigInt(slice(terms, 0, 32)),
    period: Number(slice(terms, 32, 64)),
    start: Number(slice(terms, 64, 96)),
  }
}
