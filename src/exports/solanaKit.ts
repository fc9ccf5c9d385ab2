export { getSigner } from '../solana/kit/getSigner.js'
