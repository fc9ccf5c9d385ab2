import { PublicKey } from '@solana/web3.js'
import { Clock, FailedTransactionMetadata, LiteSVM } from 'litesvm'
import type { ParsedTransaction } from './parseTransaction.js'
import {
  type TransactionError,
  toTransactionError,
} from './toTransactionError.js'

type Address = Parameters<LiteSVM['getAccount']>[0]
type WireTransaction = Parameters<LiteSVM['sendTransaction']>[0]

export type VmAccount = {
  lamports: bigint
  /** Base58 of the program that owns it. */
  owner: string
  data: Uint8Array
  executable: boolean
}

export type VmResult = {
  err: TransactionError | null
  logs: string[]
  units: number
  inner: { index: number; instructions: InnerInstruction[] }[]
  returnData: { programId: string; data: [string, 'base64'] } | null
}

export type InnerInstruction = {
  programIdIndex: number
  accounts: number[]
  data: Uint8Array
  stackHeight: number
}

/** Solana's own runtime, without blocks: those are the ledger's. */
export type Vm = {
  /** `undefined` when there is none, or nothing in it. */
  getAccount(address: string): VmAccount | undefined
  getProgramAccounts(program: string): { address: string; account: VmAccount }[]
  /** Lamports an account of so many bytes must hold. */
  getRent(space: number): bigint
  execute(transaction: ParsedTransaction): VmResult
  simulate(transaction: ParsedTransaction): VmResult & {
    /** `undefined` for those that it closes. */
    accounts: ReadonlyMap<string, VmAccount | undefined>
  }
  airdrop(address: string, lamports: bigint): void
  setTime(slot: number, seconds: number): void
}

/** A fresh runtime with the usual programs; blockhashes are not its matter. */
export function createVm(): Vm {
  const svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  return {
    getAccount(address) {
      const found = svm.getAccount(address as Address)
      return found.exists ? toAccount(found) : undefined
    },
    getProgramAccounts: (program) =>
      svm.getProgramAccounts(program as Address).flatMap((found) => {
        const account = toAccount(found)
        return account ? { address: found.address, account } : []
      }),
    getRent: (space) => svm.minimumBalanceForRentExemption(BigInt(space)),
    execute: (transaction) =>
      toResult(svm.sendTransaction(toWire(transaction))),
    simulate(transaction) {
      svm.withSigverify(false)
      try {
        const done = svm.simulateTransaction(toWire(transaction))
        if (done instanceof FailedTransactionMetadata)
          return { ...toResult(done), accounts: new Map() }
        const changed = done
          .postAccounts()
          .map((found) => [found.address as string, toAccount(found)] as const)
        return { ...toResult(done.meta()), accounts: new Map(changed) }
      } finally {
        svm.withSigverify(true)
      }
    },
    airdrop(address, lamports) {
      svm.airdrop(address as Address, lamports as never)
    },
    setTime(slot, seconds) {
      svm.setClock(new Clock(BigInt(slot), 0n, 0n, 1n, BigInt(seconds)))
    },
  }
}

type Found = Pick<
  ReturnType<LiteSVM['getProgramAccounts']>[number],
  'data' | 'executable' | 'lamports' | 'programAddress'
>

function toAccount(found: Found): VmAccount | undefined {
  if (found.lamports === 0n) return undefined
  const { data, executable, lamports, programAddress } = found
  return {
    lamports,
    owner: programAddress,
    data: Uint8Array.from(data),
    executable,
  }
}

function toWire({ tx }: ParsedTransaction): WireTransaction {
  const { message, signatures } = tx
  const signers = message.staticAccountKeys
    .slice(0, message.header.numRequiredSignatures)
    .map((key, index) => [key.toBase58(), signatures[index]] as const)
  return {
    messageBytes: message.serialize(),
    signatures: Object.fromEntries(signers),
  } as never
}

type Meta = ReturnType<FailedTransactionMetadata['meta']>

function toResult(done: FailedTransactionMetadata | Meta): VmResult {
  const failed = done instanceof FailedTransactionMetadata
  const meta = failed ? done.meta() : done
  return {
    err: failed ? toTransactionError(done) : null,
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    inner: meta.innerInstructions().flatMap((list, index) => {
      const instructions = list.map(toInner)
      return instructions.length > 0 ? { index, instructions } : []
    }),
    returnData: toReturnData(meta),
  }
}

function toInner(
  inner: ReturnType<Meta['innerInstructions']>[number][number],
): InnerInstruction {
  const instruction = inner.instruction()
  return {
    programIdIndex: instruction.programIdIndex(),
    accounts: [...instruction.accounts()],
    data: Uint8Array.from(instruction.data()),
    stackHeight: inner.stackHeight(),
  }
}

function toReturnData(meta: Meta): VmResult['returnData'] {
  const found = meta.returnData()
  const data = found.data()
  if (data.length === 0) return null
  return {
    programId: new PublicKey(found.programId()).toBase58(),
    data: [Buffer.from(data).toString('base64'), 'base64'],
  }
}
