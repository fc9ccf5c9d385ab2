import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import { readShownUnits, toAmountQuestion } from './amountQuestion.js'
import { formatTokens } from './formatTokens.js'
import { isConverted } from './isConverted.js'
import type { DecodeContext } from './part.js'
import type { Mint } from './readMint.js'

/** An amount of tokens as the card shows it. */
export type ShownTokens = {
  text: string
  /** Base units, where another amount is shown. */
  note?: string | undefined
  /** What prices count, in 10^-decimals; `undefined` where nobody can tell. */
  units: bigint | undefined
}

type Context = Pick<DecodeContext, 'cluster' | 'rpc' | 'strings' | 'user'>

/**
 * Shows an amount of tokens. Where the token bears interest or has a scale, the
 * token's own program says what users see, and the base units, which are what
 * is signed, stand beside it; without its answer they stand alone.
 */
export async function showTokens(
  units: bigint,
  mint: Mint | undefined,
  context: Context,
): Promise<ShownTokens> {
  const { strings } = context
  if (!mint || !isConverted(mint))
    return { text: formatTokens(units, mint, strings), units }
  const note = strings.solana.baseUnits(units)
  const shown = await convert(units, mint, context).catch(() => undefined)
  return shown === undefined
    ? {
        text: mint.isUnnamed ? note : `${note} (${mint.symbol})`,
        units: undefined,
      }
    : { note, text: formatUnitsText(shown, mint), units: shown }
}

/**
 * @returns what users see, in 10^-decimals; `undefined` when the program has
 * not said it
 */
async function convert(
  units: bigint,
  { address, decimals }: Mint,
  { cluster, rpc, user }: Context,
): Promise<bigint | undefined> {
  const question = toAmountQuestion(units, address, user)
  const answer = await rpc(cluster, 'simulateTransaction', question)
  return readShownUnits(answer, decimals)
}
