import { EVM_NATIVE_PLACEHOLDER } from '../constants/swap.js'

/**
 * Addresses that stand for the native token, by namespace. Solana's is not a
 * mint: wrapped SOL ends with another digit.
 */
export const nativePlaceholders = {
  eip155: EVM_NATIVE_PLACEHOLDER,
  solana: 'So11111111111111111111111111111111111111111',
} as const
