/**
 * Creates a cookie that scripts cannot read. On HTTPS its name starts with
 * `__Host-`: browsers accept it from this host only, not from a subdomain.
 *
 * @param parameters.isSecure - `false` for `http://localhost` only
 * @param parameters.name - name without its prefix
 * @param parameters.sameSite - when browsers send it
 */
export function createCookie(
  parameters: createCookie.Parameters,
): createCookie.ReturnType {
  const { isSecure, sameSite } = parameters
  const name = `${isSecure ? '__Host-' : ''}${parameters.name}`
  const attributes = `Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=${sameSite}`
  return {
    read(headers) {
      const values = (headers.get('cookie') ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
      // A second one was set by someone else, for another path.
      return values.length === 1 ? values[0] : undefined
    },
    write(value, maxAgeMs) {
      const maxAge = Math.floor(maxAgeMs / 1_000)
      return `${name}=${value}; Max-Age=${maxAge}; ${attributes}`
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

export declare namespace createCookie {
  type Parameters = {
    isSecure: boolean
    name: string
    sameSite: 'Lax' | 'Strict'
  }
  type ReturnType = {
    /** Returns `undefined` if there is none, or more than one. */
    read(headers: Pick<Headers, 'get'>): string | undefined
    write(value: string, maxAgeMs: number): string
    clear(): string
  }
}
