import type { IncomingMessage } from 'node:http'
import { isAllowedOrigin } from 'latchkey-server/projects'
import { isLoopbackHost } from '../http/isLoopbackHost.js'
import { readToken } from './readToken.js'

/** Decides who may connect, in the words of the real relay. */
export function createAdmission(
  parameters: createAdmission.Parameters,
): (request: IncomingMessage) => readToken.ReturnType {
  const { getOrigins, now, port } = parameters
  return ({ headers, url = '/' }) => {
    const query = new URL(url, 'ws://localhost').searchParams
    const origins = getOrigins(query.get('projectId') ?? '')
    if (!origins) return { refusal: 'Unauthorized: invalid key' }
    // Only pages have an origin.
    if (headers.origin && !isAllowedOrigin(headers.origin, origins))
      return { refusal: 'Unauthorized: origin not allowed' }
    const isAudience = (audience: string) => isOwn(audience, port())
    return readToken(query.get('auth'), { isAudience, now })
  }
}

export declare namespace createAdmission {
  type Parameters = {
    /** Origins of a project, `undefined` for an unknown one. */
    getOrigins: (projectId: string) => readonly string[] | undefined
    now: () => number
    port: () => number
  }
}

function isOwn(audience: string, port: number) {
  if (!URL.canParse(audience)) return false
  const { host, port: own, protocol } = new URL(audience)
  return protocol === 'ws:' && isLoopbackHost(host) && Number(own) === port
}
