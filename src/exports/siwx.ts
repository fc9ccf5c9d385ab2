export { hostedSiwx } from '../siwx/client/hostedSiwx.js'
export type {
  SiwxMessenger,
  SiwxSigner,
  SiwxStorage,
  SiwxVerifier,
} from '../siwx/client/roles.js'
export { siwe } from '../siwx/client/siwe.js'
export type {
  SiweConfig,
  SiweMessageArgs,
  SiweMessageParams,
  SiweSession,
  SiweVerifyArgs,
} from '../siwx/client/siweConfig.js'
export { siwx } from '../siwx/client/siwx.js'
export type {
  SiwxAccount,
  SiwxAccounts,
  SiwxConfig,
  SiwxContext,
  SiwxEmailCapture,
  SiwxEmailRequest,
  SiwxFactory,
  SiwxMessage,
  SiwxMessageInput,
  SiwxSignRequest,
} from '../siwx/client/types.js'
export type { SiwxMessageData, SiwxSession } from '../siwx/types.js'
