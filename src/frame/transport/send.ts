import type { FrameUser } from '../../core/ports.js'
import type { MessageName, Payload, Reply } from '../protocol/protocol.js'
import type { FrameRequest } from './createPendingRequest.js'

export type FrameSendOptions = Omit<FrameRequest, 'name' | 'payload'>

/** Sends one request; resolves with the validated payload of its answer. */
export type FrameSend = <name extends MessageName>(
  name: name,
  payload?: Payload<name>,
  options?: FrameSendOptions,
) => Promise<Reply<name>>

/** Called when the frame has a new session; some logins report its user. */
export type OnFrameLogin = (user?: FrameUser | undefined) => void
