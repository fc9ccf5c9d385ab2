/** The part of Node.js's `Buffer` that signing in with a connection uses. */
type Stub = {
  from(value: string | ArrayLike<number>, encoding?: string): Uint8Array
  isBuffer(): boolean
  /** Attempts that use it. It also tells the stub from a real `Buffer`. */
  users: Set<symbol>
}

/**
 * Provides a global `Buffer` until the returned function is called, unless the
 * page has one.
 *
 * The WalletConnect library encodes ReCaps and hashes with `Buffer`, also in
 * browsers, where it does not exist: without it, `authenticate` throws.
 */
export function provideBuffer(): () => void {
  const scope: { Buffer?: Partial<Stub> | undefined } = globalThis as never
  if (scope.Buffer && !scope.Buffer.users) return () => {}
  const user = Symbol('user')
  if (!scope.Buffer)
    Object.defineProperty(scope, 'Buffer', {
      configurable: true,
      value: createStub(),
      writable: true,
    })
  const stub = scope.Buffer
  stub?.users?.add(user)
  return () => {
    stub?.users?.delete(user)
    // The page may have loaded a real one meanwhile.
    if (scope.Buffer === stub && stub?.users?.size === 0)
      Reflect.deleteProperty(scope, 'Buffer')
  }
}

function createStub(): Stub {
  return {
    from(value, encoding) {
      const bytes = toBytes(value, encoding)
      return Object.defineProperty(bytes, 'toString', {
        value: (format?: string) => toText(bytes, format),
      })
    },
    isBuffer: () => false,
    users: new Set(),
  }
}

function toBytes(value: string | ArrayLike<number>, encoding?: string) {
  if (typeof value !== 'string') return Uint8Array.from(value)
  if (encoding === 'base64') return toCodes(atob(value))
  return new TextEncoder().encode(value)
}

const toCodes = (binary: string) =>
  Uint8Array.from(binary, (char) => char.charCodeAt(0))

function toText(bytes: Uint8Array, format?: string) {
  if (format === 'base64')
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  if (format === 'hex')
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )
  return new TextDecoder().decode(bytes)
}
