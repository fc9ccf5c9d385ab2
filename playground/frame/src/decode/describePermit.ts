import { isAddress, type TypedDataDefinition } from 'viem'
import type { ApprovalView } from '../approval/view.js'
import type { ReadToken } from '../chain/readToken.js'
import { formatUnitsText } from '../format/formatUnitsText.js'

/** From here on an allowance is meant to have no end. */
const UNLIMITED = 2n ** 255n

/**
 * The allowance that a token permit (EIP-2612) gives, in the token's own unit;
 * nothing for other structured data.
 */
export async function describePermit(
  { domain, message, primaryType, types }: TypedDataDefinition,
  readToken: ReadToken,
): Promise<Partial<Pick<ApprovalView, 'action' | 'amount' | 'rows'>>> {
  const { spender, value } = message as Record<string, unknown>
  const address = domain?.verifyingContract
  const fields = (types as Record<string, readonly { name: string }[]>).Permit
  const isSigned = ['spender', 'value'].every((name) =>
    fields?.some((field) => field.name === name),
  )
  if (primaryType !== 'Permit' || !isSigned || !address) return {}
  if (typeof spender !== 'string' || !isAddress(spender)) return {}
  const units = toUnits(value)
  const token = units === undefined ? undefined : await readToken(address)
  if (!token || units === undefined) return {}
  return {
    action: 'Allow spending',
    amount:
      units >= UNLIMITED
        ? `Unlimited ${token.symbol}`
        : formatUnitsText(units, token),
    rows: [
      { label: 'Spender', value: spender, kind: 'address', testId: 'receiver' },
    ],
  }
}

function toUnits(value: unknown) {
  const isWhole =
    (typeof value === 'string' &&
      /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) ||
    (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
  return isWhole ? BigInt(value) : undefined
}
