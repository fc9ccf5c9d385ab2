import { type SolanaMethod, solanaMethods } from './approvalMethods.js'

/** Whether it is one of the unsafe methods that this wallet has for Solana. */
export function isSolanaMethod(method: string): method is SolanaMethod {
  return (solanaMethods as readonly string[]).includes(method)
}
