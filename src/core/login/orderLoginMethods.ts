/** A way to connect. */
export type LoginMethod = 'email' | 'social' | 'wallet'

/**
 * Returns the ways to connect in the order they are offered: email, social,
 * wallet; wallet first when one is installed.
 *
 * @param parameters.available - ways to connect that can be offered
 * @param parameters.isWalletDetected - whether a wallet is installed
 * @param parameters.order - ways to connect the app wants first
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
