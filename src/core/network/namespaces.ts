/**
 * Namespaces (CAIP-104) this package knows. It connects `eip155` and `solana`.
 */
export const namespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
] as const

/** Namespace: the part of a CAIP-2 ID before the colon. */
export type Namespace = (typeof namespaces)[number]

/**
 * Whether a value is a known namespace.
 *
 * @example
 * isNamespace('eip155') // true
 * isNamespace('EIP155') // false
 */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
