/** Asks the faucet to fill accounts that have nothing. */
export async function fundAccounts(
  addresses: readonly string[],
): Promise<void> {
  // A wallet without money still connects and signs.
  for (const address of addresses)
    await fetch('/faucet', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    }).catch(() => {})
}
