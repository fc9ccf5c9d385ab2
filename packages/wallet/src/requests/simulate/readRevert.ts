import { readTokenRefusal } from 'latchkey/frame'
import { decodeErrorResult, type Hex, parseAbi, size, slice } from 'viem'
import { cleanText } from '../../core/cleanText.js'
import type { Strings } from '../../ui/language/translations/english.js'

const REASON_MAX_LENGTH = 80

const abi = parseAbi(['error Error(string reason)'])

/** Why calls would fail, in one sentence; the contract's words are quoted. */
export function readRevert(
  reason: Hex,
  { expected }: Pick<Strings, 'expected'>,
): string {
  const refusal = readTokenRefusal({ data: reason })
  if (refusal) return expected[refusal]
  const text = readReason(reason)
  return text ? expected.failsBecause(text) : expected.fails
}

function readReason(data: Hex): string {
  try {
    const { args } = decodeErrorResult({ abi, data })
    return cleanText(args[0], REASON_MAX_LENGTH)
  } catch {
    return size(data) >= 4 ? slice(data, 0, 4) : ''
  }
}
