import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { ReadPrices } from '../../node/createPrices.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { checkBlockhash } from './checkBlockhash.js'
import { createAccountReader } from './createAccountReader.js'
import { decodeInstruction } from './decodeInstruction.js'
import type { ParsedMessage } from './parseMessage.js'
import type { ParsedTransaction } from './parseTransaction.js'
import type { Instruction, MadeAccount, Part } from './part.js'
import { programs } from './programs.js'
import { readFee } from './readFee.js'
import { readMadeAccount } from './readMadeAccount.js'
import { refuse } from './refuse.js'
import { resolveAccounts } from './resolveAccounts.js'

export type DescribedTransaction = {
  /** Every instruction but those that only set the fee, in their order. */
  parts: readonly Part[]
  /** Lamports. */
  fee: bigint
  isFeeExact: boolean
  /** Of the signatures alone. */
  leastFee: bigint
  feePayer: string
  /** All accounts that it names but programs. */
  accounts: readonly string[]
  /** Those of them that it may change. */
  written: readonly string[]
  /** About the transaction as a whole. */
  warnings: readonly string[]
  /** Every field that is signed. */
  raw: object
}

/** The network itself runs no more. */
const INSTRUCTIONS_MAX = 64
/** In lamports; above, the site's priority is far beyond the usual. */
const HIGH_FEE = 10_000_000n

/**
 * What a transaction does, from its own bytes and from what the frame's own
 * node says of the accounts in it.
 *
 * @throws HostError -32602 when it cannot work, or is for another network
 */
export async function describeTransaction(parameters: {
  transaction: ParsedTransaction
  user: string
  rpc: Rpc
  cluster: FrameCluster
  readPrices?: ReadPrices | undefined
  strings: Strings
}): Promise<DescribedTransaction> {
  const { cluster, readPrices, rpc, strings, transaction, user } = parameters
  const { message } = transaction
  if (message.instructions.length > INSTRUCTIONS_MAX)
    throw refuse('The transaction has too many parts')
  const accounts = createAccountReader({ cluster, readPrices, rpc })
  const addresses = await resolveAccounts(message, accounts)
  const instructions = message.instructions.map((instruction) => ({
    program: addresses[instruction.program] ?? '',
    accounts: instruction.accounts.map((index) => addresses[index] ?? ''),
    data: instruction.data,
  }))
  const { fee, isExact, least } = readFee(instructions, message.signerCount)
  accounts.prefetch(listAccounts(instructions))
  const nonce = readNonceAccount(instructions)
  const [parts] = await Promise.all([
    decodeAll(instructions, { accounts, cluster, rpc, strings, user }),
    checkBlockhash({ accounts, cluster, nonce, rpc, hash: message.blockhash }),
  ])
  return {
    parts,
    fee,
    isFeeExact: isExact,
    leastFee: least,
    feePayer: addresses[0] ?? '',
    accounts: addresses.filter(
      (address) => !instructions.some(({ program }) => program === address),
    ),
    written: addresses.filter((_, index) => isWritten(message, index)),
    warnings: [
      ...(nonce ? [strings.warnings.neverExpires] : []),
      ...(message.lookups.length > 0 ? [strings.solana.lookupTable] : []),
      ...(fee > HIGH_FEE ? [strings.warnings.highFee] : []),
    ],
    raw: toRaw(transaction, addresses, instructions),
  }
}

/** Of an index into the message's own keys, and what its tables name. */
function isWritten(message: ParsedMessage, index: number) {
  const { keys, lookups, readonlyCounts, signerCount } = message
  const { others, signers } = readonlyCounts
  if (index < signerCount) return index < signerCount - signers
  if (index < keys.length) return index < keys.length - others
  const looked = lookups.reduce((sum, { writable }) => sum + writable.length, 0)
  return index < keys.length + looked
}

function decodeAll(
  instructions: readonly Instruction[],
  context: Omit<Parameters<typeof decodeInstruction>[1], 'made'>,
) {
  const made = new Map<string, MadeAccount>()
  const parts: Promise<Part>[] = []
  for (const instruction of instructions) {
    if (instruction.program === programs.computeBudget) continue
    parts.push(
      decodeInstruction(instruction, { ...context, made: new Map(made) }),
    )
    const future = readMadeAccount(instruction)
    if (future) made.set(future.account, future)
  }
  return Promise.all(parts)
}

/** Programs are left out: their accounts are large, and known by address. */
function listAccounts(instructions: readonly Instruction[]) {
  const called = new Set<string>(Object.values(programs))
  for (const { program } of instructions) called.add(program)
  return instructions
    .filter(({ program }) => program !== programs.computeBudget)
    .flatMap(({ accounts }) => accounts)
    .filter((address) => !called.has(address))
}

const ADVANCE_NONCE = 4

/** The network looks for a nonce in the first instruction alone. */
function readNonceAccount([first]: readonly Instruction[]) {
  if (first?.program !== programs.system || first.data.length < 4) return
  const { buffer, byteLength, byteOffset } = first.data
  const kind = new DataView(buffer, byteOffset, byteLength).getUint32(0, true)
  return kind === ADVANCE_NONCE ? first.accounts[0] : undefined
}

function toRaw(
  { bytes, message }: ParsedTransaction,
  addresses: readonly string[],
  instructions: readonly Instruction[],
) {
  return {
    version: message.version,
    recentBlockhash: message.blockhash,
    feePayer: addresses[0],
    signers: addresses.slice(0, message.signerCount),
    instructions: instructions.map(({ accounts, data, program }) => ({
      program,
      accounts,
      data: bytesToHex(data),
    })),
    lookupTables: message.lookups.map(({ table }) => table),
    transaction: base58.encode(bytes),
  }
}
