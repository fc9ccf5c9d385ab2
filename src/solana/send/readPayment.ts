import type { Connection } from '@solana/web3.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
} from '../../core/errors/send.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { getMint } from '../read/getMint.js'
import type { Mint } from '../read/parseMint.js'
import { sol } from '../read/sol.js'
import type { SendRequest } from './resolveSend.js'

/** A payment, exact to the base unit. */
export type Payment = {
  /** Base units. */
  amount: bigint
  caipNetworkId: SolanaNetworkId
  from: string
  to: string
  /** `undefined` for SOL. */
  mint: Mint | undefined
}

/** Balances are unsigned 64-bit numbers. */
const MAX_AMOUNT = 2n ** 64n - 1n

/** Converts the amount to base units, with the decimals read from the chain. */
export async function readPayment(
  connection: Connection,
  request: SendRequest,
  signal?: AbortSignal | undefined,
): Promise<Payment> {
  const { caipNetworkId, from, to } = request
  const mint =
    request.mint === undefined
      ? undefined
      : await getMint(connection, request.mint, signal)
  const amount = parseAmount(request.amount, mint?.decimals ?? sol.decimals)
  if (amount === 0n) throw new AmountZeroError()
  if (amount > MAX_AMOUNT) throw new InsufficientBalanceError()
  return { amount, caipNetworkId, from, mint, to }
}
