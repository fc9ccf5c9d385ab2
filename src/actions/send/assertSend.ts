import { encodeFunctionData, erc20Abi, hexToBigInt, numberToHex } from 'viem'
import { estimateFeesPerGas } from 'viem/actions'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError, SendError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { callContract } from '../network/callContract.js'
import { getEvmClient } from '../network/getEvmClient.js'
import type { SendTransaction } from './types.js'

/**
 * Rejects what the chain would reject, before the user is asked to approve.
 *
 * @param options.isSponsored - whether the app pays the network fee
 * @throws InsufficientBalanceError, TransactionError, SendError
 */
export async function assertSend(
  kit: Kit,
  transaction: SendTransaction,
  options: { isSponsored?: boolean } = {},
): Promise<void> {
  const { isSponsored = false } = options
  try {
    if (transaction.data) await assertToken(kit, transaction)
    else await assertNative(kit, transaction, isSponsored)
  } catch (error) {
    const found = getTransactionError(error, { sentToNetwork: 'no' })
    if (found.code === 'INSUFFICIENT_FUNDS')
      throw new InsufficientBalanceError({ cause: error })
    throw found
  }
}

async function assertToken(kit: Kit, transaction: SendTransaction) {
  const { amount, chainId, data, from, to } = transaction
  const client = getEvmClient(kit, { chainId })
  const balance = await callContract(client, {
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [from],
    }),
    to,
  })
  if (!balance || hexToBigInt(balance) < amount)
    throw new InsufficientBalanceError()
  const answer = data && (await callContract(client, { data, from, to }))
  // Many tokens return nothing; only a plain `false` is a rejection (ERC-20).
  if (answer && hexToBigInt(answer) === 0n)
    throw new SendError('The token refuses this transfer', {
      code: 'INVALID_TOKEN',
      details: to,
    })
}

async function assertNative(
  kit: Kit,
  transaction: SendTransaction,
  isSponsored: boolean,
) {
  const { chainId, from, to, value } = transaction
  const client = getEvmClient(kit, { chainId })
  const balance = hexToBigInt(
    await client.request({
      method: 'eth_getBalance',
      params: [from, 'latest'],
    }),
  )
  if (balance < value) throw new InsufficientBalanceError()
  const [gas, fees] = await Promise.all([
    client.request({
      method: 'eth_estimateGas',
      params: [{ from, to, value: numberToHex(value) }],
    }),
    estimateFeesPerGas(client),
  ])
  const fee = hexToBigInt(gas) * (fees.maxFeePerGas ?? fees.gasPrice ?? 0n)
  if (!isSponsored && balance < value + fee)
    throw new InsufficientBalanceError({
      details: `The network fee is up to ${fee} base units`,
    })
}
