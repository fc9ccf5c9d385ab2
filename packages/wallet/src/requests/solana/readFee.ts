import type { Instruction } from './part.js'
import { programs } from './programs.js'
import { refuse } from './refuse.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO = 1_000_000n
const UNITS_MAX = 1_400_000n
/** What the network reckons for an instruction where no limit is set. */
const UNITS_PER_INSTRUCTION = 200_000n

const HEAP_FRAME = 1
const UNIT_LIMIT = 2
const UNIT_PRICE = 3
const DATA_LIMIT = 4

const verifiers: ReadonlySet<string> = new Set([
  programs.ed25519,
  programs.secp256k1,
  programs.secp256r1,
])

/**
 * The network's fee in lamports: for the signatures, and for the priority that
 * the transaction asks for.
 *
 * @throws HostError -32602 when it is set twice, or cannot be read
 */
export function readFee(
  instructions: readonly Instruction[],
  signerCount: number,
): { fee: bigint; isExact: boolean; least: bigint } {
  const settings = new Map<number, bigint>()
  let signatures = BigInt(signerCount)
  let others = 0n
  for (const { data, program } of instructions) {
    if (program !== programs.computeBudget) {
      others++
      if (verifiers.has(program)) signatures += BigInt(data[0] ?? 0)
      continue
    }
    const [kind, value] = readSetting(data)
    if (settings.has(kind)) throw refuse('The transaction sets its fee twice')
    settings.set(kind, value)
  }
  const limit = settings.get(UNIT_LIMIT)
  const price = settings.get(UNIT_PRICE) ?? 0n
  const wanted = limit ?? others * UNITS_PER_INSTRUCTION
  const units = wanted > UNITS_MAX ? UNITS_MAX : wanted
  const priority = (price * units + MICRO - 1n) / MICRO
  return {
    fee: signatures * LAMPORTS_PER_SIGNATURE + priority,
    isExact: limit !== undefined || price === 0n,
    least: signatures * LAMPORTS_PER_SIGNATURE,
  }
}

function readSetting(data: Uint8Array): readonly [number, bigint] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [kind] = data
  if (kind === UNIT_PRICE && data.length === 9)
    return [kind, view.getBigUint64(1, true)]
  const isKnown =
    kind === HEAP_FRAME || kind === UNIT_LIMIT || kind === DATA_LIMIT
  if (isKnown && data.length === 5)
    return [kind, BigInt(view.getUint32(1, true))]
  throw refuse('The fee of the transaction cannot be read')
}
