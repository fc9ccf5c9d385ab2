import type { Address, Hex } from 'viem'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { Movement } from './indexedTransaction.js'
import type { LocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'

type Call = {
  calls?: readonly Call[] | undefined
  error?: string | undefined
  from: Address
  to?: Address | undefined
  type: string
  value?: Hex | undefined
}

/**
 * Reads from the trace of a transaction the ether that contracts passed on, of
 * which there are no logs: what a smart account sends, above all.
 */
export async function readInternalMovements(
  client: Pick<DevWallet, 'request'>,
  parameters: readInternalMovements.Parameters,
): Promise<readonly Movement[]> {
  const { contracts, receipt, transaction } = parameters
  const { hash, input, to } = transaction
  if (receipt.status !== 'success' || input === '0x' || !to) return []
  // What the router wraps and sends back is read from its logs.
  if (toLowerCase(to) === contracts?.router) return []
  const trace: Call = await client.request({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'callTracer' }],
  } as never)
  return listMovements(trace.calls ?? []).filter(
    // Its logs name the receiver.
    ({ from }) => from !== contracts?.weth,
  )
}

export declare namespace readInternalMovements {
  type Parameters = {
    contracts: LocalContracts | undefined
    receipt: { status: 'success' | 'reverted' }
    transaction: { hash: Hex; input: Hex; to: Address | null }
  }
}

function listMovements(calls: readonly Call[]): Movement[] {
  return calls.flatMap((call) => {
    // A reverted call has moved nothing, and neither have those within it.
    if (call.error) return []
    const inner = listMovements(call.calls ?? [])
    const { from, to, type, value } = call
    const amount = value ? BigInt(value) : 0n
    // A delegate call repeats the value of the call around it.
    if (type !== 'CALL' || !to || amount === 0n) return inner
    const asset = { kind: 'native' } as const
    const ends = { from: toLowerCase(from), to: toLowerCase(to) }
    return [{ asset, ...ends, amount }, ...inner]
  })
}
