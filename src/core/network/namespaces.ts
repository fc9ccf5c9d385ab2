/** CAIP-104 namespaces this package can name; it connects `eip155`. */
export const namespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
] as const

/** Kind of network, the part of a CAIP-2 id before the colon. */
export type Namespace = (typeof namespaces)[number]

/**
 * Whether a value is a namespace this package knows.
 *
 * @example
 * isNamespace('eip155') // true
 * isNamespace('EIP155') // false
 */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
