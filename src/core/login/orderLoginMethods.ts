/** A way to connect. */
export type LoginMethod = 'email' | 'social' | 'wallet'

/**
 * The order in which ways to connect are offered: email, social, wallet, and
 * wallets first when one is installed.
 *
 * @param parameters.available - what can be offered
 * @param parameters.isWalletDetected - a wallet is installed
 * @param parameters.order - those to be offered first, as an app wishes
 *
 * @example
 * orderLoginMethods({ available: ['wallet', 'email'], isWalletDetected: false })
 * // ['email', 'wallet']
 */
export function orderLoginMethods(
  parameters: orderLoginMethods.Parameters,
): readonly LoginMethod[] {
  const { available, isWalletDetected } = parameters
  const usual: readonly LoginMethod[] = isWalletDetected
    ? ['wallet', 'email', 'social']
    : ['email', 'social', 'wallet']
  const order = new Set([...(parameters.order ?? []), ...usual])
  return [...order].filter((method) => available.includes(method))
}

export declare namespace orderLoginMethods {
  type Parameters = {
    available: readonly LoginMethod[]
    isWalletDetected: boolean
    order?: readonly LoginMethod[] | undefined
  }
}
