export { buildWallet } from '../build/buildWallet.js'
