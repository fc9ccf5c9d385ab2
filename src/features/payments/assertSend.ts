import { type Address, encodeFunctionData, erc20Abi, hexToBigInt } from 'viem'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { InsufficientBalanceError, SendError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { callContract } from '../networks/callContract.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { estimateFee } from './estimateFee.js'
import { readTokenRefusal } from './readTokenRefusal.js'
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
    throw (transaction.data && toRefusal(found, error, transaction.to)) || found
  }
}

/** Says in words of its own why a token refuses, where it is known. */
function toRefusal(
  found: { code?: unknown },
  cause: unknown,
  token: Address,
): SendError | undefined {
  // The node may be away, whatever it says. guard: reverted
  if (found.code !== 'EXECUTION_REVERTED') return undefined
  const refusals = getErrorChain(cause).map((item) => {
    const data = getMember(item, 'data')
    const text = getMember(item, 'message')
    return readTokenRefusal({
      data: typeof data === 'string' ? data : undefined,
      text: typeof text === 'string' ? text : undefined,
    })
  })
  const refusal = refusals.find((one) => one !== undefined)
  if (!refusal) return undefined
  return refusal === 'paused'
    ? new SendError("This token's issuer has paused all transfers", {
        ...{ cause, code: 'TOKEN_PAUSED', details: token },
      })
    : new SendError('This token blocks your account or the recipient', {
        ...{ cause, code: 'TOKEN_BLOCKED', details: token },
      })
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
  const { chainId, from, value } = transaction
  const client = getEvmClient(kit, { chainId })
  const balance = hexToBigInt(
    await client.request({
      method: 'eth_getBalance',
      params: [from, 'latest'],
    }),
  )
  if (balance < value) throw new InsufficientBalanceError()
  const { fee } = await estimateFee(client, transaction)
  if (!isSponsored && balance < value + fee)
    throw new InsufficientBalanceError({
      details: `The network fee is up to ${fee} base units`,
    })
}
