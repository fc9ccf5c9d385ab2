export { readDataFee } from '../features/payments/readDataFee.js'
export { type GasFees, readGasFees } from '../features/payments/readGasFees.js'
export { readTokenRefusal } from '../features/payments/readTokenRefusal.js'
export { createFrameHost } from '../frame/host/createFrameHost.js'
export { HostError } from '../frame/host/HostError.js'
export type {
  HostApprovalRequest,
  HostApprove,
  HostContext,
  HostHandlers,
  HostLimits,
  HostRpcRequest,
} from '../frame/host/types.js'
export type { WireError } from '../frame/protocol/payloads.js'
export {
  approvalMethods,
  getMethodPolicy,
  getTimeouts,
  isRepeatable,
  safeMethods,
} from '../frame/protocol/policy.js'
export {
  type AppType,
  appMarker,
  appTypes,
  type Envelope,
  type EventName,
  events,
  type FrameType,
  frameMarker,
  frameTypes,
  type MessageName,
  messages,
  type Payload,
  type Reply,
  wireError,
} from '../frame/protocol/protocol.js'
export { rpcParams } from '../frame/protocol/rpc.js'
