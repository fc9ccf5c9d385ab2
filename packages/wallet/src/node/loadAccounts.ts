/**
 * Loads what makes accounts: large, and not needed before a login.
 * Named one by one, or all of the module would be bundled, its lists of words
 * included.
 */
export async function loadAccounts() {
  const { generatePrivateKey, privateKeyToAccount, toAccount } = await import(
    'viem/accounts'
  )
  return { generatePrivateKey, privateKeyToAccount, toAccount }
}
