export { KitError } from '../core/errors/base.js'
export {
  type SignInServerCode,
  SignInServerConfigError,
  SignInServerError,
} from '../core/errors/signInServer.js'
export {
  SiwxMessageError,
  type SiwxReason,
  SiwxUnreachableError,
} from '../core/errors/siwx.js'
export { createMemoryStore } from '../server/createMemoryStore.js'
export { createSignInServer } from '../server/createSignInServer.js'
export { toNodeHandler } from '../server/toNodeHandler.js'
export type {
  SignInChains,
  SignInServerSession,
  SignInStore,
} from '../server/types.js'
export { checkSiwxMessage } from '../siwx/checkSiwxMessage.js'
export { createSiwxMessage } from '../siwx/createSiwxMessage.js'
export { createSiwxNonce } from '../siwx/createSiwxNonce.js'
export { parseSiwxMessage } from '../siwx/parseSiwxMessage.js'
export type { SiwxMessageData, SiwxSession } from '../siwx/types.js'
export { verifySiwxSignature } from '../siwx/verifySiwxSignature.js'
