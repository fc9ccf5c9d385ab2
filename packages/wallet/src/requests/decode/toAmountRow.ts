import type { Address } from 'viem'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { ReadToken } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'

/** A token in full, and how much of it, in its unit where it has one. */
export async function toAmountRow(
  label: string,
  { address, unlimited, units }: toAmountRow.Amount,
  {
    readToken,
    strings: { amounts, solana },
  }: { readToken: ReadToken; strings: Strings },
): Promise<Row> {
  const token = await readToken(address)
  const isUnlimited = unlimited !== undefined && units >= unlimited
  const symbol = token?.symbol ?? ''
  const note = isUnlimited
    ? amounts.unlimited(symbol).trim()
    : token
      ? formatUnitsText(units, token)
      : solana.baseUnits(units)
  return { ...addressRow(label, address), note }
}

export declare namespace toAmountRow {
  type Amount = {
    address: Address
    units: bigint
    /** From here on it is meant to have no end. */
    unlimited?: bigint | undefined
  }
}

/** An amount of the native coin. */
export function toCoinRow(
  label: string,
  units: bigint,
  currency: { symbol: string; decimals: number },
): Row {
  return textRow(label, formatUnitsText(units, currency))
}
