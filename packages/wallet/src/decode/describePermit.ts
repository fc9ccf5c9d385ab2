import { isAddress, type TypedDataDefinition } from 'viem'
import { receiverRow } from '../approval/receiverRow.js'
import { tokenRow } from '../approval/tokenRow.js'
import type { ApprovalView } from '../approval/view.js'
import type { ReadToken } from '../chain/readToken.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { Strings } from '../language/english.js'

/** From here on an allowance is meant to have no end. */
const UNLIMITED = 2n ** 255n

/**
 * The allowance that a token permit (EIP-2612) gives, in the token's own unit;
 * nothing for other structured data.
 */
export async function describePermit(
  { domain, message, primaryType, types }: TypedDataDefinition,
  readToken: ReadToken,
  { actions, amounts, labels }: Strings,
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
    action: actions.allow,
    amount:
      units >= UNLIMITED
        ? amounts.unlimited(token.symbol)
        : formatUnitsText(units, token),
    rows: [receiverRow(labels.spender, spender), tokenRow(labels.token, token)],
  }
}

function toUnits(value: unknown) {
  const isWhole =
    (typeof value === 'string' &&
      /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) ||
    (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
  return isWhole ? BigInt(value) : undefined
}
