import {
  ComputeBudgetProgram,
  type Keypair,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Ledger } from './createLedger.js'
import type { Vm } from './createVm.js'
import { parseTransaction } from './parseTransaction.js'
import { treasuryKey as payer } from './treasuryKey.js'

/** What it begins with, in lamports: half a million SOL. */
const SUPPLY = 500_000_000_000_000n

export type Treasury = {
  address: PublicKey
  /**
   * Executes at once; gives the signature.
   *
   * @throws Error when it fails
   */
  send(
    instructions: readonly TransactionInstruction[],
    signers?: readonly Keypair[] | undefined,
  ): string
}

/** The account that pays for what the services give away, and may mint. */
export function createTreasury(ledger: Ledger, vm: Vm): Treasury {
  let count = 0
  vm.airdrop(payer.publicKey.toBase58(), SUPPLY)
  return {
    address: payer.publicKey,
    send(instructions, signers = []) {
      // Makes alike ones differ, or the second would count as processed.
      const units = 400_000 + (count++ % 500_000)
      const message = new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: ledger.bank('processed').blockhash,
        instructions: [
          ComputeBudgetProgram.setComputeUnitLimit({ units }),
          ...instructions,
        ],
      }).compileToLegacyMessage()
      const tx = new VersionedTransaction(message)
      tx.sign([payer, ...signers])
      const text = Buffer.from(tx.serialize()).toString('base64')
      const transaction = parseTransaction(text, 'base64')
      ledger.executeNow(transaction)
      return transaction.signature
    },
  }
}
