import { bytesToHex } from 'viem'
import { textRow } from '../approval/textRow.js'
import { revealText } from '../format/revealText.js'
import type { Instruction, Part } from './part.js'

/** A note that is kept on the chain, in full and with nothing hidden. */
export function decodeMemo({ data }: Instruction): Part {
  const text = toText(data)
  const memo = text === undefined ? bytesToHex(data) : revealText(text)
  const rows = [{ ...textRow('Memo', memo), testId: 'memo' }]
  const warnings =
    text === undefined || memo === text
      ? []
      : ['The memo has hidden characters, shown as ⟨U+…⟩.']
  return {
    title: 'Leave a public note',
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
