import { fetchGasRate } from '../../api/fetchGasRate.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import type { PaymasterService } from '../../core/paymaster/paymaster.js'
import type { Kit } from '../../createKit.js'
import type { TokenFee } from '../../features/payments/tokenFee.js'
import { getToken } from '../getToken.js'

/** What a user operation takes beside its calls: checks, upgrade, allowance. */
const OPERATION_GAS = 400_000n
/** Wallets leave room, since calls that run out of gas cost their fee. */
const CALL_ROOM = { numerator: 3n, denominator: 2n }
/** The rate may move until the approval: a twentieth. */
const RATE_ROOM = { numerator: 21n, denominator: 20n }
const WEI = 10n ** 18n
const SHOWN_DIGITS = 3

/**
 * Estimates what a paymaster takes in a token for a transaction, as an upper
 * bound: the approval of the wallet says the exact maximum, which is lower.
 *
 * @param parameters.gas - of the transaction, if it were an ordinary one
 * @param parameters.highestPrice - wei per unit of gas that wallets sign, which
 * is about twice what a block takes
 * @returns `undefined` if the paymaster takes no token
 */
export async function estimateTokenFee(
  kit: Kit,
  parameters: estimateTokenFee.Parameters,
): Promise<TokenFee | undefined> {
  const { chainId, gas, highestPrice, paymaster } = parameters
  const { token, url } = paymaster ?? {}
  if (!token || !url) return undefined
  const [{ decimals, symbol }, quote] = await Promise.all([
    getToken(kit, { chainId, token }),
    fetchGasRate({ chainId, token, url }),
  ])
  const fee = { address: token, decimals, symbol }
  if (!quote) return { ...fee, amount: undefined }
  const total =
    (gas * CALL_ROOM.numerator) / CALL_ROOM.denominator +
    OPERATION_GAS +
    quote.postOpGas
  const units =
    (total * highestPrice * quote.rate * RATE_ROOM.numerator) /
      (WEI * RATE_ROOM.denominator) +
    1n
  return { ...fee, amount: formatAmount(roundUp(units), decimals) }
}

export declare namespace estimateTokenFee {
  type Parameters = {
    chainId: number
    gas: bigint
    highestPrice: bigint
    paymaster: PaymasterService | undefined
  }
}

function roundUp(units: bigint) {
  const digits = units.toString().length
  const step = 10n ** BigInt(Math.max(0, digits - SHOWN_DIGITS))
  return ((units + step - 1n) / step) * step
}
