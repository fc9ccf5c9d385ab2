import type { WireError } from '../protocol/payloads.js'

const maxLength = 500
const maxDataLength = 65_536
const maxCauses = 10

/**
 * Converts a failure to what the app receives: one line, a code, and the
 * return data of a reverted call. Never a stack.
 */
export function toWireError(error: unknown): WireError {
  const wire: WireError = { message: getText(error) }
  let current = error
  for (let depth = 0; depth < maxCauses && isObject(current); depth++) {
    const { code, data } = current
    if (wire.code === undefined && isCode(code)) wire.code = code
    if (wire.data === undefined && isHex(data)) wire.data = data
    current = current.cause
  }
  return wire
}

function getText(error: unknown) {
  const { details, message, shortMessage } = isObject(error)
    ? error
    : { message: error }
  // viem errors keep the message of the node in `details`.
  const text = [details, shortMessage, message].find(
    (value) => typeof value === 'string' && value !== '',
  )
  const [line = ''] = String(text ?? 'An error occurred').split('\n')
  return line.slice(0, maxLength)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCode(value: unknown): value is string | number {
  return (
    Number.isInteger(value) ||
    (typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,63}$/.test(value))
  )
}

function isHex(value: unknown): value is `0x${string}` {
  return (
    typeof value === 'string' &&
    value.length <= maxDataLength &&
    /^0x[0-9a-f]*$/i.test(value)
  )
}
