import { createRpcError } from '../../createRpcError.js'
import type { Commitment } from '../createBanks.js'
import type { Landed } from '../createLanding.js'
import type { Ledger } from '../createLedger.js'
import { readConfig } from '../readConfig.js'
import { readKey } from '../readKey.js'
import type { SolanaContext, SolanaMethods } from '../solanaContext.js'
import { toContext } from '../toContext.js'
import { toTransactionJson } from '../toTransactionJson.js'

const SIGNATURES_MAX = 256
const LIST_MAX = 1_000
/** Slots a status is known without a search of the history. */
const STATUS_SLOTS = 150
const ranks: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/** What became of transactions. */
export const historyMethods: SolanaMethods = {
  getSignatureStatuses([signatures, options], context) {
    const { raw } = readConfig(options, context.ledger)
    if (!Array.isArray(signatures))
      throw createRpcError(-32602, 'Invalid params: expected a sequence')
    if (signatures.length > SIGNATURES_MAX)
      throw createRpcError(
        -32602,
        `Too many inputs provided; max ${SIGNATURES_MAX}`,
      )
    const statuses = signatures.map((signature) => {
      const landed = context.ledger.find(readSignature(signature))
      const isWide = raw.searchTransactionHistory === true
      return landed ? toStatus(context, landed, isWide) : null
    })
    return toContext(context, 'processed', statuses)
  },
  getSignaturesForAddress([address, options], { ledger }) {
    const { commitment, raw } = readHistoryConfig(options, ledger)
    const { before, limit = LIST_MAX, until } = raw
    if (typeof limit !== 'number' || limit < 1 || limit > LIST_MAX)
      throw createRpcError(-32602, `Invalid limit; max ${LIST_MAX}`)
    const key = readKey(address)
    const all = ledger.list().map((landed) => landed.transaction.signature)
    const end = until === undefined ? -1 : all.indexOf(String(until))
    const from = before === undefined ? 0 : all.indexOf(String(before)) + 1
    if (before !== undefined && from === 0) return []
    return ledger
      .list()
      .slice(from, end === -1 ? undefined : end)
      .filter((landed) => landed.keys.includes(key))
      .filter((landed) => isAsSure(ledger, landed, commitment))
      .slice(0, limit)
      .map((landed) => ({
        signature: landed.transaction.signature,
        slot: landed.slot,
        err: landed.err,
        memo: null,
        blockTime: landed.time,
        confirmationStatus: ledger.commitmentOf(landed.slot),
      }))
  },
  getTransaction([signature, options], { ledger }) {
    const config = typeof options === 'string' ? { encoding: options } : options
    const { commitment, raw } = readHistoryConfig(config, ledger)
    const landed = ledger.find(readSignature(signature))
    if (!landed || !isAsSure(ledger, landed, commitment)) return null
    return toTransactionJson(landed, raw)
  },
}

function readHistoryConfig(options: unknown, ledger: Ledger) {
  const config = readConfig(options, ledger)
  if (config.commitment !== 'processed') return config
  throw createRpcError(
    -32602,
    'Method does not support commitment below `confirmed`',
  )
}

function readSignature(value: unknown) {
  if (typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(value))
    return value
  throw createRpcError(-32602, 'Invalid param: Invalid')
}

const isAsSure = (ledger: Ledger, landed: Landed, wanted: Commitment) =>
  ranks.indexOf(ledger.commitmentOf(landed.slot)) >= ranks.indexOf(wanted)

function toStatus(
  { ledger }: SolanaContext,
  { err, slot }: Landed,
  isWide: boolean,
) {
  const age = ledger.bank('processed').slot - slot
  if (age > STATUS_SLOTS && !isWide) return null
  const confirmationStatus = ledger.commitmentOf(slot)
  return {
    slot,
    confirmations: confirmationStatus === 'finalized' ? null : age,
    err,
    status: err ? { Err: err } : { Ok: null },
    confirmationStatus,
  }
}
