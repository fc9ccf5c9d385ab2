/** A login with the accounts that it has. */
export type KeptLogin = {
  /** No secret; the keys themselves are in no request. */
  addresses: { evm: string; solana: string }
  token: string
}

/** What the cookie of a login contains. */
export function toKeptValue({ addresses, token }: KeptLogin): string {
  return [token, addresses.evm, addresses.solana].join('.')
}

/** Reads it; nothing of another form. */
export function parseKept(value: string | undefined): KeptLogin | undefined {
  const [, token, evm, solana] =
    /^([\w-]{43})\.(0x[0-9a-fA-F]{40})\.([1-9A-HJ-NP-Za-km-z]{32,44})$/.exec(
      value ?? '',
    ) ?? []
  if (!token || !evm || !solana) return undefined
  return { addresses: { evm, solana }, token }
}
