import { HostError } from 'latchkey/frame'
import { type Address, bytesToHex } from 'viem'
import type { Spend } from '../../core/spend/spend.js'
import type { Row } from '../../ui/view.js'
import { findOperation } from '../calls/findOperation.js'
import { parsePaymaster } from '../calls/parsePaymaster.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import type { PermissionParameters } from './permissionParameters.js'

/**
 * Prepares calls of the wallet itself as a user operation whose gas somebody
 * else pays, as `capabilities` of the request ask for.
 *
 * @returns `undefined` if the account pays itself
 * @throws HostError 5700 when nobody pays, though the request demands it
 */
export async function prepareSponsored(
  parameters: prepareSponsored.Parameters,
): Promise<prepareSponsored.ReturnType | undefined> {
  const { calls, capabilities, chain, delegation, hasBundler } = parameters
  const { rpc } = parameters
  const { paymasterService } = (capabilities ?? {}) as {
    paymasterService?: unknown
  }
  const paymaster = parsePaymaster(paymasterService, chain)
  if (!paymaster) return undefined
  try {
    if (!(await hasBundler(chain)))
      throw new HostError({
        message: 'Nobody else can pay the gas on this network',
        code: 5700,
      })
    const { prepareOperationCalls } = await import(
      '../calls/prepareOperationCalls.js'
    )
    const { costs, raw, run, settle, spend } = await prepareOperationCalls({
      ...{ ...parameters, delegation },
      request: {
        ...{ calls, paymaster },
        id: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
      },
    })
    return {
      ...{ costs, raw, spend },
      async send() {
        const operation = await run()
        await settle()
        const found = await findOperation({ chain, operation, rpc })
        // guard: outcome
        if (typeof found !== 'object' || found.status === '0x0')
          throw new HostError({
            message: 'The network has not carried it out. Try again',
            code: -32000,
          })
      },
    }
  } catch (error) {
    if (!paymaster.isOptional) throw error
    return undefined
  }
}

export declare namespace prepareSponsored {
  type Parameters = Omit<PermissionParameters, 'delegation'> & {
    calls: readonly (Pick<TransactionRequest, 'data' | 'value'> & {
      to: Address
    })[]
    /** Of the request (EIP-5792). */
    capabilities: unknown
    delegation: 'none' | 'ours'
  }
  type ReturnType = {
    /** Who pays, and at most how much. */
    costs: readonly Row[]
    /** All fields that are signed. */
    raw: object
    /** Resolves once the chain has carried it out. */
    send(): Promise<void>
    spend: Spend | undefined
  }
}
