import type { Address, Chain, Client, Transport } from 'viem'
import { KitError } from '../../core/errors/base.js'
import { SwapApprovalError } from '../../core/errors/swap.js'
import { sleep } from '../../core/promise/sleep.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { findSendIntent } from '../../features/payments/findSendIntent.js'
import { getSendJournal } from '../../features/payments/getSendJournal.js'
import { lookUpSend } from '../../features/payments/lookUpSend.js'
import { runTransaction } from '../../features/payments/runTransaction.js'
import type { SendTransaction } from '../../features/payments/sendTypes.js'
import { canApprove } from '../../features/swap/canApprove.js'
import { encodeApproval } from '../../features/swap/encodeApproval.js'
import { readAllowance } from '../../features/swap/readAllowance.js'
import type { SwapApproval } from './findSwapApproval.js'
import type { SwapRequest } from './toSwapRequest.js'

/** Attempts to read an allowance from nodes that lag behind the receipt. */
const TRIES = 3

type Steps = Omit<runTransaction.Parameters, 'assert' | 'transaction'>

/**
 * Approves exactly the amount of the swap for the router.
 *
 * @throws SwapApprovalError
 */
export async function approveSwap(
  kit: Kit,
  request: SwapRequest,
  { amounts, spender, token, ...steps }: Steps & SwapApproval,
): Promise<void> {
  const { account, amount, chainId } = request
  const client = getEvmClient(kit, { chainId })
  const resolved = { account, chainId, spender, token }
  for (const amount of amounts)
    await approve(kit, { ...resolved, amount }, steps)
  if (await isAllowed(client, { ...resolved, amount }, steps.signal)) return
  throw new SwapApprovalError({ details: 'The allowance is too low' })
}

type Approval = {
  account: Address
  amount: bigint
  spender: Address
  token: Address
}

async function isAllowed(
  client: Client<Transport, Chain>,
  { amount, ...resolved }: Approval,
  signal: AbortSignal,
) {
  for (let tries = 1; ; tries++) {
    const allowance = await readAllowance(client, resolved)
    if (amount > 0n ? allowance >= amount : allowance === 0n) return true
    if (tries >= TRIES || signal.aborted) return false
    await sleep(client.pollingInterval, signal)
  }
}

async function approve(
  kit: Kit,
  approval: Approval & { chainId: number },
  steps: Steps,
) {
  const { account, amount, chainId, spender, token } = approval
  const client = getEvmClient(kit, { chainId })
  const data = encodeApproval(spender, amount)
  const to = token
  const transaction = { amount, chainId, data, from: account, to, value: 0n }
  const isKnown = await forgetApproval(kit, client, transaction)
  // It has landed, so only wait for a node that lags behind.
  if (isKnown && (await isAllowed(client, approval, steps.signal))) return
  steps.signal.throwIfAborted()
  try {
    await runTransaction(kit, {
      ...steps,
      async assert() {
        if (await canApprove(client, approval)) return
        throw new SwapApprovalError({ details: 'The token refuses it' })
      },
      confirmations: 1,
      transaction,
    })
  } catch (error) {
    // It failed and only cost its fee: nothing was swapped.
    const code = error instanceof KitError ? error.code : undefined
    if (code === 'TRANSACTION_REVERTED')
      throw new SwapApprovalError({ cause: error })
    throw error
  }
}

/**
 * Removes an identical earlier approval that was left open and has landed
 * since: its allowance may be spent by now, so it does not count.
 *
 * @returns whether there was one
 */
async function forgetApproval(
  kit: Kit,
  client: Client<Transport, Chain>,
  transaction: SendTransaction,
): Promise<boolean> {
  const intent = findSendIntent(kit, transaction)
  if (!intent) return false
  const outcome = await lookUpSend(client, intent).catch(() => undefined)
  if (outcome?.status !== 'landed') return false
  getSendJournal(kit).remove(intent.id)
  return true
}
