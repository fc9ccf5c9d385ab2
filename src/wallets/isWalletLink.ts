/**
 * Whether an untrusted URL may open a wallet: HTTP(S), or a custom scheme.
 * Schemes that run code or access the device are rejected.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isWalletLink('metamask://') // true
 * isWalletLink('javascript:alert(1)') // false
 */
export function isWalletLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false
  const scheme = /^([a-z][a-z0-9+.-]{1,30}):[^\s\p{C}]*$/iu.exec(value)?.[1]
  return scheme !== undefined && !refused.test(scheme)
}

const MAX_LENGTH = 2_048

const refused =
  /^(about|blob|chrome.*|data|file|filesystem|intent|javascript|vbscript|view-source)$/i
