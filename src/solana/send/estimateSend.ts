import { formatAmount } from '../../core/amount/formatAmount.js'
import type { SolanaEstimate, SolanaPort } from '../../core/ports/solana.js'
import { getMint } from '../read/getMint.js'
import { sol } from '../read/sol.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { getBudget } from './getBudget.js'
import { getNetworkFee } from './getNetworkFee.js'
import { getRent } from './getRent.js'
import { readReceiver } from './readReceiver.js'
import { resolveSend } from './resolveSend.js'

/**
 * Estimates the cost of a send: the network's fee, the price of the compute
 * units, and the rent of the receiver's token account if it has to be created.
 */
export async function estimateSend(
  context: SolanaContext,
  parameters: Parameters<SolanaPort['estimateSend']>[0],
): Promise<SolanaEstimate> {
  const { amount = '0', caipNetworkId, options } = parameters
  try {
    const request = resolveSend(context, { ...parameters, amount })
    const connection = await context.getConnection(caipNetworkId)
    const mint = request.mint
      ? await getMint(connection, request.mint)
      : undefined
    const [receiver, networkFee] = await Promise.all([
      readReceiver(connection, { mint, to: request.to }),
      getNetworkFee(connection, request.from),
    ])
    const least = receiver.isNew
      ? await getRent(connection, receiver.length)
      : 0n
    const rent = least > receiver.lamports ? least - receiver.lamports : 0n
    const kind = mint ? (receiver.isNew ? 'new' : 'token') : 'native'
    const fee = networkFee + getBudget(kind, options).fee + rent
    return {
      caipNetworkId,
      fee,
      feeText: formatAmount(fee, sol.decimals),
      rent,
    }
  } catch (error) {
    throw toKitError(error)
  }
}
