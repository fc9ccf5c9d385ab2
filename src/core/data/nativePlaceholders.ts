import { EVM_NATIVE_PLACEHOLDER } from '../constants.js'

/**
 * What stands for the native coin where an address is wanted, by namespace.
 * That of Solana is none of a mint: wrapped SOL ends with another digit.
 */
export const nativePlaceholders = {
  eip155: EVM_NATIVE_PLACEHOLDER,
  solana: 'So11111111111111111111111111111111111111111',
} as const
