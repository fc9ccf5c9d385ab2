import {
  type Connection,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { ApiResponseError } from '../../core/errors/api.js'
import { InvalidAmountError } from '../../core/errors/send.js'
import { SolanaError } from '../../core/errors/solana.js'
import { callNode } from '../callNode.js'
import type { Mint } from './parseMint.js'

/** Extension types (Token-2022). */
const INTEREST = 10
const SCALE = 25
/** Instruction numbers of the program. */
const AMOUNT_TO_UI_AMOUNT = 23
const UI_AMOUNT_TO_AMOUNT = 24
/** Stands for the blockhash, which the node replaces. */
const NO_BLOCKHASH = '11111111111111111111111111111111'

/**
 * Whether users see other amounts of a token than base units and decimals say,
 * because it bears interest or has a scale: then "1" is another amount.
 */
export function isConverted({ extensions }: Pick<Mint, 'extensions'>): boolean {
  return extensions.has(INTEREST) || extensions.has(SCALE)
}

type Parameters = {
  mint: Mint
  /** Account with SOL; it pays nothing, but a simulation has to name one. */
  payer: string
  signal?: AbortSignal | undefined
}

/**
 * Returns an amount as users see it now. The program converts with floats, so
 * the program itself is asked, by a simulation.
 *
 * @throws ApiError, SolanaError `FEE_NOT_COVERED` for a payer without SOL
 */
export async function toShownAmount(
  connection: Connection,
  { amount, ...parameters }: Parameters & { amount: bigint },
): Promise<string> {
  const units = new Uint8Array(8)
  new DataView(units.buffer).setBigUint64(0, amount, true)
  const answer = await ask(connection, {
    ...parameters,
    data: [AMOUNT_TO_UI_AMOUNT, ...units],
  })
  const text = new TextDecoder().decode(answer)
  if (!/^\d{1,40}(\.\d{1,255})?$/.test(text))
    throw new ApiResponseError({ details: text.slice(0, 80) })
  return text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

/** Balances are unsigned 64-bit numbers. */
const MAX_AMOUNT = 2n ** 64n - 1n

/**
 * Returns the base units of an amount as users see it now: the most that is not
 * shown as more.
 *
 * @throws InvalidAmountError for what is no amount of the token, ApiError,
 * SolanaError `FEE_NOT_COVERED` for a payer without SOL
 */
export async function toBaseUnits(
  connection: Connection,
  { text, ...parameters }: Parameters & { text: string },
): Promise<bigint> {
  const data = [UI_AMOUNT_TO_AMOUNT, ...new TextEncoder().encode(text)]
  const answer = await ask(connection, { ...parameters, data })
  if (answer.length !== 8) throw new ApiResponseError({ details: 'No amount' })
  const units = new DataView(answer.buffer).getBigUint64(0, true)
  if (units === MAX_AMOUNT) return units
  // The program cuts off what its floats make a little less: 9999.99 is 9999.
  const next = await toShownAmount(connection, {
    ...{ ...parameters, amount: units + 1n },
  })
  const { decimals } = parameters.mint
  const isWithin = parseAmount(next, decimals) <= parseAmount(text, decimals)
  return isWithin ? units + 1n : units
}

async function ask(
  connection: Connection,
  parameters: Parameters & { data: readonly number[] },
): Promise<Uint8Array> {
  const { data, mint, payer, signal } = parameters
  const message = new TransactionMessage({
    instructions: [
      new TransactionInstruction({
        // web3.js only reads it, and accepts any bytes.
        data: Uint8Array.from(data) as TransactionInstruction['data'],
        keys: [
          {
            pubkey: new PublicKey(mint.address),
            isSigner: false,
            isWritable: false,
          },
        ],
        programId: new PublicKey(mint.program),
      }),
    ],
    payerKey: new PublicKey(payer),
    recentBlockhash: NO_BLOCKHASH,
  }).compileToLegacyMessage()
  const { value } = await callNode(
    () =>
      connection.simulateTransaction(new VersionedTransaction(message), {
        commitment: 'confirmed',
        replaceRecentBlockhash: true,
        sigVerify: false,
      }),
    { signal },
  )
  const { err, returnData } = value
  const details = JSON.stringify(err)
  if (/AccountNotFound|InsufficientFunds/.test(details))
    throw new SolanaError({ code: 'FEE_NOT_COVERED', details })
  // The program rejects text that is no number, or too large.
  if (err && data[0] === UI_AMOUNT_TO_AMOUNT)
    throw new InvalidAmountError({ amount: details })
  const [text] = returnData?.data ?? []
  if (err || !text || returnData?.programId !== mint.program)
    throw new ApiResponseError({ details })
  const bytes = atob(text)
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0))
}
