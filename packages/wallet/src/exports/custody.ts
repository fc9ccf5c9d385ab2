export { bindTo, type Method, type Owner } from '../custody/bindTo.js'
export { createCustody } from '../custody/createCustody.js'
export {
  type CustodyApi,
  type CustodyRecords,
  createCustodyApi,
} from '../custody/createCustodyApi.js'
export { createCustodyParts } from '../custody/createCustodyParts.js'
export { createSecret } from '../custody/createSecret.js'
export { createShareStore } from '../custody/createShareStore.js'
export { decodeBase64 } from '../custody/decodeBase64.js'
export { deriveAddresses } from '../custody/deriveAddresses.js'
export { deriveKeys, type Keys } from '../custody/deriveKeys.js'
export { deriveWrapKeys, type WrapKeys } from '../custody/deriveWrapKeys.js'
export { formatRecoveryCode } from '../custody/formatRecoveryCode.js'
export { openBox } from '../custody/openBox.js'
export { openShares } from '../custody/openShares.js'
export { parseRecoveryCode } from '../custody/parseRecoveryCode.js'
export { sealBox } from '../custody/sealBox.js'
export type { Addresses, Secret } from '../custody/secret.js'
export { type Shares, splitSecret } from '../custody/splitSecret.js'
export { toPhrase } from '../custody/toPhrase.js'
export { english } from '../language/english.js'
