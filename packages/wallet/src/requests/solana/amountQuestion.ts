import { base58 } from '@scure/base'
import { encodeBase64 } from '../../core/encodeBase64.js'
import { programs } from './programs.js'

const AMOUNT_TO_UI_AMOUNT = 23
const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/**
 * Parameters of `simulateTransaction` that ask a Token-2022 mint's own program
 * what users see of an amount, in a transaction that nobody signs.
 *
 * @param payer - account with SOL; it pays nothing, but a simulation has to
 * name one
 */
export function toAmountQuestion(
  units: bigint,
  mint: string,
  payer: string,
): readonly unknown[] {
  const keys = [payer, mint, programs.token2022].map((key) =>
    base58.decode(key),
  )
  const amount = new Uint8Array(8)
  new DataView(amount.buffer).setBigUint64(0, units, true)
  const message = [
    // One signer, who pays; the mint and the program are only read.
    ...[1, 0, 2],
    ...[keys.length, ...keys.flatMap((key) => [...key])],
    // In place of the blockhash, which the node replaces.
    ...new Uint8Array(KEY_BYTES),
    ...[1, 2, 1, 1],
    ...[1 + amount.length, AMOUNT_TO_UI_AMOUNT, ...amount],
  ]
  return [
    encodeBase64(
      Uint8Array.from([1, ...new Uint8Array(SIGNATURE_BYTES), ...message]),
    ),
    {
      ...{ commitment: 'confirmed', encoding: 'base64' },
      ...{ replaceRecentBlockhash: true, sigVerify: false },
    },
  ]
}

/**
 * Reads the result of `simulateTransaction` for {@link toAmountQuestion}.
 *
 * @returns what users see, in 10^-decimals; `undefined` when the program has
 * not said it
 */
export function readShownUnits(
  answer: unknown,
  decimals: number,
): bigint | undefined {
  const { value } = (answer ?? {}) as { value?: Simulated }
  const { err, returnData } = value ?? {}
  const [text] = returnData?.data ?? []
  if (err !== null || !text || returnData?.programId !== programs.token2022)
    return undefined
  const [, whole, fraction = ''] =
    /^(\d{1,40})(?:\.(\d{1,255}))?$/.exec(atob(text)) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

type Simulated = {
  err?: unknown
  returnData?: { data?: readonly string[]; programId?: unknown } | null
}
