import { HostError } from 'latchkey/frame'
import type { Hex } from 'viem'
import { runCalls } from '../calls/runCalls.js'
import { waitForReceipt } from '../calls/waitForReceipt.js'

const RECEIPT_TIMEOUT_MS = 180_000

/**
 * Sends approved transactions in their order, and resolves once the chain has
 * taken all of them, with the hash of the last.
 *
 * @throws HostError -32000 when one fails or is not in a block within three
 * minutes
 */
export async function sendAll(parameters: sendAll.Parameters): Promise<Hex> {
  const { chain, rpc, transactions } = parameters
  let hashes: readonly Hex[] = []
  await runCalls({
    ...parameters,
    async onChange(change) {
      hashes = change.hashes
    },
  })
  const hash = hashes.at(-1)
  if (!hash || hashes.length < transactions.length) throw failed()
  const timeoutMs = RECEIPT_TIMEOUT_MS
  const receipt = await waitForReceipt({ chain, hash, rpc, timeoutMs })
  if (receipt?.status === '0x1') return hash
  if (receipt) throw failed()
  throw new HostError({
    message: 'The transaction is still pending. Try again when it is done',
    code: -32000,
  })
}

export declare namespace sendAll {
  type Parameters = Omit<RunParameters, 'onChange'>
}

type RunParameters = Parameters<typeof runCalls>[0]

function failed() {
  return new HostError({ message: 'The transaction has failed', code: -32000 })
}
