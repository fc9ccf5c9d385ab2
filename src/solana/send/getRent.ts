import type { Connection } from '@solana/web3.js'
import { ApiResponseError } from '../../core/errors/api.js'
import { callNode } from '../callNode.js'
import { toUnits } from '../toUnits.js'

/** Returns the lamports that an account of this length must hold. */
export async function getRent(
  connection: Connection,
  length: number,
  signal?: AbortSignal | undefined,
): Promise<bigint> {
  return callNode(
    async () => {
      const rent = toUnits(
        await connection.getMinimumBalanceForRentExemption(length, 'confirmed'),
      )
      // web3.js turns every failure into zero.
      if (rent === 0n) throw new ApiResponseError({ details: 'No rent' })
      return rent
    },
    { signal },
  )
}
