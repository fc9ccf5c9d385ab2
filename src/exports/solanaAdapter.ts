export { FrameWalletAdapter } from '../solana/frame/FrameWalletAdapter.js'
