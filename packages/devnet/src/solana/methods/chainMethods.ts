import { createRpcError } from '../../createRpcError.js'
import { BLOCKHASH_MAX_AGE } from '../createBanks.js'
import type { Ledger } from '../createLedger.js'
import { getRecentFees } from '../getRecentFees.js'
import { readConfig } from '../readConfig.js'
import { readKey } from '../readKey.js'
import type { SolanaMethods } from '../solanaContext.js'
import { toContext } from '../toContext.js'

const EPOCH_SLOTS = 432_000
/** Accounts that a transaction can lock. */
const KEYS_MAX = 128

const bankOf = (value: unknown, ledger: Ledger) => {
  const { commitment } = readConfig(value, ledger)
  return { commitment, ...ledger.bank(commitment) }
}

/** The node, its slots and its blockhashes. */
export const chainMethods: SolanaMethods = {
  getHealth(_, { controls }) {
    const behind = controls.behind()
    if (behind === 0) return 'ok'
    throw createRpcError(-32005, `Node is behind by ${behind} slots`, {
      numSlotsBehind: behind,
    })
  },
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: (_, { genesisHash }) => genesisHash,
  getEpochInfo([config], { ledger }) {
    const { height, slot } = bankOf(config, ledger)
    return {
      absoluteSlot: slot,
      blockHeight: height,
      epoch: Math.floor(slot / EPOCH_SLOTS),
      slotIndex: slot % EPOCH_SLOTS,
      slotsInEpoch: EPOCH_SLOTS,
      transactionCount: ledger.list().length,
    }
  },
  getSlot: ([config], { ledger }) => bankOf(config, ledger).slot,
  getBlockHeight: ([config], { ledger }) => bankOf(config, ledger).height,
  getLatestBlockhash([config], context) {
    const bank = bankOf(config, context.ledger)
    const { blockhash, commitment, height } = bank
    const lastValidBlockHeight = height + BLOCKHASH_MAX_AGE
    return toContext(context, commitment, { blockhash, lastValidBlockHeight })
  },
  isBlockhashValid([blockhash, config], context) {
    if (typeof blockhash !== 'string')
      throw createRpcError(-32602, 'Invalid params: expected a string')
    const bank = bankOf(config, context.ledger)
    const last = context.ledger.lastValid(blockhash, bank)
    return toContext(context, bank.commitment, last !== undefined)
  },
  getMinimumBalanceForRentExemption([space], { vm }) {
    if (typeof space !== 'number' || !Number.isSafeInteger(space) || space < 0)
      throw createRpcError(-32602, 'Invalid params: expected usize')
    return Number(vm.getRent(space))
  },
  getRecentPrioritizationFees([addresses = []], { ledger }) {
    if (!Array.isArray(addresses))
      throw createRpcError(-32602, 'Invalid params: expected a sequence')
    if (addresses.length > KEYS_MAX)
      throw createRpcError(-32602, `Too many inputs provided; max ${KEYS_MAX}`)
    return getRecentFees(ledger, addresses.map(readKey))
  },
}
