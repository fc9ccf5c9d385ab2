import { getSchemaMessage } from '../protocol/getSchemaMessage.js'
import { getSchemaText } from '../protocol/getSchemaText.js'
import {
  type MessageName,
  messages,
  type Payload,
} from '../protocol/protocol.js'
import { HostError } from './HostError.js'

/**
 * Parses the payload of a message with its schema.
 *
 * @throws HostError -32602, or `INVALID_EMAIL` for messages that carry only an
 * email
 */
export function parseMessage<name extends MessageName>(
  name: name,
  payload: unknown,
): Payload<name> {
  const result = messages[name].payload.safeParse(payload, {
    error: getSchemaMessage,
  })
  if (result.success) return result.data as Payload<name>
  const message = getSchemaText(result.error)
  throw name === 'CONNECT_EMAIL' || name === 'UPDATE_EMAIL'
    ? new HostError({ message: 'Invalid email', code: 'INVALID_EMAIL' })
    : new HostError({ message, code: -32602 })
}
