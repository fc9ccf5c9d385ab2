import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { TransferQuote, TransferStep } from '../../api/paySchemas.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { PayError } from '../../core/errors/pay.js'
import { isSameAsset } from '../../core/pay/isSameAsset.js'
import type { Payment, PaymentAsset } from '../../core/pay/payment.js'
import type { PayQuote } from './payQuote.js'

/**
 * Checks an offer of the service against the payment that was asked for. Each
 * step has to be a plain transfer of the asset to pay with, to one address, and
 * the steps have to add up to the price; calls of contracts, other assets,
 * amounts and recipients are refused.
 *
 * @param parameters.account - address that pays
 * @throws PayError `UNABLE_TO_GET_QUOTE`
 */
export function toPayQuote(
  offer: TransferQuote,
  parameters: toPayQuote.Parameters,
): PayQuote {
  const { account, from, payment } = parameters
  const { destination, origin } = offer
  const { decimals } = payment.asset.metadata
  if (
    !isSameAsset(destination.currency, payment.asset) ||
    destination.currency.metadata.decimals !== decimals
  )
    throw refuse('it delivers another asset')
  if (destination.amount !== payment.value)
    throw refuse('it delivers another amount')
  if (
    !isSameAsset(origin.currency, from) ||
    origin.currency.metadata.decimals !== from.metadata.decimals
  )
    throw refuse('it takes another asset')
  const isDirect = isSameAsset(from, payment.asset)
  const { payee, requestId } = readSteps(offer, { account, from })
  if (isDirect && foldCase(payee) !== foldCase(payment.recipient))
    throw refuse('it pays somebody else')
  if (isDirect && origin.amount !== payment.value)
    throw refuse('it takes another amount')
  return {
    account,
    from,
    fromAmount: formatAmount(origin.amount, from.metadata.decimals),
    to: payment.asset,
    toAmount: payment.amount,
    recipient: payment.recipient,
    payee,
    isDirect,
    fees: offer.fees.map(({ amount, currency, label }) => ({
      label,
      amount: formatAmount(amount, currency.metadata.decimals),
      symbol: currency.metadata.symbol,
      asset: currency,
    })),
    timeInSeconds: offer.timeInSeconds,
    requestId,
    createdAt: Date.now(),
  }
}

export declare namespace toPayQuote {
  type Parameters = {
    account: string | undefined
    from: PaymentAsset
    payment: Payment
  }
}

/** Transactions that a wallet is asked for at most. */
const STEPS_MAX = 2

function readSteps(
  { origin, steps }: TransferQuote,
  parameters: { account: string | undefined; from: PaymentAsset },
) {
  if (steps.length > STEPS_MAX) throw refuse('it has too many steps')
  const found = steps.map((step) => readStep(step, parameters))
  const [first] = found
  if (!first) throw refuse('it has no steps')
  const isOne = found.every(
    ({ payee, requestId }) =>
      foldCase(payee) === foldCase(first.payee) &&
      requestId === first.requestId,
  )
  if (!isOne) throw refuse('it pays several addresses')
  const total = found.reduce((sum, { amount }) => sum + amount, 0n)
  if (total !== origin.amount) throw refuse('its steps take another amount')
  return first
}

function readStep(
  step: TransferStep,
  { account, from }: { account: string | undefined; from: PaymentAsset },
) {
  const { requestId } = step
  const [namespace = ''] = from.network.split(':')
  if (step.type === 'deposit') {
    const { amount, currency, receiver } = step.deposit
    if (foldCase(currency) !== foldCase(from.asset))
      throw refuse('a step takes another asset')
    return { amount, payee: toPayee(namespace, receiver), requestId }
  }
  const { transaction } = step
  // Instructions can do anything; a deposit says what it does.
  if ('instructions' in transaction || namespace !== 'eip155')
    throw refuse('its transaction cannot be checked')
  const { data, to, value } = transaction
  if (!account || foldCase(transaction.from) !== foldCase(account))
    throw refuse('a step is for another account')
  if (from.asset === 'native') {
    if (data !== '0x') throw refuse('a step calls a contract')
    return { amount: value, payee: toPayee(namespace, to), requestId }
  }
  if (foldCase(to) !== foldCase(from.asset) || value !== 0n)
    throw refuse('a step calls another contract')
  const [receiver, amount] = readTransfer(data as Hex)
  return { amount, payee: toPayee(namespace, receiver), requestId }
}

function readTransfer(data: Hex) {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data })
    if (call.functionName === 'transfer') return call.args
  } catch {
    // Refused below.
  }
  throw refuse('a step is not a transfer')
}

function toPayee(namespace: string, address: string) {
  try {
    assertReceiver(namespace, address)
    return address
  } catch {
    throw refuse('a step pays an invalid address')
  }
}

function refuse(reason: string) {
  return new PayError({
    code: 'UNABLE_TO_GET_QUOTE',
    details: `The service's offer was refused: ${reason}`,
  })
}
