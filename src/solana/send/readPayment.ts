import type { Connection } from '@solana/web3.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
} from '../../core/errors/send.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { isConverted, toBaseUnits } from '../read/convertAmount.js'
import { getMint } from '../read/getMint.js'
import type { Mint } from '../read/parseMint.js'
import { sol } from '../read/sol.js'
import type { SendRequest } from './resolveSend.js'

/** A payment, exact to the base unit. */
export type Payment = {
  /** Base units. */
  amount: bigint
  /** As users see it, where that is not what base units and decimals say. */
  shown?: string | undefined
  caipNetworkId: SolanaNetworkId
  from: string
  to: string
  /** Name that `to` was resolved from. */
  name?: string | undefined
  /** `undefined` for SOL. */
  mint: Mint | undefined
}

/** Balances are unsigned 64-bit numbers. */
const MAX_AMOUNT = 2n ** 64n - 1n

/**
 * Converts the amount to base units, with the decimals read from the chain. An
 * amount of a token that bears interest or has a scale is one as users see it.
 */
export async function readPayment(
  connection: Connection,
  request: SendRequest,
  signal?: AbortSignal | undefined,
): Promise<Payment> {
  const { caipNetworkId, from, name, to } = request
  const mint =
    request.mint === undefined
      ? undefined
      : await getMint(connection, request.mint, signal)
  const decimals = mint?.decimals ?? sol.decimals
  const wanted = parseAmount(request.amount, decimals)
  if (wanted === 0n) throw new AmountZeroError()
  if (!mint || !isConverted(mint)) {
    if (wanted > MAX_AMOUNT) throw new InsufficientBalanceError()
    return { amount: wanted, caipNetworkId, from, mint, name, to }
  }
  const shown = formatAmount(wanted, decimals)
  const amount = await toBaseUnits(connection, {
    ...{ mint, signal, text: shown },
    payer: from,
  })
  if (amount === 0n) throw new AmountZeroError()
  return { amount, caipNetworkId, from, mint, name, shown, to }
}
