export { decodeBase58 } from '../core/decodeBase58.js'
export { isSolanaAddress } from '../requests/solana/isSolanaAddress.js'
