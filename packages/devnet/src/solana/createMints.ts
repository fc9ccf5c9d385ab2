import { createHash } from 'node:crypto'
import {
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createInitializeScaledUiAmountConfigInstruction,
  ExtensionType,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { createMetadataInstruction } from './createMetadataInstruction.js'
import type { Vm } from './createVm.js'

export type SolanaToken = {
  /** Base58 of the mint. */
  address: string
  name: string
  symbol: string
  decimals: number
  /** Base58 of its token program. */
  programId: string
}

export type SolanaTokens = Record<'usd' | 'silver' | 'shares', SolanaToken>

/** Of one share in base units, users see ten: it was split. */
const SHARES_SCALE = 10
/** Bytes the metadata may take besides the mint. */
const METADATA_SPACE = 512

type Send = (
  instructions: TransactionInstruction[],
  signers: readonly Keypair[],
) => void

/**
 * Makes the mints: a dollar of the first token program; silver of Token-2022,
 * which carries its own name; shares with a scale (Scaled UI Amount). The
 * addresses are always the same.
 */
export function createMints(parameters: createMints.Parameters): SolanaTokens {
  const { authority, send, vm } = parameters
  const [usd, silver] = [toKeypair('usd'), toKeypair('silver')]
  const shares = toKeypair('shares')
  const open = (mint: Keypair, space: number, programId: PublicKey, more = 0) =>
    SystemProgram.createAccount({
      fromPubkey: authority,
      newAccountPubkey: mint.publicKey,
      space,
      lamports: Number(vm.getRent(space + more)),
      programId,
    })
  const init = (token: SolanaToken, mint: PublicKey, programId: PublicKey) =>
    createInitializeMint2Instruction(
      ...([mint, token.decimals, authority, null, programId] as const),
    )
  const dollar = toToken(usd, TOKEN_PROGRAM_ID, ['Local Dollar', 'USDL', 6])
  const other = TOKEN_2022_PROGRAM_ID
  const metal = toToken(silver, other, ['Local Silver', 'SILV', 9])
  const stock = toToken(shares, other, ['Local Shares', 'SHRS', 6])
  const pointer = ExtensionType.MetadataPointer
  const space = getMintLen([pointer])
  const scaled = getMintLen([pointer, ExtensionType.ScaledUiAmountConfig])
  send(
    [
      open(usd, getMintLen([]), TOKEN_PROGRAM_ID),
      init(dollar, usd.publicKey, TOKEN_PROGRAM_ID),
      open(silver, space, other, METADATA_SPACE),
      createInitializeMetadataPointerInstruction(
        ...([silver.publicKey, authority, silver.publicKey, other] as const),
      ),
      init(metal, silver.publicKey, other),
      createMetadataInstruction(silver.publicKey, authority, metal),
    ],
    [usd, silver],
  )
  send(
    [
      open(shares, scaled, other, METADATA_SPACE),
      createInitializeMetadataPointerInstruction(
        ...([shares.publicKey, authority, shares.publicKey, other] as const),
      ),
      createInitializeScaledUiAmountConfigInstruction(
        ...([shares.publicKey, authority, SHARES_SCALE, other] as const),
      ),
      init(stock, shares.publicKey, other),
      createMetadataInstruction(shares.publicKey, authority, stock),
    ],
    [shares],
  )
  return { usd: dollar, silver: metal, shares: stock }
}

export declare namespace createMints {
  type Parameters = {
    /** Pays, and may mint. */
    authority: PublicKey
    send: Send
    vm: Vm
  }
}

function toKeypair(name: string) {
  const seed = createHash('sha256').update(`latchkey:solana:${name}`).digest()
  return Keypair.fromSeed(Uint8Array.from(seed))
}

function toToken(
  mint: Keypair,
  programId: PublicKey,
  [name, symbol, decimals]: [string, string, number],
): SolanaToken {
  const address = mint.publicKey.toBase58()
  return { address, name, symbol, decimals, programId: programId.toBase58() }
}
