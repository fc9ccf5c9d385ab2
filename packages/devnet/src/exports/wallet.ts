export { createEngine } from '../wallet/createEngine.js'
export { createMemoryStorage } from '../wallet/createMemoryStorage.js'
export type {
  ApproveChoice,
  Engine,
  EngineEvent,
  Namespace,
  Proposal,
  RpcFailure,
  WalletChain,
  WalletKeys,
  WalletRequest,
  WalletSession,
} from '../wallet/engine.js'
export { getSigner } from '../wallet/getSigner.js'
