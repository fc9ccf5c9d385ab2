export { encodeContext } from '../permissions/encodeContext.js'
export { encodeRedemption } from '../permissions/encodeRedemption.js'
export { toDelegationData } from '../permissions/toDelegationData.js'
export { verifyContext } from '../permissions/verifyContext.js'
