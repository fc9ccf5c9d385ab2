import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import type { Bank } from './createBanks.js'
import type { Vm, VmResult } from './createVm.js'
import type { ParsedTransaction } from './parseTransaction.js'
import { readToken, type TokenHolding } from './readToken.js'

/** A transaction that is in a block, done or failed. */
export type Landed = VmResult & {
  transaction: ParsedTransaction
  slot: number
  time: number
  /** Static accounts, then those of lookup tables. */
  keys: readonly string[]
  loaded: { writable: string[]; readonly: string[] }
  before: Snapshot
  after: Snapshot
}

export type Snapshot = {
  lamports: readonly bigint[]
  tokens: readonly (TokenHolding | undefined)[]
}

export type Landing = {
  /** Nothing when it could not even pay its fee, or has landed before. */
  execute(transaction: ParsedTransaction, bank: Bank): Landed | undefined
  /** @throws Error when it fails */
  executeNow(transaction: ParsedTransaction, bank: Bank): Landed
  /** Looks landed until the fork is dropped; nothing comes of it. */
  fork(transaction: ParsedTransaction, bank: Bank): void
  dropForks(isOver: (landed: Landed) => boolean): void
  isProcessed(transaction: ParsedTransaction): boolean
  find(signature: string): Landed | undefined
  list(): readonly Landed[]
}

/** Executes transactions, once each, and remembers what they did. */
export function createLanding(vm: Vm): Landing {
  const messages = new Set<string>()
  const bySignature = new Map<string, Landed>()
  const forks = new Map<string, Landed>()
  const landed: Landed[] = []
  const execute: Landing['execute'] = (transaction, bank) => {
    if (messages.has(transaction.messageHash)) return undefined
    const entry = observe(vm, transaction, bank, vm.execute)
    // What fails before it runs costs no fee and gets into no block.
    if (typeof entry.err === 'string') return undefined
    messages.add(transaction.messageHash)
    bySignature.set(transaction.signature, entry)
    landed.unshift(entry)
    return entry
  }
  return {
    execute,
    fork(transaction, bank) {
      if (messages.has(transaction.messageHash)) return
      const entry = observe(vm, transaction, bank, vm.simulate)
      forks.set(transaction.signature, entry)
    },
    dropForks(isOver) {
      for (const [signature, entry] of forks)
        if (isOver(entry)) forks.delete(signature)
    },
    executeNow(transaction, bank) {
      const entry = execute(transaction, bank)
      if (entry && !entry.err) return entry
      throw new Error(`Failed: ${entry?.logs.join('\n') ?? 'not executed'}`)
    },
    isProcessed: ({ messageHash }) => messages.has(messageHash),
    find: (signature) => bySignature.get(signature) ?? forks.get(signature),
    list: () => landed,
  }
}

function observe(
  vm: Vm,
  transaction: ParsedTransaction,
  { slot, time }: Bank,
  run: (transaction: ParsedTransaction) => VmResult,
): Landed {
  const { keys, loaded } = resolveKeys(vm, transaction)
  const before = takeSnapshot(vm, keys)
  const result = run(transaction)
  const after = takeSnapshot(vm, keys)
  return { ...result, transaction, slot, time, keys, loaded, before, after }
}

function takeSnapshot(vm: Vm, keys: readonly string[]): Snapshot {
  const accounts = keys.map((key) => vm.getAccount(key))
  return {
    lamports: accounts.map((account) => account?.lamports ?? 0n),
    tokens: accounts.map((account) => account && readToken(vm, account)),
  }
}

function resolveKeys(vm: Vm, { tx }: ParsedTransaction) {
  const { message } = tx
  const loaded = { writable: [] as string[], readonly: [] as string[] }
  for (const lookup of message.addressTableLookups) {
    const data = vm.getAccount(lookup.accountKey.toBase58())?.data
    const table = data && AddressLookupTableAccount.deserialize(data)
    const at = (index: number) =>
      (table?.addresses[index] ?? PublicKey.default).toBase58()
    loaded.writable.push(...lookup.writableIndexes.map(at))
    loaded.readonly.push(...lookup.readonlyIndexes.map(at))
  }
  const fixed = message.staticAccountKeys.map((key) => key.toBase58())
  return { keys: [...fixed, ...loaded.writable, ...loaded.readonly], loaded }
}
