import type { Connection } from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import { callNode } from '../callNode.js'
import type { Mint } from '../read/parseMint.js'
import { toUnits } from '../toUnits.js'

/** Extension types (Token-2022). */
const TRANSFER_FEE = 1
const NON_TRANSFERABLE = 9
const INTEREST = 10
const PERMANENT_DELEGATE = 12
const TRANSFER_HOOK = 14
const SCALE = 25
const PAUSABLE = 26

/**
 * Extensions of a mint that are known not to change how many base units a
 * plain transfer moves, or are looked at: closing the mint, confidential
 * amounts (4, 16, 24), the state of new accounts, interest and scale, whose
 * amounts are converted, a permanent delegate, metadata and groups (18 to 23),
 * permissioned burns.
 */
const known: ReadonlySet<number> = new Set([
  ...[
    TRANSFER_FEE,
    3,
    4,
    6,
    NON_TRANSFERABLE,
    INTEREST,
    PERMANENT_DELEGATE,
    TRANSFER_HOOK,
  ],
  ...[16, 18, 19, 20, 21, 22, 23, 24, SCALE, PAUSABLE, 28],
])

/**
 * Rejects tokens whose transfers do more, or less, than move the amount.
 *
 * @throws SolanaError
 */
export async function assertTransferable(
  nodes: readonly Connection[],
  mint: Mint,
  signal?: AbortSignal | undefined,
): Promise<void> {
  const details = mint.address
  const { extensions } = mint
  // guard: unknown extension
  for (const type of extensions.keys())
    if (!known.has(type))
      throw new SolanaError({
        code: 'TOKEN_EXTENSION_UNKNOWN',
        details: `Extension ${type} of ${mint.address}`,
      })
  if (extensions.has(NON_TRANSFERABLE))
    throw new SolanaError({ code: 'TOKEN_NOT_TRANSFERABLE', details })
  // After an authority comes the program, which is all zeros when unset.
  const hook = extensions.get(TRANSFER_HOOK)?.subarray(32, 64)
  if (hook?.some((byte) => byte !== 0))
    throw new SolanaError({ code: 'TOKEN_HOOK_UNSUPPORTED', details })
  // After an authority comes whether it is paused now.
  const pause = extensions.get(PAUSABLE)
  if (pause && pause[32] !== 0)
    throw new SolanaError({ code: 'TOKEN_PAUSED', details })
  const fee = extensions.get(TRANSFER_FEE)
  if (!fee) return
  const [older, newer] = [readFee(fee, 72), readFee(fee, 90)]
  if (!older.isTaken && !newer.isTaken) return
  // guard: a node whose epoch is wrong does not decide that no fee is taken
  const epoch = await readEpoch(nodes, signal)
  if (!newer.isTaken && epoch >= newer.epoch) return
  throw new SolanaError({ code: 'TOKEN_FEE_UNSUPPORTED', details })
}

/** Whether somebody can take the token from any account. */
export function hasPermanentDelegate({ extensions }: Mint): boolean {
  return extensions.get(PERMANENT_DELEGATE)?.some((byte) => byte !== 0) ?? false
}

/** The lowest epoch that a node says; the first one has to answer. */
async function readEpoch(
  [first, ...others]: readonly Connection[],
  signal: AbortSignal | undefined,
) {
  const ask = async (node: Connection | undefined, tries?: number) => {
    const found = await callNode(async () => node?.getEpochInfo('confirmed'), {
      signal,
      tries,
    })
    return toUnits(found?.epoch ?? 0)
  }
  const epochs = await Promise.all([
    ask(first),
    ...others.map((node) => ask(node, 1).catch(() => undefined)),
  ])
  return epochs.reduce<bigint>(
    (least, one) => (one !== undefined && one < least ? one : least),
    epochs[0] as bigint,
  )
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
