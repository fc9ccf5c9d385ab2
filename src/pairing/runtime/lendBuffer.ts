/**
 * Gives the page a global `Buffer` until it is returned, unless the page has
 * one: the WalletConnect library encodes and decodes ReCaps with it, in
 * browsers too. It has what that takes, and is not enumerable.
 *
 * @returns takes it away once all who have borrowed it have returned it
 *
 * @example
 * const giveBack = lendBuffer()
 */
export function lendBuffer(): () => void {
  const scope = globalThis as unknown as { Buffer?: LentBuffer }
  const found = scope.Buffer
  if (found && !(loans in found)) return () => {}
  const lent = found ?? createBuffer()
  lent[loans]++
  if (!found)
    Object.defineProperty(scope, 'Buffer', {
      configurable: true,
      value: lent,
      writable: true,
    })
  let isLent = true
  return () => {
    if (!isLent) return
    isLent = false
    lent[loans]--
    if (lent[loans] === 0 && scope.Buffer === lent) delete scope.Buffer
  }
}

const loans = Symbol('loans')

type LentBuffer = ReturnType<typeof createBuffer>

function createBuffer() {
  return {
    [loans]: 0,
    from(
      value: string | ArrayBuffer | Iterable<number>,
      encodingOrOffset?: string | number,
      length?: number,
    ) {
      if (typeof value === 'string')
        return toBuffer(decode(value, encodingOrOffset))
      if (value instanceof ArrayBuffer)
        return toBuffer(
          new Uint8Array(value, Number(encodingOrOffset ?? 0), length),
        )
      return toBuffer(Uint8Array.from(value))
    },
    isBuffer: (value: unknown) =>
      value instanceof Uint8Array && Object.hasOwn(value, 'toString'),
  }
}

function toBuffer(bytes: Uint8Array) {
  return Object.defineProperty(bytes, 'toString', {
    value: (encoding = 'utf8') => encode(bytes, encoding),
  })
}

function encode(bytes: Uint8Array, encoding: string) {
  if (encoding === 'base64')
    return btoa(Array.from(bytes, toCharacter).join(''))
  if (encoding === 'hex')
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )
  return new TextDecoder().decode(bytes)
}

function decode(text: string, encoding: unknown) {
  if (encoding === 'base64')
    return Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
  if (encoding === 'hex')
    return Uint8Array.from(text.match(/../g) ?? [], (digits) =>
      Number.parseInt(digits, 16),
    )
  return new TextEncoder().encode(text)
}

const toCharacter = (byte: number) => String.fromCharCode(byte)
