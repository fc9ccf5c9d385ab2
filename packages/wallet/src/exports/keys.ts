export { createSolanaKey } from '../keys/createSolanaKey.js'
