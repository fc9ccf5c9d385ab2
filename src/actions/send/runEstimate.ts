import type { Account } from '../../core/account/account.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { ApiTimeoutError } from '../../core/errors/api.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { estimateFee } from '../../features/payments/estimateFee.js'
import { findPayer } from '../../features/payments/findPayer.js'
import { getSendNamespace } from '../../features/payments/getSendNamespace.js'
import { getHighestPrice } from '../../features/payments/readGasFees.js'
import { resolveSend } from '../../features/payments/resolveSend.js'
import { resolveSolanaSend } from '../../features/payments/resolveSolanaSend.js'
import type {
  EstimateSendParameters,
  EstimateSendResult,
} from '../../features/payments/sendTypes.js'
import { toSendTransaction } from '../../features/payments/toSendTransaction.js'
import { estimateTokenFee } from '../batch/estimateTokenFee.js'
import { getToken } from '../getToken.js'
import { resolveReceiver, resolveSolanaReceiver } from './resolveReceiver.js'

/** A form waits for it. */
const ESTIMATE_TIMEOUT_MS = 45_000

/** Estimates the network fee of a send on the chain. */
export async function runEstimate(
  kit: Kit,
  parameters: EstimateSendParameters,
  accounts: getSendNamespace.Accounts,
): Promise<EstimateSendResult> {
  try {
    const { amount = '0' } = parameters
    if (getSendNamespace(parameters, accounts) === 'solana')
      return await runSolanaEstimate(kit, parameters, accounts.accounts)
    const resolved = resolveSend(
      kit,
      { ...parameters, amount },
      accounts.accounts,
    )
    const { chainId, connector, tokenAddress } = resolved
    const receiver = await resolveReceiver(kit, {
      ...resolved,
      fresh: false,
      shown: parameters.toAddress,
      to: parameters.to,
    })
    const token = tokenAddress ?? 'native'
    const { decimals } = await getToken(kit, { chainId, token })
    const transaction = toSendTransaction(
      { ...resolved, ...receiver },
      parseAmount(amount, decimals),
    )
    const client = getEvmClient(kit, { chainId })
    const asked = Promise.all([
      findPayer(kit, { chainId, connector, from: transaction.from }),
      estimateFee(client, transaction),
    ])
    // Each question is asked again, as the app's transport has it.
    const [paymaster, { dataFee, fee: most, fees, gas }] = await withTimeout(
      asked,
      { ms: ESTIMATE_TIMEOUT_MS, error: () => new ApiTimeoutError() },
    )
    const fee = paymaster ? 0n : most
    const feeToken = await estimateTokenFee(kit, {
      ...{ chainId, gas, highestPrice: getHighestPrice(fees), paymaster },
    })
    return {
      caipNetworkId: `eip155:${chainId}`,
      fee,
      feeText: formatAmount(fee, client.chain.nativeCurrency.decimals),
      ...(!paymaster && toDataFee(dataFee)),
      ...(feeToken && { feeToken }),
      ...(paymaster && !feeToken && { isSponsored: true }),
    }
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

/** What a rollup takes for data; nothing is said where there is no such fee. */
function toDataFee(dataFee: bigint | undefined) {
  if (dataFee === undefined) return { isDataFeeUnknown: true }
  return dataFee > 0n ? { dataFee } : {}
}

/** Estimates the network fee of a send on Solana. */
async function runSolanaEstimate(
  kit: Kit,
  parameters: EstimateSendParameters,
  accounts: readonly Account[],
): Promise<EstimateSendResult> {
  // An amount is only required for a send.
  const filled = { ...parameters, amount: parameters.amount || '0' }
  const { solana, ...named } = resolveSolanaSend(kit, filled, accounts)
  const { to } = await resolveSolanaReceiver(kit, {
    shown: parameters.toAddress,
    to: named.to,
  })
  const request = { ...named, to }
  return solana.estimateSend({
    ...request,
    amount: parameters.amount,
    options: parameters.solana,
  })
}
