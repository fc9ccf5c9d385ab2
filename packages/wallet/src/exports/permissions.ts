export { encodeRedemption } from '../permissions/encodeRedemption.js'
