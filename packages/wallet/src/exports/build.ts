export { buildWallet } from '../buildWallet.js'
