import type { Connection } from '@solana/web3.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import type { SolanaEstimate, SolanaPort } from '../../core/ports/solana.js'
import { isConverted, toBaseUnits } from '../read/convertAmount.js'
import { getMint } from '../read/getMint.js'
import type { Mint } from '../read/parseMint.js'
import { sol } from '../read/sol.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import {
  assertTransferable,
  hasPermanentDelegate,
} from './assertTransferable.js'
import { getAssociatedAddress } from './getAssociatedAddress.js'
import { getNetworkFee } from './getNetworkFee.js'
import { getRent } from './getRent.js'
import { measureBudget } from './measureBudget.js'
import { pickSources, type Source } from './pickSources.js'
import type { Payment } from './readPayment.js'
import { assertMemoGiven, type Receiver, readReceiver } from './readReceiver.js'
import { resolveSend } from './resolveSend.js'
import { shownFees } from './shownFees.js'

/**
 * Estimates the cost of a send: the network's fee, the price of the compute
 * units, and the rent of the receiver's token account if it has to be created.
 * A send measures the same way.
 */
export async function estimateSend(
  context: SolanaContext,
  parameters: Parameters<SolanaPort['estimateSend']>[0],
): Promise<SolanaEstimate> {
  const { amount = '0', caipNetworkId, options } = parameters
  try {
    const request = resolveSend(context, { ...parameters, amount })
    const { from, to } = request
    const nodes = await context.getNodes(caipNetworkId)
    const [connection] = nodes
    const mint = request.mint
      ? await getMint(connection, request.mint)
      : undefined
    const units = await toAmount(connection, { amount, mint, payer: from })
    const payment = { amount: units, caipNetworkId, from, mint, to }
    const [receiver, networkFee] = await Promise.all([
      readReceiver(connection, { mint, to }),
      getNetworkFee(connection, from),
      mint && assertTransferable(nodes, mint),
    ])
    assertMemoGiven(receiver, options)
    const [least, budget] = await Promise.all([
      receiver.isNew ? getRent(connection, receiver.length) : 0n,
      findSources(connection, payment, receiver).then((sources) =>
        measureBudget(connection, { options, payment, receiver, sources }),
      ),
    ])
    if (!mint) shownFees.add(context, payment, budget.fee)
    const rent = least > receiver.lamports ? least - receiver.lamports : 0n
    const fee = networkFee + budget.fee + rent
    return {
      caipNetworkId,
      fee,
      feeText: formatAmount(fee, sol.decimals),
      rent,
      ...(mint && hasPermanentDelegate(mint) && { hasPermanentDelegate: true }),
    }
  } catch (error) {
    throw toKitError(error)
  }
}

/** A form estimates before its amount can be sent. */
async function toAmount(
  connection: Connection,
  parameters: { amount: string; mint: Mint | undefined; payer: string },
) {
  const { amount, mint, payer } = parameters
  const decimals = mint?.decimals ?? sol.decimals
  try {
    const units = parseAmount(amount, decimals)
    if (!mint || !isConverted(mint) || units === 0n) return units
    const text = formatAmount(units, decimals)
    return await toBaseUnits(connection, { mint, payer, text })
  } catch {
    return 0n
  }
}

/** The balance is not checked: then the least amount stands for the rest. */
async function findSources(
  connection: Connection,
  { amount, from, mint }: Payment,
  { address: destination }: Receiver,
): Promise<readonly Source[]> {
  if (!mint) return []
  for (const wanted of [amount, 1n]) {
    if (wanted === 0n) continue
    const parameters = { amount: wanted, destination, from, mint }
    try {
      return await pickSources(connection, parameters)
    } catch (error) {
      if (!(error instanceof InsufficientBalanceError)) throw error
    }
  }
  return [{ address: getAssociatedAddress(from, mint), amount: 1n }]
}
