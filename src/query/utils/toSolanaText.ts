/**
 * Returns the option `solana` as text: react-query cannot serialize a bigint.
 */
export function toSolanaText(options: { solana?: unknown }): readonly string[] {
  try {
    const { solana } = options
    return solana ? [String(JSON.stringify(solana, toText))] : []
  } catch {
    return ['unreadable']
  }
}

function toText(_key: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
