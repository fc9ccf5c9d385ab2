import { hexToBigInt, numberToHex } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import type { Account } from '../../core/account/account.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { ApiTimeoutError } from '../../core/errors/api.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { estimateTokenFee } from '../batch/estimateTokenFee.js'
import { findPayer } from '../batch/findPayer.js'
import { getToken } from '../getToken.js'
import { getEvmClient } from '../network/getEvmClient.js'
import { getSendNamespace } from './getSendNamespace.js'
import { resolveReceiver } from './resolveReceiver.js'
import { resolveSend } from './resolveSend.js'
import { resolveSolanaSend } from './resolveSolanaSend.js'
import { toSendTransaction } from './toSendTransaction.js'
import type { EstimateSendParameters, EstimateSendResult } from './types.js'

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
    const { data, from, to, value } = toSendTransaction(
      { ...resolved, ...receiver },
      parseAmount(amount, decimals),
    )
    const client = getEvmClient(kit, { chainId })
    const asked = Promise.all([
      findPayer(kit, { chainId, connector, from }),
      client.request({
        method: 'eth_estimateGas',
        params: [
          { from, to, value: numberToHex(value), ...(data && { data }) },
        ],
      }),
      estimateFeesPerGas(client),
    ])
    // viem falls back from one way to the next, each with all its retries.
    const [paymaster, gas, fees] = await withTimeout(asked, {
      ms: ESTIMATE_TIMEOUT_MS,
      error: () => new ApiTimeoutError(),
    })
    const gasPrice = fees.maxFeePerGas ?? fees.gasPrice ?? 0n
    const units = hexToBigInt(gas)
    const fee = paymaster ? 0n : units * gasPrice
    const feeToken = await estimateTokenFee(kit, {
      ...{ chainId, gas: units, gasPrice, paymaster },
    })
    return {
      caipNetworkId: `eip155:${chainId}`,
      fee,
      feeText: formatAmount(fee, client.chain.nativeCurrency.decimals),
      ...(feeToken && { feeToken }),
      ...(paymaster && !feeToken && { isSponsored: true }),
    }
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

/** Estimates the network fee of a send on Solana. */
async function runSolanaEstimate(
  kit: Kit,
  parameters: EstimateSendParameters,
  accounts: readonly Account[],
): Promise<EstimateSendResult> {
  // An amount is only required for a send.
  const filled = { ...parameters, amount: parameters.amount || '0' }
  const { solana, ...request } = resolveSolanaSend(kit, filled, accounts)
  return solana.estimateSend({
    ...request,
    amount: parameters.amount,
    options: parameters.solana,
  })
}
