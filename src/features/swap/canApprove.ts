import {
  type Address,
  type Chain,
  type Client,
  hexToBigInt,
  type Transport,
} from 'viem'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { encodeApproval } from './encodeApproval.js'
import { simulateCall } from './simulateCall.js'

type Approval = {
  account: Address
  amount: bigint
  spender: Address
  token: Address
}

/** Whether the token would accept an approval now. */
export async function canApprove(
  client: Client<Transport, Chain>,
  approval: Approval,
): Promise<boolean> {
  const { account, amount, spender, token } = approval
  const data = encodeApproval(spender, amount)
  try {
    const answer = await simulateCall(client, {
      data,
      from: account,
      to: token,
    })
    // Many tokens return nothing; only a plain `false` is a rejection (ERC-20).
    return answer === '0x' || hexToBigInt(answer) !== 0n
  } catch (error) {
    const found = getTransactionError(error, { sentToNetwork: 'no' })
    if (found.code === 'EXECUTION_REVERTED') return false
    throw found
  }
}
