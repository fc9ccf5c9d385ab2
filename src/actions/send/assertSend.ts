import { erc20Abi } from 'viem'
import {
  call,
  estimateFeesPerGas,
  estimateGas,
  getBalance,
  readContract,
} from 'viem/actions'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError, SendError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../getEvmClient.js'
import type { SendTransaction } from './prepareSend.js'

/**
 * Refuses what the chain would refuse, before anybody is asked to approve.
 *
 * @throws InsufficientBalanceError, TransactionError, SendError
 */
export async function assertSend(
  kit: Kit,
  transaction: SendTransaction,
): Promise<void> {
  try {
    if (transaction.data) await assertToken(kit, transaction)
    else await assertNative(kit, transaction)
  } catch (error) {
    const isPoor = getErrorChain(error).some(
      (item) => item instanceof Error && item.name === 'InsufficientFundsError',
    )
    if (isPoor) throw new InsufficientBalanceError({ cause: error })
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

async function assertToken(kit: Kit, transaction: SendTransaction) {
  const { amount, chainId, data, from, to } = transaction
  const client = getEvmClient(kit, { chainId })
  const balance = await readContract(client, {
    abi: erc20Abi,
    address: to,
    functionName: 'balanceOf',
    args: [from],
  })
  if (balance < amount) throw new InsufficientBalanceError()
  const answer = await call(client, { account: from, data, to })
  // Many tokens answer nothing; only a plain `false` is a refusal (ERC-20).
  if (answer.data && answer.data !== '0x' && BigInt(answer.data) === 0n)
    throw new SendError('The token refuses this transfer', {
      code: 'INVALID_TOKEN',
      details: to,
    })
}

async function assertNative(kit: Kit, transaction: SendTransaction) {
  const { chainId, from, to, value } = transaction
  const client = getEvmClient(kit, { chainId })
  const balance = await getBalance(client, { address: from })
  if (balance < value) throw new InsufficientBalanceError()
  const [gas, fees] = await Promise.all([
    estimateGas(client, { account: from, to, value }),
    estimateFeesPerGas(client),
  ])
  const fee = gas * (fees.maxFeePerGas ?? fees.gasPrice ?? 0n)
  if (balance < value + fee)
    throw new InsufficientBalanceError({
      details: `The network fee is up to ${fee} base units`,
    })
}
