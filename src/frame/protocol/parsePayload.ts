import { InvalidParamsRpcError } from 'viem'

import { InvalidEmailError } from '../../core/errors/login.js'
import { getSchemaMessage } from './getSchemaMessage.js'
import { getSchemaText } from './getSchemaText.js'
import { type MessageName, messages, type Payload } from './protocol.js'

/**
 * Validates a payload before it is posted.
 *
 * @throws InvalidEmailError 'Invalid email'
 * @throws InvalidParamsRpcError with the schema's message in `details`
 */
export function parsePayload<name extends MessageName>(
  name: name,
  payload: unknown,
): Payload<name> {
  const result = messages[name].payload.safeParse(payload, {
    error: getSchemaMessage,
  })
  if (result.success) return result.data as Payload<name>
  if (name === 'CONNECT_EMAIL' || name === 'UPDATE_EMAIL')
    throw new InvalidEmailError()
  throw new InvalidParamsRpcError(new Error(getSchemaText(result.error)))
}
