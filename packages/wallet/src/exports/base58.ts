export { decodeBase58 } from '../solana/decodeBase58.js'
export { isSolanaAddress } from '../solana/isSolanaAddress.js'
