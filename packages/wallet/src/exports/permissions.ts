export { encodeContext } from '../requests/permissions/encodeContext.js'
export { encodeRedemption } from '../requests/permissions/encodeRedemption.js'
export { toDelegationData } from '../requests/permissions/toDelegationData.js'
export { verifyContext } from '../requests/permissions/verifyContext.js'
