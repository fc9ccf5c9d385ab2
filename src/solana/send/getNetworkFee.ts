import {
  type Connection,
  PublicKey,
  SystemProgram,
  TransactionMessage,
} from '@solana/web3.js'
import { ApiResponseError } from '../../core/errors/api.js'
import { callNode } from '../callNode.js'
import { toUnits } from '../toUnits.js'

/**
 * Returns the network fee of one signature, in lamports.
 *
 * It is requested for a message without a price: some nodes include that,
 * others do not.
 */
export async function getNetworkFee(
  connection: Connection,
  from: string,
  signal?: AbortSignal | undefined,
): Promise<bigint> {
  return callNode(
    async () => {
      const { blockhash } = await connection.getLatestBlockhash('confirmed')
      const payerKey = new PublicKey(from)
      const transfer = { fromPubkey: payerKey, lamports: 1, toPubkey: payerKey }
      const message = new TransactionMessage({
        instructions: [SystemProgram.transfer(transfer)],
        payerKey,
        recentBlockhash: blockhash,
      }).compileToLegacyMessage()
      const { value } = await connection.getFeeForMessage(message, 'confirmed')
      // A node that lags behind does not know the blockhash yet.
      if (value === null) throw new ApiResponseError({ details: 'No fee' })
      return toUnits(value)
    },
    { signal },
  )
}
