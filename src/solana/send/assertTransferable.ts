import type { Connection } from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import { callNode } from '../callNode.js'
import type { Mint } from '../read/parseMint.js'
import { toUnits } from '../toUnits.js'

/** Extension types (Token-2022). */
const TRANSFER_FEE = 1
const NON_TRANSFERABLE = 9
const TRANSFER_HOOK = 14

/**
 * Rejects tokens whose transfers do more, or less, than move the amount.
 *
 * @throws SolanaError
 */
export async function assertTransferable(
  connection: Connection,
  mint: Mint,
  signal?: AbortSignal | undefined,
): Promise<void> {
  const details = mint.address
  const { extensions } = mint
  if (extensions.has(NON_TRANSFERABLE))
    throw new SolanaError({ code: 'TOKEN_NOT_TRANSFERABLE', details })
  // After an authority comes the program, which is all zeros when unset.
  const hook = extensions.get(TRANSFER_HOOK)?.subarray(32, 64)
  if (hook?.some((byte) => byte !== 0))
    throw new SolanaError({ code: 'TOKEN_HOOK_UNSUPPORTED', details })
  const fee = extensions.get(TRANSFER_FEE)
  if (!fee) return
  const [older, newer] = [readFee(fee, 72), readFee(fee, 90)]
  if (!older.isTaken && !newer.isTaken) return
  const { epoch } = await callNode(() => connection.getEpochInfo('confirmed'), {
    signal,
  })
  if (!newer.isTaken && toUnits(epoch) >= newer.epoch) return
  throw new SolanaError({ code: 'TOKEN_FEE_UNSUPPORTED', details })
}

/**
 * Reads the first epoch, and the highest fee in base units and hundredths of a
 * percent.
 */
function readFee(data: Uint8Array, offset: number) {
  // Assume a fee if it cannot be read.
  if (data.length < offset + 18) return { epoch: 0n, isTaken: true }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const highest = view.getBigUint64(offset + 8, true)
  const points = view.getUint16(offset + 16, true)
  return {
    epoch: view.getBigUint64(offset, true),
    isTaken: highest > 0n && points > 0,
  }
}
