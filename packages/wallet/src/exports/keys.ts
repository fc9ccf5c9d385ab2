export { createSolanaKey } from '../solana/createSolanaKey.js'
