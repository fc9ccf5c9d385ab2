import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import { programs } from '../programs.js'
import type { Mint } from '../read/parseMint.js'
import type { Budget } from './getBudget.js'
import { assertMemo, encodeMemo } from './memo.js'
import type { Source } from './pickSources.js'
import type { Payment } from './readPayment.js'
import type { Receiver } from './readReceiver.js'

/** Instruction numbers (associated token program, token programs). */
const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12

/** Returns the instructions of a payment's transaction, in order. */
export function createInstructions(parameters: {
  budget: Budget
  memo?: string | undefined
  payment: Payment
  receiver: Receiver
  sources: readonly Source[]
}): TransactionInstruction[] {
  const { budget, memo, payment, receiver, sources } = parameters
  const { amount, from, mint, to } = payment
  const instructions = [
    ComputeBudgetProgram.setComputeUnitLimit({ units: budget.limit }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: budget.price }),
  ]
  const note = memo === undefined ? [] : [createMemo(memo, from)]
  const fromPubkey = new PublicKey(from)
  if (!mint) {
    const toPubkey = new PublicKey(to)
    const transfer = { fromPubkey, lamports: amount, toPubkey }
    return [...instructions, ...note, SystemProgram.transfer(transfer)]
  }
  const destination = receiver.address
  if (receiver.isNew)
    instructions.push(createAccount({ destination, from, mint, to }))
  // A receiver that requires it wants it right before each transfer.
  const count = receiver.isMemoRequired ? sources.length : 1
  assertMemo(memo, count)
  for (const [index, source] of sources.entries()) {
    if (index < count) instructions.push(...note)
    instructions.push(transferChecked({ destination, from, mint, source }))
  }
  return instructions
}

/** The sender's signature vouches for it. */
function createMemo(memo: string, from: string) {
  return toInstruction(programs.memo, encodeMemo(memo), [[from, 'signer']])
}

/** Does nothing if the account has been created in the meantime. */
function createAccount(parameters: {
  destination: string
  from: string
  mint: Mint
  to: string
}) {
  const { destination, from, mint, to } = parameters
  return toInstruction(
    programs.associatedToken,
    [CREATE_IDEMPOTENT],
    [
      [from, 'writable signer'],
      [destination, 'writable'],
      [to],
      [mint.address],
      [programs.system],
      [mint.program],
    ],
  )
}

/** The program checks the mint and its decimals again. */
function transferChecked(parameters: {
  destination: string
  from: string
  mint: Mint
  source: Source
}) {
  const { destination, from, mint, source } = parameters
  const amount = new Uint8Array(8)
  new DataView(amount.buffer).setBigUint64(0, source.amount, true)
  const data = [TRANSFER_CHECKED, ...amount, mint.decimals]
  return toInstruction(mint.program, data, [
    [source.address, 'writable'],
    [mint.address],
    [destination, 'writable'],
    [from, 'signer'],
  ])
}

function toInstruction(
  program: string,
  data: readonly number[],
  keys: readonly (readonly [address: string, role?: string])[],
) {
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: keys.map(([address, role = '']) => ({
      pubkey: new PublicKey(address),
      isSigner: role.includes('signer'),
      isWritable: role.includes('writable'),
    })),
    // web3.js only reads it, and accepts any bytes.
    data: Uint8Array.from(data) as TransactionInstruction['data'],
  })
}
