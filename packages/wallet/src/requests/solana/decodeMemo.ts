import { bytesToHex } from 'viem'
import { revealText } from '../../core/format/revealText.js'
import { textRow } from '../../ui/textRow.js'
import type { DecodeContext, Instruction, Part } from './part.js'

/** A note that is kept on the chain, in full and with nothing hidden. */
export function decodeMemo(
  { data }: Instruction,
  { strings: { labels, solana } }: Pick<DecodeContext, 'strings'>,
): Part {
  const text = toText(data)
  const memo = text === undefined ? bytesToHex(data) : revealText(text)
  const rows = [{ ...textRow(labels.memo, memo), testId: 'memo' }]
  const warnings =
    text === undefined || memo === text ? [] : [solana.memoHidden]
  return {
    title: solana.memo,
    rows,
    warnings,
    companion: { account: undefined, rows, warnings },
  }
}

function toText(data: Uint8Array) {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(data)
  } catch {
    return undefined
  }
}
