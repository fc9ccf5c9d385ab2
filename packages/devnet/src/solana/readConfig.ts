import { createRpcError } from '../createRpcError.js'
import type { Commitment } from './createBanks.js'
import type { Ledger } from './createLedger.js'

const commitments: Record<string, Commitment> = {
  processed: 'processed',
  recent: 'processed',
  confirmed: 'confirmed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  finalized: 'finalized',
  root: 'finalized',
  max: 'finalized',
}

export type Config = {
  commitment: Commitment
  /** Everything the caller gave, unchecked. */
  raw: Record<string, unknown>
}

/**
 * The configuration object of a call; the commitment is `finalized` unless
 * named, as with every node.
 *
 * @throws RpcError -32602, and -32016 when the node has not come so far
 */
export function readConfig(value: unknown, ledger: Ledger): Config {
  const raw = toObject(value)
  const commitment = readCommitment(raw.commitment)
  const { minContextSlot } = raw
  const { slot: contextSlot } = ledger.bank(commitment)
  if (typeof minContextSlot === 'number' && minContextSlot > contextSlot)
    throw createRpcError(-32016, 'Minimum context slot has not been reached', {
      contextSlot,
    })
  return { commitment, raw }
}

function toObject(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value))
    return value as Record<string, unknown>
  throw createRpcError(-32602, 'Invalid params: invalid type, expected object')
}

function readCommitment(value: unknown): Commitment {
  if (value === undefined || value === null) return 'finalized'
  const known =
    typeof value === 'string' && Object.hasOwn(commitments, value)
      ? commitments[value]
      : undefined
  if (known) return known
  throw createRpcError(
    -32602,
    `Invalid params: unknown variant \`${String(value).slice(0, 32)}\`, expected one of \`processed\`, \`confirmed\`, \`finalized\`.`,
  )
}
